package newsgraph.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.trial.KillTrial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Kills a process that builds a store and compacts it, at random moments; the language stands in, so that it starts fast.
 * {@code BuildKillTest} does the same to the whole command.
 */
class PipelineKillTest {
    private static final int ARTICLES = 60;

    private Path folder = Path.of("");
    private Path store = Path.of("");

    /** The process that is killed. */
    static final class Build {
        private Build() {}

        public static void main(String[] arguments) throws StoreException {
            build(Path.of(arguments[0]));
        }
    }

    private static void build(Path store) throws StoreException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < ARTICLES; i++) {
            lines.append("{\"id\":\"")
                    .append(i)
                    .append("\",\"text\":\"Ana Bo")
                    .append(i)
                    .append("\"}\n");
        }
        try (BuildStore target = new BuildStore(() -> Store.open(store))) {
            new Pipeline(1, () -> new Engine(Met.NO_RULES, Met::read), new Iris(), Met.READER)
                    .build(
                            new Articles(
                                    null,
                                    Offsets.OF_ARTICLE,
                                    new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8))),
                            List.of("-"),
                            target,
                            BuildOptions.usual(),
                            new BuildListener() {});
            target.open().compactWhereWorthIt();
        }
    }

    @BeforeEach
    void folder() throws IOException {
        folder = KillTrial.folder();
        store = folder.resolve("store");
    }

    @AfterEach
    void clear() throws IOException {
        KillTrial.delete(folder);
    }

    @Test
    void aBuildThatIsKilledTenTimes() throws Exception {
        kill(10);
    }

    @Test
    @Tag("long")
    void aBuildThatIsKilledTwoHundredTimes() throws Exception {
        kill(200);
    }

    private void kill(int times) throws Exception {
        KillTrial trial = new KillTrial(store, KillTrial.java(List.of(Build.class.getName(), store.toString())));
        trial.undisturbed();
        assertFalse(Files.exists(store.resolve("Data-0001")), "the build compacts at its end");
        String whole = export(store);
        KillTrial.delete(store);
        Map<Integer, Integer> left = new TreeMap<>();
        trial.kill(times, moment -> {
            left.merge(Files.exists(store) ? prefix(whole, moment) : -1, 1, Integer::sum);
            build(store);
            assertEquals(whole, export(store), moment);
        });
        System.out.println("kills by how many articles they left (-1: no store): " + left);
    }

    /** Makes sure that the store holds the first so many articles whole, and says how many. */
    private int prefix(String whole, String moment) {
        int articles = 0;
        try (Store opened = Store.open(store)) {
            List<String> graphs = opened.graphs();
            Iris iris = new Iris();
            while (articles < ARTICLES && graphs.contains(iris.article("" + articles))) {
                String graph = iris.article("" + articles);
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                opened.read(data -> {
                    GraphWriter.writeGraph(data, graph, RdfFormat.NQUADS, out);
                    return graph;
                });
                assertTrue(whole.contains(out.toString(StandardCharsets.UTF_8)), moment);
                assertEquals(
                        whole.lines()
                                .filter(line -> line.endsWith("<" + graph + "> ."))
                                .count(),
                        out.toString(StandardCharsets.UTF_8).lines().count(),
                        moment);
                articles++;
            }
            assertEquals(
                    articles,
                    graphs.stream().filter(graph -> graph.contains("/article/")).count(),
                    moment);
        } catch (StoreException e) {
            throw new AssertionError(moment, e);
        }
        return articles;
    }

    private static String export(Path store) throws StoreException {
        try (Store opened = Store.openExisting(store)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            opened.read(data -> {
                GraphWriter.write(data, RdfFormat.NQUADS, out);
                return data.size();
            });
            return out.toString(StandardCharsets.UTF_8);
        }
    }
}
