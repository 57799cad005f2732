package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import newsgraph.trial.KillTrial;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store between two processes, and after one that was killed. */
class StoreProcessTest {
    private static final List<ArticleGraph> GRAPHS = new ThreeArticles(new Iris()).graphs();

    @TempDir
    Path folder;

    /** What the other process does until it is killed: writes and withdraws articles, or compacts, without end. */
    static final class Busy {
        private Busy() {}

        public static void main(String[] arguments) throws Exception {
            try (Store store = Store.open(Path.of(arguments[0]))) {
                store.replace(GRAPHS);
                System.out.println("ready");
                System.out.flush();
                while (true) {
                    if (arguments[1].equals("compact")) {
                        store.compact();
                    } else {
                        GRAPHS.forEach(graph -> store.remove(graph.iri()));
                        store.replace(GRAPHS);
                    }
                }
            }
        }
    }

    @Test
    void aSecondProcessIsToldWhichOneHasTheStore() throws Exception {
        Process busy = start("write");
        try {
            String message = assertThrows(StoreException.class, () -> Store.openExisting(folder))
                    .toString();
            assertTrue(message.contains("is held by process " + busy.pid() + ", which began at "), message);
            assertTrue(message.contains(folder.toString()), message);
            assertFalse(message.contains("\n"), message);
            assertThrows(StoreException.class, () -> Store.open(folder, Duration.ofMillis(300)));
            assertTrue(busy.isAlive());
        } finally {
            kill(busy);
        }
        try (Store store = Store.openExisting(folder)) {
            assertWhole(store);
        }
    }

    @Test
    void aKilledProcessLeavesAStoreOfWholeArticles() throws Exception {
        killed("write", 3);
    }

    @Test
    void aKilledCompactionLeavesAStoreOfWholeArticles() throws Exception {
        killed("compact", 10);
    }

    @Test
    @Tag("long")
    void fiftyKilledCompactions() throws Exception {
        folder = KillTrial.folder();
        try {
            killed("compact", 50);
        } finally {
            KillTrial.delete(folder);
        }
    }

    private void killed(String work, int times) throws Exception {
        Random random = new Random(11);
        for (int i = 0; i < times; i++) {
            Process busy = start(work);
            Thread.sleep(random.nextInt(400));
            kill(busy);
            try (Store store = Store.openExisting(folder)) {
                assertWhole(store);
                if (work.equals("compact")) {
                    assertEquals(3, store.graphs().size());
                    store.compact();
                    assertEquals(1, new StoreFolder(folder).generations().size());
                }
                store.replace(GRAPHS);
                assertEquals(new Changes(0, 0, 3), store.replace(GRAPHS));
            }
        }
    }

    @Test
    void aLockThatAKilledProcessLeftIsNoHindrance() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(GRAPHS);
        }
        // The id of a process that lives, and has nothing to do with it.
        Files.writeString(folder.resolve("tdb.lock"), "1");
        try (Store store = Store.openExisting(folder)) {
            assertEquals(3, store.graphs().size());
        }
    }

    private Process start(String work) throws Exception {
        Process busy = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Busy.class.getName(),
                        folder.toString(),
                        work)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader lines = new BufferedReader(new InputStreamReader(busy.getInputStream(), StandardCharsets.UTF_8));
        assertEquals("ready", lines.readLine());
        return busy;
    }

    private static void kill(Process process) throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Every graph that is there is there whole. */
    private static void assertWhole(Store store) {
        Map<String, ArticleGraph> expected =
                GRAPHS.stream().collect(Collectors.toMap(ArticleGraph::iri, Function.identity()));
        for (String iri : store.graphs()) {
            Set<Quad> quads =
                    store.read(data -> Iter.toSet(data.find(NodeFactory.createURI(iri), Node.ANY, Node.ANY, Node.ANY)));
            assertEquals(Set.copyOf(Objects.requireNonNull(expected.get(iri)).quads()), quads);
        }
    }
}
