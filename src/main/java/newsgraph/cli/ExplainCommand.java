package newsgraph.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import newsgraph.article.Article;
import newsgraph.language.TextAnalyzer;
import newsgraph.pipeline.ArticleAnalyzer;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.apache.jena.graph.Node;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph explain}: shows the sentences behind what the graph says. */
@Command(
        name = "explain",
        header = "Show the sentences behind a fact.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Shows the sentences behind what the graph says of an entity: article, speaker, wording, the path through the "
                    + "syntax, and whether the fact stands or why not. Path and reason come of reading the article's text "
                    + "anew, by the ontology and models of now.",
            "With --sentence, shows what is read in a sentence of your own, and which wordings it nearly uses.",
            "An entity is named by any of its names or its IRI, a relation by its name or label."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph explain 'Julian Assange'",
            "  newsgraph explain Ecuador grantedAsylumTo",
            "  newsgraph explain Ecuador 'granted asylum to' 'Julian Assange'",
            "  newsgraph explain --sentence 'Ecuador accorded asylum to Julian Assange.'",
            "  echo 'Norway let Ana Ruiz in.' | newsgraph explain --sentence - --ontology my-ontology"
        })
final class ExplainCommand implements Callable<Integer> {
    private static final int SUGGESTIONS = 3;

    /** So many articles at most are read anew; of the claims of further ones no path is shown. */
    private static final int MOST_REREAD = 50;

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    @Option(
            names = "--sentence",
            paramLabel = "TEXT",
            description = "Explain how this text is read; - reads it from standard input.")
    private @Nullable String sentence;

    @Option(
            names = "--nearest",
            paramLabel = "N",
            defaultValue = "5",
            description = "With --sentence, show so many near misses a sentence (default: 5).")
    private int nearest = 5;

    @Parameters(index = "0", arity = "0..1", paramLabel = "ENTITY", description = "Whom or what to explain.")
    private @Nullable String entity;

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
        if (sentence != null) {
            if (entity != null) {
                throw new Failure(ExitCode.USAGE, "--sentence takes no entity besides. Leave out one of the two.");
            }
            return explainSentence(sentence);
        }
        if (entity == null) {
            throw new Failure(ExitCode.USAGE, "name an entity, or give a sentence with --sentence.");
        }
        String named = entity;
        List<StoredClaim> claims;
        Map<String, String> texts = new LinkedHashMap<>();
        try (Store opened = store.openExisting()) {
            claims = opened.read(dataset -> {
                StoredClaims stored = new StoredClaims(dataset.getUnionGraph());
                Set<Node> one = entities(stored, named);
                List<StoredClaim> found = stored.of(one, relation, other == null ? null : entities(stored, other));
                for (StoredClaim claim : found) {
                    if (texts.size() < MOST_REREAD) {
                        texts.computeIfAbsent(claim.article(), stored::articleText);
                    }
                }
                return found;
            });
        }
        if (claims.isEmpty()) {
            console.error("newsgraph: no sentence says so. Leave out the last argument to see more.");
            return ExitCode.FAILED;
        }
        print(claims, new StoredGrounds(texts, ontology.ruleBook()));
        return ExitCode.DONE;
    }

    private int explainSentence(String given) {
        String text = given;
        if (given.equals("-")) {
            try {
                text = new String(new BufferedInputStream(console.in()).readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new Failure(ExitCode.FAILED, "standard input can't be read (" + e.getMessage() + ").");
            }
        }
        if (text.isBlank()) {
            throw new Failure(ExitCode.USAGE, "--sentence: there is no text to explain.");
        }
        if (nearest < 0) {
            throw new Failure(ExitCode.USAGE, "--nearest must be 0 or more, not " + nearest + ".");
        }
        ArticleAnalyzer analyzer = new ArticleAnalyzer(ontology.ruleBook(), TextAnalyzer.shared());
        Article article = new Article("sentence", "sentence", text.strip(), null, null, null, null, null);
        new SentenceExplanation(analyzer.explain(article, nearest)).lines().forEach(console::print);
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

    private void print(List<StoredClaim> claims, StoredGrounds grounds) {
        String statement = "";
        for (StoredClaim claim : claims) {
            if (!claim.statement().equals(statement)) {
                console.print((statement.isEmpty() ? "" : "\n") + claim.statement());
                statement = claim.statement();
            }
            console.print("  " + claim.sentence());
            console.print("    " + claim.standing());
            console.print("    wording: " + claim.wording());
            grounds.lines(claim).forEach(line -> console.print("    " + line));
            console.print("    article: " + claim.source());
        }
    }
}
