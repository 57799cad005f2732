package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreTest {
    private final List<ArticleGraph> graphs = new ThreeArticles(new Iris()).graphs();

    @TempDir
    Path folder;

    @Test
    void graphsComeBackAsTheyWerePutAndAgainChangesNothing() throws Exception {
        try (Store store = Store.open(folder)) {
            assertEquals(new Changes(3, 0, 0), store.replace(graphs));
            assertEquals(quads(graphs), quads(store));
            Map<String, Long> before = sizes();
            assertEquals(new Changes(0, 0, 3), store.replace(graphs));
            assertEquals(before, sizes());
        }
        try (Store store = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(store));
            assertEquals(graphs.stream().map(ArticleGraph::iri).toList(), store.graphs());
            assertEquals(new Changes(0, 0, 3), store.replace(graphs));
        }
    }

    @Test
    void aChangedGraphIsReplacedWholeAndTheOthersStay() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
            ArticleGraph changed =
                    new ArticleGraph(graphs.get(0).iri(), graphs.get(0).quads().subList(0, 10));
            assertEquals(new Changes(0, 1, 1), store.replace(List.of(changed, graphs.get(1))));
            assertEquals(quads(List.of(changed, graphs.get(1), graphs.get(2))), quads(store));
        }
    }

    @Test
    void aRemovedGraphIsGone() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
            assertTrue(store.remove(graphs.get(1).iri()));
            assertFalse(store.remove(graphs.get(1).iri()));
            assertFalse(store.remove("https://example.org/never there"));
            assertEquals(quads(List.of(graphs.get(0), graphs.get(2))), quads(store));
        }
    }

    @Test
    void sizeCountsWhatIsThere() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
            StoreSize size = store.size();
            assertEquals(3, size.articles());
            assertEquals(10, size.sentences());
            assertEquals(10, size.entities());
            assertEquals(19, size.claims());
            assertEquals(13, size.assertedClaims());
            assertEquals(12, size.facts());
            assertEquals(quads(graphs).size(), size.quads());
            assertTrue(size.triples() < size.quads());
        }
    }

    @Test
    void aQuadThatDoesNotBelongIsTurnedDownAndNothingIsKept() throws Exception {
        ArticleGraph bad = new ArticleGraph(
                "https://example.org/g",
                List.of(new Quad(
                        NodeFactory.createURI("https://example.org/g"),
                        NodeFactory.createBlankNode(),
                        NodeFactory.createURI("https://example.org/p"),
                        NodeFactory.createLiteralString("x"))));
        try (Store store = Store.open(folder)) {
            assertThrows(IllegalArgumentException.class, () -> store.replace(List.of(graphs.get(0), bad)));
            assertEquals(List.of(), store.graphs());
            store.replace(graphs);
            assertEquals(3, store.graphs().size());
        }
    }

    @Test
    void aFolderOfOtherThingsIsNeverWrittenTo() throws Exception {
        Files.writeString(folder.resolve("letter.txt"), "Dear all");
        assertMessage(() -> Store.open(folder), "is no store: it holds other files (such as 'letter.txt')");
        assertMessage(() -> Store.openExisting(folder), "is no store");
        assertEquals(Set.of("letter.txt"), sizes().keySet());
    }

    @Test
    void whatIsNoStoreIsNamedWithTheRemedy() throws Exception {
        assertMessage(() -> Store.openExisting(folder.resolve("none")), "no store at", "newsgraph build --store");
        assertFalse(Files.exists(folder.resolve("none")));
        assertMessage(() -> Store.openExisting(folder), "is empty", "newsgraph build --store");
        Files.writeString(folder.resolve("file"), "");
        assertMessage(() -> Store.open(folder.resolve("file")), "is a file, not a store");
    }

    @Test
    void aBrokenNewestFolderIsNamedAndNothingIsDeleted() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
        }
        Path broken = Files.createDirectory(folder.resolve("Data-0002"));
        assertMessage(() -> Store.openExisting(folder), "Data-0002", "lacks", "Data-0001 is then used");
        copy(folder.resolve("Data-0001"), broken);
        Files.writeString(broken.resolve("GSPO.dat"), "x");
        assertMessage(() -> Store.open(folder), "Data-0002", "can't be read");
        copy(folder.resolve("Data-0001"), broken);
        Files.write(broken.resolve("nodes-data.obj"), new byte[0]);
        assertMessage(() -> Store.open(folder), "Data-0002", "is empty");
        assertTrue(Files.exists(broken.resolve("GSPO.dat")));
        copy(folder.resolve("Data-0001"), broken);
        try (Store store = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(store));
        }
        deleteAll(broken);
        try (Store store = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(store));
        }
    }

    @Test
    void aStoreWhoseMakingWasCutShortIsMade() throws Exception {
        Files.writeString(folder.resolve("tdb.lock"), "");
        Path data = Files.createDirectory(folder.resolve("Data-0001"));
        Files.createFile(data.resolve("nodes.idn"));
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
            assertEquals(quads(graphs), quads(store));
        }
    }

    @Test
    void aStoreThatLostAFileIsNotTakenForANewOne() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
        }
        Files.delete(folder.resolve("Data-0001/GSPO.idn"));
        assertMessage(() -> Store.open(folder), "Data-0001", "lacks GSPO.idn", "backup");
    }

    @Test
    void compactingKeepsAllAndLeavesOneGeneration() throws Exception {
        try (Store store = Store.open(folder)) {
            for (int i = 0; i < 20; i++) {
                store.replace(graphs);
                graphs.forEach(graph -> store.remove(graph.iri()));
            }
            store.replace(graphs);
            store.compact();
            assertEquals(quads(graphs), quads(store));
            assertEquals(new Changes(0, 0, 3), store.replace(graphs));
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("Data-0002", "compact-size", "tdb.lock", "text-index"),
                    files.map(file -> String.valueOf(file.getFileName()))
                            .sorted()
                            .toList());
        }
        try (Store store = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(store));
        }
    }

    @Test
    void aCompactionCutShortIsForgotten() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
        }
        Path partial = Files.createDirectory(folder.resolve("Data-0002-tmp"));
        Files.writeString(partial.resolve("GSPO.dat"), "x");
        try (Store store = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(store));
            store.compact();
            assertEquals(quads(graphs), quads(store));
        }
    }

    @Test
    void twoStoresOfOneProcessShareTheFolder() throws Exception {
        Store first = Store.open(folder);
        try (Store second = Store.open(folder)) {
            second.replace(graphs);
        }
        assertEquals(quads(graphs), quads(first));
        first.close();
        first.close();
        try (Store third = Store.openExisting(folder)) {
            assertEquals(quads(graphs), quads(third));
        }
    }

    private interface Opening {
        Store open() throws StoreException;
    }

    private static void assertMessage(Opening opening, String... parts) {
        String message = assertThrows(StoreException.class, opening::open).toString();
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
        assertFalse(message.contains("\n"), message);
    }

    private static Set<Quad> quads(List<ArticleGraph> graphs) {
        Set<Quad> quads = new HashSet<>();
        graphs.forEach(graph -> quads.addAll(graph.quads()));
        return quads;
    }

    private static Set<Quad> quads(Store store) {
        return store.read(dataset -> Iter.toSet(dataset.find()));
    }

    private Map<String, Long> sizes() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sizes.put(folder.relativize(file).toString(), Files.size(file));
            }
        }
        return sizes;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.write(
                        to.resolve(String.valueOf(file.getFileName())),
                        Files.readAllBytes(file),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING);
            }
        }
    }

    private static void deleteAll(Path generation) throws IOException {
        try (Stream<Path> files = Files.list(generation)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(generation);
    }
}
