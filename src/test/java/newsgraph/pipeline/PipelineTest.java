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
import java.util.function.Function;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.article.Problem;
import newsgraph.graph.Iris;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the pipeline makes of many articles; the stages before it are stood in for. */
class PipelineTest {
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

    private BuildReport build(int jobs, Function<Article, Analysis> analyzer, String lines) throws StoreException {
        try (BuildStore store = new BuildStore(() -> Store.open(folder.resolve("store")))) {
            return new Pipeline(jobs, () -> new Engine(Met.NO_RULES, analyzer), new Iris(), Met.READER)
                    .build(
                            new Articles(
                                    null,
                                    Offsets.OF_ARTICLE,
                                    new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8))),
                            List.of("-"),
                            store,
                            BuildOptions.usual(),
                            heard);
        }
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
                    return Met.read(article);
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
                Met::read,
                "{\"id\":\"a\",\"text\":\"Ana Bo\"}\n{\"id\":\"b\",\"text\":\"Ana Bo\"}\n{\"id\":\"c\",\"text\":\"Ana Cy\"}\nx\n");
        assertEquals(3, report.articles());
        assertEquals(3, report.entities());
        assertEquals(2, report.facts());
        assertEquals(3, report.claims());
        assertEquals(1, report.refused().size());
    }

    @Test
    void aSecondBuildTellsNewFromChangedFromUnchanged() throws StoreException {
        build(2, Met::read, lines(0, 5));
        BuildReport again = build(2, Met::read, lines(2, 4) + "{\"id\":\"0\",\"text\":\"Ana Other\"}\n" + lines(5, 6));
        assertEquals(1, again.added());
        assertEquals(1, again.changed());
        assertEquals(2, again.unchanged());
        assertEquals(
                6,
                graphs().stream().filter(graph -> graph.contains("/article/")).count());
    }

    @Test
    void withoutAnArticleNoStoreIsOpened() throws StoreException {
        BuildReport report = build(2, Met::read, "{\"id\":\"a\"}\n{oops\n");
        assertEquals(0, report.articles());
        assertEquals(2, report.refused().size());
        assertFalse(Files.exists(folder.resolve("store")));
    }

    @Test
    void aStoreThatCannotBeOpenedEndsTheBuild() {
        assertThrows(
                StoreException.class,
                () -> new Pipeline(2, () -> new Engine(Met.NO_RULES, Met::read), new Iris(), Met.READER)
                        .build(
                                new Articles(
                                        null,
                                        Offsets.OF_ARTICLE,
                                        new ByteArrayInputStream(lines(0, 3).getBytes(StandardCharsets.UTF_8))),
                                List.of("-"),
                                new BuildStore(() -> {
                                    throw new StoreException("held by process 7");
                                }),
                                BuildOptions.usual(),
                                heard));
    }
}
