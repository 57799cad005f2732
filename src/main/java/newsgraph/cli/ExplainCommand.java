package newsgraph.cli;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.apache.jena.graph.Node;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code newsgraph explain}: shows the sentences behind what the graph says. */
@Command(
        name = "explain",
        header = "Show the sentences behind a fact.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Shows the sentences behind what the graph says of an entity: article, speaker, wording, and whether the fact "
                    + "stands or why not.",
            "An entity is named by any of its names or its IRI, a relation by its name or label."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph explain 'Julian Assange'",
            "  newsgraph explain Ecuador grantedAsylumTo",
            "  newsgraph explain Ecuador 'granted asylum to' 'Julian Assange'"
        })
final class ExplainCommand implements Callable<Integer> {
    private static final int SUGGESTIONS = 3;

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Parameters(index = "0", paramLabel = "ENTITY", description = "Whom or what to explain.")
    private String entity = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "RELATION", description = "Only claims of this relation.")
    private @Nullable String relation;

    @Parameters(
            index = "2",
            arity = "0..1",
            paramLabel = "ENTITY",
            description = "Only claims with this entity at the other end.")
    private @Nullable String other;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        List<StoredClaim> claims;
        try (Store opened = store.openExisting()) {
            claims = opened.read(dataset -> {
                StoredClaims stored = new StoredClaims(dataset.getUnionGraph());
                Set<Node> one = entities(stored, entity);
                return stored.of(one, relation, other == null ? null : entities(stored, other));
            });
        }
        if (claims.isEmpty()) {
            console.error("newsgraph: no sentence says so. Leave out the last argument to see more.");
            return ExitCode.FAILED;
        }
        print(claims);
        return ExitCode.DONE;
    }

    private static Set<Node> entities(StoredClaims stored, String words) {
        Set<Node> found = stored.entities(words);
        if (found.isEmpty()) {
            List<String> near = stored.near(words, SUGGESTIONS);
            throw new Failure(
                    ExitCode.FAILED,
                    "the store knows nobody and nothing called \"" + words + "\"."
                            + (near.isEmpty() ? "" : " Did you mean " + String.join(", ", near) + "?"));
        }
        return found;
    }

    private void print(List<StoredClaim> claims) {
        String statement = "";
        for (StoredClaim claim : claims) {
            if (!claim.statement().equals(statement)) {
                console.print((statement.isEmpty() ? "" : "\n") + claim.statement());
                statement = claim.statement();
            }
            console.print("  " + claim.sentence());
            console.print("    " + claim.standing());
            console.print("    wording: " + claim.wording());
            console.print("    article: " + article(claim));
        }
    }

    private static String article(StoredClaim claim) {
        return (claim.title() == null ? "" : "“" + claim.title() + "” ")
                + (claim.published() == null ? "" : "of " + claim.published() + " ")
                + "<"
                + claim.article()
                + ">";
    }
}
