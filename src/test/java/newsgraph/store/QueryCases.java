package newsgraph.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Iris;
import newsgraph.graph.Vocabulary;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;

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

    /** The record of a build that did not end. */
    static Update.Entry build(Iris iris) {
        Instant start = Instant.parse("2026-03-01T12:00:00Z");
        Node graph = NodeFactory.createURI(iris.builds());
        Node build = NodeFactory.createURI(iris.build(start));
        Node one = NodeFactory.createLiteralString("1.0");
        return new Update.Entry(
                iris.builds(),
                iris.build(start),
                List.of(
                        new Quad(graph, build, Vocabulary.TYPE, Bookkeeping.BUILD),
                        new Quad(
                                graph,
                                build,
                                Bookkeeping.STARTED,
                                NodeFactory.createLiteralDT(start.toString(), XSDDatatype.XSDdateTime)),
                        new Quad(graph, build, Bookkeeping.VERSION, one),
                        new Quad(graph, build, Bookkeeping.MODELS_FINGERPRINT, one),
                        new Quad(graph, build, Bookkeeping.ONTOLOGY_FINGERPRINT, one)));
    }
}
