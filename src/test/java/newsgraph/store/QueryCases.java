package newsgraph.store;

import java.util.Map;
import java.util.Objects;

/** What the bundled queries that need parameters are asked in tests. */
final class QueryCases {
    private static final Map<String, Map<String, String>> PARAMETERS = Map.of(
            "relations", Map.of("entity", "côte d'ivoire"),
            "article", Map.of("article", "2021/asylum_2"),
            "evidence", Map.of("entity", "Lena Marek", "relation", "granted asylum to"),
            "mentions", Map.of("entity", "https://w3id.org/newsgraph/id/state/peru"));

    private QueryCases() {}

    static Map<String, String> parameters(BundledQuery query) {
        return Objects.requireNonNull(PARAMETERS.getOrDefault(query.name(), Map.of()));
    }
}
