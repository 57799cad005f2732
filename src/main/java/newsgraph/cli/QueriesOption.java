package newsgraph.cli;

import java.util.Comparator;
import java.util.List;
import newsgraph.article.FileName;
import newsgraph.store.BundledQueries;
import newsgraph.store.BundledQuery;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which queries have names. */
final class QueriesOption {
    private static final int SUGGESTIONS = 3;

    @Option(
            names = "--queries",
            paramLabel = "DIR",
            description = "A folder of .rq files of your own (default: the queries that ship with Newsgraph).")
    private @Nullable String folder;

    BundledQueries all() {
        return folder == null ? BundledQueries.bundled() : BundledQueries.read(FileName.path(folder));
    }

    /** The query of that name; only where it is missing or no good are the others looked at. */
    BundledQuery named(String name) {
        BundledQueries asked =
                folder == null ? BundledQueries.bundled(name) : BundledQueries.read(FileName.path(folder), name);
        return asked.named(name).orElseThrow(() -> missing(name, all()));
    }

    private static Failure missing(String name, BundledQueries queries) {
        StringBuilder message = new StringBuilder("there is no query called \"" + name + "\".");
        List<String> near = near(name, queries);
        if (!near.isEmpty()) {
            message.append(" Did you mean ").append(String.join(", ", near)).append('?');
        }
        message.append(" See: newsgraph queries");
        queries.problems().forEach(problem -> message.append('\n').append(problem));
        return new Failure(ExitCode.USAGE, message.toString());
    }

    private static List<String> near(String name, BundledQueries queries) {
        return queries.all().stream()
                .map(BundledQuery::name)
                .filter(other -> Similarity.of(name, other) >= Similarity.CLOSE)
                .sorted(Comparator.comparing((String other) -> -Similarity.of(name, other))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(SUGGESTIONS)
                .toList();
    }
}
