package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store makes of a folder where one generation was about to take over from another when the process was killed. */
class HandoverTest {
    private final List<ArticleGraph> graphs = new ThreeArticles(new Iris()).graphs();

    @TempDir
    Path folder;

    /** Two generations with the same content, the second compacted. */
    @BeforeEach
    void twoGenerations() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(graphs);
        }
        copy("Data-0001", "Data-0002");
    }

    @Test
    void aCopyThatIsWholeTakesOver() throws Exception {
        note("copy Data-0001 Data-0002\n");
        assertHolds(3, "Data-0002");
    }

    @Test
    void aCopyThatWasNotYetThereIsForgotten() throws Exception {
        DurableFiles.deleteAll(folder.resolve("Data-0002"));
        Files.createDirectory(folder.resolve("Data-0002-tmp"));
        note("copy Data-0001 Data-0002\n");
        assertHolds(3, "Data-0001");
    }

    @Test
    void aCopyThatLacksAFileIsDeletedAndTheOriginalUsed() throws Exception {
        Files.delete(folder.resolve("Data-0002/SPOG.dat"));
        note("copy Data-0001 Data-0002\n");
        assertHolds(3, "Data-0001");
    }

    @Test
    void aCopyThatCannotBeReadIsDeletedAndTheOriginalUsed() throws Exception {
        Files.writeString(folder.resolve("Data-0002/GSPO.dat"), "x");
        note("copy Data-0001 Data-0002\n");
        assertHolds(3, "Data-0001");
    }

    @Test
    void aCopyWhoseTermsAreLostIsDeletedAndTheOriginalUsed() throws Exception {
        Files.write(folder.resolve("Data-0002/nodes-data.obj"), new byte[0]);
        note("copy Data-0001 Data-0002\n");
        assertHolds(3, "Data-0001");
    }

    @Test
    void aCopyThatWasWrittenToSinceIsUsedAndNothingDeleted() throws Exception {
        try (StoredGeneration later = new StoredGeneration(folder.resolve("Data-0002"))) {
            later.write(() -> graphs.get(0).quads().forEach(later.dataset()::delete));
        }
        note("copy Data-0001 Data-0002\n");
        assertHolds(2, "Data-0001", "Data-0002");
    }

    @Test
    void whereNeitherCanBeReadNothingIsDeleted() throws Exception {
        for (String generation : List.of("Data-0001", "Data-0002")) {
            Files.writeString(folder.resolve(generation + "/GSPO.dat"), "x");
        }
        note("copy Data-0001 Data-0002\n");
        String message = assertThrows(StoreException.class, () -> Store.openExisting(folder))
                .toString();
        assertTrue(message.contains("Data-0002 can't be read, nor can the one before it"), message);
        assertEquals(List.of("Data-0001", "Data-0002"), generations());
        assertTrue(Files.exists(folder.resolve(Handover.FILE)));
    }

    @Test
    void whatIsToGoGoesEvenWhereItIsHalfGone() throws Exception {
        Files.delete(folder.resolve("Data-0001/GSPO.dat"));
        note("drop Data-0001 Data-0002\n");
        assertHolds(3, "Data-0002");
    }

    @Test
    void nothingGoesBeforeItsSuccessorIsThere() throws Exception {
        DurableFiles.deleteAll(folder.resolve("Data-0002"));
        note("drop Data-0001 Data-0002\n");
        assertHolds(3, "Data-0001");
    }

    @Test
    void nothingGoesWhereItsSuccessorLostAFile() throws Exception {
        Files.delete(folder.resolve("Data-0002/GSPO.idn"));
        note("drop Data-0001 Data-0002\n");
        String message = assertThrows(StoreException.class, () -> Store.openExisting(folder))
                .toString();
        assertTrue(message.contains("Data-0002 lacks GSPO.idn"), message);
        assertEquals(List.of("Data-0001", "Data-0002"), generations());
    }

    @Test
    void aNoteThatSaysSomethingElseMovesNothing() throws Exception {
        for (String text : List.of("", "copy Data-0001 ../../etc\n", "drop Data-0001\n", "\u0000")) {
            note(text);
            try (Store store = Store.openExisting(folder)) {
                assertEquals(3, store.graphs().size());
            }
            assertEquals(List.of("Data-0001", "Data-0002"), generations());
        }
    }

    private void assertHolds(int count, String... left) throws Exception {
        for (int i = 0; i < 2; i++) {
            try (Store store = Store.openExisting(folder)) {
                assertEquals(count, store.graphs().size());
            }
            assertEquals(List.of(left), generations());
            assertFalse(Files.exists(folder.resolve(Handover.FILE)));
        }
        try (Store store = Store.openExisting(folder)) {
            store.compact();
            assertEquals(count, store.graphs().size());
            assertEquals(1, generations().size());
        }
    }

    private List<String> generations() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.startsWith("Data-"))
                    .sorted()
                    .toList();
        }
    }

    private void note(String text) throws IOException {
        Files.writeString(folder.resolve(Handover.FILE), text);
    }

    /** Copies a generation; its files are mostly holes, which stay holes. */
    private void copy(String from, String to) throws IOException {
        Path target = Files.createDirectory(folder.resolve(to));
        try (Stream<Path> files = Files.list(folder.resolve(from))) {
            for (Path file : files.toList()) {
                byte[] bytes = Files.readAllBytes(file);
                int end = bytes.length;
                while (end > 0 && bytes[end - 1] == 0) {
                    end--;
                }
                try (FileChannel channel = FileChannel.open(
                        target.resolve(String.valueOf(file.getFileName())),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE)) {
                    channel.write(java.nio.ByteBuffer.wrap(bytes, 0, end));
                    if (end < bytes.length) {
                        channel.write(java.nio.ByteBuffer.wrap(new byte[1]), bytes.length - 1L);
                    }
                }
            }
        }
    }
}
