package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.Adler32;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store whose process was killed while it wrote to the journal opens by itself. */
class JournalTailTest {
    private static final int HEADER_BYTES = 16;
    private static final int REDO = 1;
    private static final List<ArticleGraph> GRAPHS = new ThreeArticles(new Iris()).graphs();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsTornIsLeftOut() throws Exception {
        byte[] whole = entry(24);
        for (int length = 1; length < whole.length; length++) {
            opensBehind(ByteBuffer.allocate(length).put(whole, 0, length).array());
        }
    }

    @Test
    void whatIsTornBehindAWholeEntryIsLeftOut() throws Exception {
        byte[] whole = entry(24);
        opensBehind(ByteBuffer.allocate(whole.length + HEADER_BYTES)
                .put(whole)
                .put(whole, 0, HEADER_BYTES)
                .array());
    }

    @Test
    void whatWasOnlyAllottedIsLeftOut() throws Exception {
        opensBehind(new byte[4096]);
        byte[] huge = entry(24);
        huge[0] = 0x7F;
        opensBehind(huge);
    }

    @Test
    void whatIsWholeStays() throws Exception {
        commit();
        Path journal = folder.resolve("Data-0001").resolve(Generation.JOURNAL);
        byte[] two = ByteBuffer.allocate(2 * (HEADER_BYTES + 24) + 7)
                .put(entry(24))
                .put(entry(24))
                .array();
        Files.write(journal, two);
        new JournalTail(new Generation(folder.resolve("Data-0001"))).cut();
        assertEquals(two.length - 7, Files.size(journal));
    }

    private void commit() throws StoreException {
        try (Store store = Store.open(folder)) {
            store.replace(GRAPHS);
        }
    }

    private void opensBehind(byte[] tail) throws Exception {
        commit();
        Files.write(folder.resolve("Data-0001").resolve(Generation.JOURNAL), tail, StandardOpenOption.APPEND);
        try (Store store = Store.openExisting(folder)) {
            assertEquals(GRAPHS.size(), store.graphs().size(), tail.length + " bytes");
            assertEquals(new Changes(0, 0, GRAPHS.size()), store.replace(GRAPHS));
        }
    }

    /** An entry of the journal as TDB2 writes one. */
    private static byte[] entry(int length) {
        ByteBuffer entry = ByteBuffer.allocate(HEADER_BYTES + length);
        entry.putInt(0, length).putInt(8, REDO).put(12, (byte) 9);
        Adler32 sum = new Adler32();
        sum.update(entry.array());
        return entry.putInt(4, (int) sum.getValue()).array();
    }
}
