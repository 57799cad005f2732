package newsgraph.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.article.Problem;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.graph.Iris;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the pipeline makes of many articles; the stages before it are stood in for. */
class PipelineTest {
    static final RuleBook NO_RULES = new RuleBook(List.of(), Map.of(), List.of(), List.of(), Map.of());
    private static final Relation MET = new Relation(
            "https://w3id.org/newsgraph/ontology#met",
            "met",
            "met",
            "",
            Set.of(),
            Set.of(),
            List.of(),
            null,
            null,
            null,
            null,
            List.of(),
            List.of());

    @TempDir
    private Path folder = Path.of("");

    /** What is heard while building. */
    private static final class Heard implements BuildListener {
        private final List<String> understood = new ArrayList<>();
        private final List<Throwable> causes = new ArrayList<>();

        @Override
        public void understood(Article article) {
            understood.add(article.key());
        }

        @Override
        public void refused(Problem problem, @Nullable Throwable cause) {
            if (cause != null) {
                causes.add(cause);
            }
        }
    }

    private final Heard heard = new Heard();

    /** Reads "A B" as a claim that A met B. */
    static Analysis met(Article article) {
        String[] words = article.text().split(" ", -1);
        int second = words[0].length() + 1;
        Sentence sentence =
                new Sentence(0, article.text().length(), List.of(token(words[0], 0), token(words[1], second)));
        Entity one = person(words[0], 0);
        Entity other = person(words[1], 1);
        Claim claim = new Claim(
                one,
                MET,
                new Argument.Of(other),
                Map.of(),
                Polarity.POSITIVE,
                Modality.ACTUAL,
                null,
                true,
                false,
                null,
                1,
                "SUBJECT met OBJECT",
                0,
                0,
                words[0].length());
        return new Analysis(
                article,
                new Text(article.text(), List.of(sentence), List.of()),
                new Entities(List.of(one, other), List.of()),
                new Claims(List.of(claim), List.of()));
    }

    private static Token token(String word, int begin) {
        return new Token(begin, begin + word.length(), word, word, "PROPN", "NNP", begin == 0 ? -1 : 0, "dep");
    }

    private static Entity person(String name, int token) {
        Mention mention = new Mention(0, token, token + 1, token, Mention.Form.NAME);
        return new Entity(Kind.PERSON, "Person", name, Set.of(), null, null, null, List.of(mention));
    }

    private BuildReport build(int jobs, Function<Article, Analysis> analyzer, String lines) throws StoreException {
        return new Pipeline(jobs, NO_RULES, analyzer, new Iris())
                .build(
                        new Articles(
                                null,
                                Offsets.OF_ARTICLE,
                                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8))),
                        List.of("-"),
                        () -> Store.open(folder.resolve("store")),
                        heard);
    }

    private static String lines(int from, int to) {
        StringBuilder lines = new StringBuilder();
        for (int i = from; i < to; i++) {
            lines.append("{\"id\":\"")
                    .append(i)
                    .append("\",\"text\":\"Ana Bo")
                    .append(i)
                    .append("\"}\n");
        }
        return lines.toString();
    }

    private List<String> graphs() throws StoreException {
        try (Store store = Store.openExisting(folder.resolve("store"))) {
            return store.graphs();
        }
    }

    @Test
    void aStageThatFailsCostsItsArticleOnly() throws StoreException {
        IllegalStateException broken = new IllegalStateException("no parse");
        BuildReport report = build(
                3,
                article -> {
                    if (article.key().equals("4")) {
                        throw broken;
                    }
                    if (article.key().equals("7")) {
                        throw new StackOverflowError();
                    }
                    return met(article);
                },
                lines(0, 10));
        assertEquals(8, report.added());
        assertEquals(2, report.refused().size());
        assertTrue(
                report.refused().get(0).message().startsWith("standard input:5: Newsgraph failed on it"),
                () -> report.refused().get(0).message());
        assertTrue(report.refused().get(0).message().contains("no parse"));
        assertEquals(List.of("0", "1", "2", "3", "5", "6", "8", "9"), heard.understood);
        assertEquals(broken, heard.causes.get(0));
        assertTrue(graphs().contains(new Iris().article("9")));
        assertFalse(graphs().contains(new Iris().article("4")));
    }

    @Test
    void theReportCountsEachEntityAndFactOnce() throws StoreException {
        BuildReport report = build(
                2,
                PipelineTest::met,
                "{\"id\":\"a\",\"text\":\"Ana Bo\"}\n{\"id\":\"b\",\"text\":\"Ana Bo\"}\n{\"id\":\"c\",\"text\":\"Ana Cy\"}\nx\n");
        assertEquals(3, report.articles());
        assertEquals(3, report.entities());
        assertEquals(2, report.facts());
        assertEquals(3, report.claims());
        assertEquals(1, report.refused().size());
    }

    @Test
    void aSecondBuildTellsNewFromChangedFromUnchanged() throws StoreException {
        build(2, PipelineTest::met, lines(0, 5));
        BuildReport again =
                build(2, PipelineTest::met, lines(2, 4) + "{\"id\":\"0\",\"text\":\"Ana Other\"}\n" + lines(5, 6));
        assertEquals(1, again.added());
        assertEquals(1, again.changed());
        assertEquals(2, again.unchanged());
        assertEquals(
                6,
                graphs().stream().filter(graph -> graph.contains("/article/")).count());
    }

    @Test
    void withoutAnArticleNoStoreIsOpened() throws StoreException {
        BuildReport report = build(2, PipelineTest::met, "{\"id\":\"a\"}\n{oops\n");
        assertEquals(0, report.articles());
        assertEquals(2, report.refused().size());
        assertFalse(Files.exists(folder.resolve("store")));
    }

    @Test
    void aStoreThatCannotBeOpenedEndsTheBuild() {
        assertThrows(
                StoreException.class,
                () -> new Pipeline(2, NO_RULES, PipelineTest::met, new Iris())
                        .build(
                                new Articles(
                                        null,
                                        Offsets.OF_ARTICLE,
                                        new ByteArrayInputStream(lines(0, 3).getBytes(StandardCharsets.UTF_8))),
                                List.of("-"),
                                () -> {
                                    throw new StoreException("held by process 7");
                                },
                                heard));
    }
}
