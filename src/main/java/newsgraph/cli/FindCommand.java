package newsgraph.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.TextHit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph find}: the sentences and names with some words. */
@Command(
        name = "find",
        header = "Find sentences and names by their words.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Finds the sentences and the entities' names that have all of the words, the best first, and shows the article "
                    + "and the facts around each. Case, accents and the kind of apostrophe make no difference.",
            "Words in double quotes stand together in their order; a word that ends in * stands for all that begin so. "
                    + "Nothing else has a special meaning. Exit status 1 where nothing is found."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph find asylum embassy",
            "  newsgraph find '\"political asylum\" assang*'",
            "  newsgraph find --format json --limit 100 zurawski"
        })
final class FindCommand implements Callable<Integer> {
    private static final int MOST_CLAIMS = 5;
    private static final int MOST_HITS = 100_000;

    /** How hits are shown. */
    enum Format {
        TEXT,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Option(names = "--limit", paramLabel = "N", description = "How many hits at most (default: ${DEFAULT-VALUE}).")
    private int limit = 20;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES}: for people, or an object a line (default: ${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Parameters(paramLabel = "WORDS", arity = "1..*", description = "What to look for.")
    private List<String> words = List.of();

    FindCommand(Console console) {
        this.console = console;
    }

    /** What the store has of a hit. */
    private record Shown(FoundText text, float score) {}

    @Override
    public Integer call() throws StoreException {
        if (limit < 1 || limit > MOST_HITS) {
            throw new Failure(ExitCode.USAGE, "--limit must be from 1 to " + MOST_HITS + ", not " + limit);
        }
        try (Store opened = store.openExisting()) {
            if (!opened.textIndexIsInStep()) {
                console.info("The text index is not in step with the store and is made anew.");
            }
            List<TextHit> hits = opened.find(String.join(" ", words), limit);
            List<Shown> shown = opened.read(dataset -> {
                StoredClaims claims = new StoredClaims(dataset.getUnionGraph());
                return hits.stream().flatMap(hit -> shown(claims, hit)).toList();
            });
            if (shown.isEmpty()) {
                console.error("newsgraph: no sentence and no name has all of these words.");
                return ExitCode.FAILED;
            }
            print(shown);
        }
        return ExitCode.DONE;
    }

    private static Stream<Shown> shown(StoredClaims claims, TextHit hit) {
        FoundText found = claims.found(hit.iri());
        return found == null ? Stream.empty() : Stream.of(new Shown(found, hit.score()));
    }

    private void print(List<Shown> all) {
        Gson gson = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
        for (Shown shown : all) {
            if (format == Format.JSON) {
                console.print(gson.toJson(shown.text().json(shown.score())));
            } else {
                shown.text().lines(MOST_CLAIMS).forEach(console::print);
            }
        }
    }
}
