package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
    private final List<ArticleGraph> graphs = new ThreeArticles(new Iris()).graphs();

    @TempDir
    Path folder;

    private Path made() throws Exception {
        Path file = folder.resolve("news.nq.gz");
        try (Store store = Store.open(folder.resolve("store"))) {
            store.replace(graphs);
            long quads = Backup.write(store, file);
            assertEquals(graphs.stream().mapToInt(g -> g.quads().size()).sum(), quads);
        }
        return file;
    }

    private long restore(Path file, String store, boolean replace) throws Exception {
        return Restore.read(file, folder.resolve(store), replace, Duration.ZERO);
    }

    private ContentSum content(String store) throws StoreException {
        try (Store opened = Store.openExisting(folder.resolve(store))) {
            return opened.read(ContentSum::of);
        }
    }

    @Test
    void aStoreComesBackFromItsBackup() throws Exception {
        Path file = made();
        long quads = restore(file, "other", false);
        assertEquals(content("store"), content("other"));
        assertEquals(quads, content("other").quads());
        Path again = folder.resolve("again.nq.gz");
        try (Store other = Store.openExisting(folder.resolve("other"))) {
            Backup.write(other, again);
            assertEquals(new Changes(0, 0, 3), other.replace(graphs));
        }
        assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(again), "the same content, the same bytes");
        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.noneMatch(f -> f.toString().endsWith(".part")));
        }
    }

    @Test
    void theChecksumIsOneThatSha256sumReads() throws Exception {
        Path file = made();
        String line = Files.readString(folder.resolve("news.nq.gz.sha256"));
        assertTrue(line.matches("[0-9a-f]{64}  news\\.nq\\.gz\n"), line);
        Process check = new ProcessBuilder("sha256sum", "-c", "news.nq.gz.sha256")
                .directory(folder.toFile())
                .start();
        assertEquals(0, check.waitFor(), () -> "sha256sum -c " + file);
    }

    @Test
    void aStoreThatHoldsSomethingIsOnlyReplacedWhenAskedTo() throws Exception {
        Path file = made();
        try (Store store = Store.open(folder.resolve("other"))) {
            store.replace(graphs.subList(0, 1));
        }
        assertMessage(() -> restore(file, "other", false), "isn't empty", "--replace");
        assertEquals(graphs.get(0).quads().size(), content("other").quads());
        restore(file, "other", true);
        assertEquals(content("store"), content("other"));
        assertFalse(Files.exists(folder.resolve("other/Data-0001")));
    }

    @Test
    void aStoreInUseIsNotReplaced() throws Exception {
        Path file = made();
        try (Store store = Store.open(folder.resolve("store"))) {
            assertThrows(StoreException.class, () -> restore(file, "store", true));
            assertEquals(3, store.graphs().size());
        }
    }

    @Test
    void aDamagedFileIsNamedWithItsLineAndChangesNothing() throws Exception {
        Path file = made();
        byte[] whole = Files.readAllBytes(file);
        ContentSum before = content("store");
        Files.write(file, Arrays.copyOf(whole, whole.length - 20));
        assertMessage(() -> restore(file, "store", true), "news.nq.gz: not as it was written (its SHA-256 is ");
        Files.delete(folder.resolve("news.nq.gz.sha256"));
        assertMessage(() -> restore(file, "store", true), "news.nq.gz:", ": the file is cut short or damaged here");
        assertEquals(before, content("store"));
        Files.write(file, whole);
        restore(file, "store", true);
        assertEquals(before, content("store"));
    }

    @Test
    void noCutAndNoFlippedByteIsTakenForAWholeBackup() throws Exception {
        Path file = made();
        byte[] whole = Files.readAllBytes(file);
        Files.delete(folder.resolve("news.nq.gz.sha256"));
        Random random = new Random(5);
        for (int i = 0; i < 30; i++) {
            byte[] bad = i % 2 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            if (i % 2 == 1) {
                bad[10 + random.nextInt(whole.length - 10)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(file, bad);
            BackupFile backup = new BackupFile(file);
            String message = assertThrows(BackupException.class, () -> backup.read(quad -> {}), "case " + i)
                    .toString();
            assertTrue(message.matches("(?s).*news\\.nq\\.gz:\\d+.*"), message);
        }
    }

    @Test
    void linesThatAreMissingOrWrongAreNoticed() throws Exception {
        Path file = made();
        Files.delete(folder.resolve("news.nq.gz.sha256"));
        List<String> lines = unpacked(file).lines().toList();
        pack(file, Stream.concat(lines.stream().limit(5), lines.stream().skip(6)));
        assertMessage(() -> restore(file, "other", false), "quads, not the " + (lines.size() - 2) + " that it says");
        pack(file, lines.stream().limit(lines.size() - 1));
        assertMessage(() -> restore(file, "other", false), ":" + (lines.size() - 1) + ": the file is cut short");
        pack(file, Stream.concat(lines.stream().limit(3), Stream.of("<a> <b> .")));
        assertMessage(() -> restore(file, "other", false), "news.nq.gz:4:");
        pack(file, Stream.concat(lines.stream().limit(1), Stream.of("_:b <x:p> <x:o> <x:g> .")));
        assertMessage(() -> restore(file, "other", false), "blank node");
        pack(file, Stream.of("<x:s> <x:p> <x:o> <x:g> ."));
        assertMessage(() -> restore(file, "other", false), "no backup of newsgraph");
        Files.writeString(file, "Dear all");
        assertMessage(() -> restore(file, "other", false), ":1:1: no backup of newsgraph");
        assertEquals(0, content("other").quads());
    }

    @Test
    void aRestoreThatWasKilledBeforeItTookOverIsForgotten() throws Exception {
        made();
        ContentSum before = content("store");
        Files.createDirectory(folder.resolve("store/Data-0002-tmp"));
        Files.writeString(folder.resolve("store/" + Handover.FILE), "drop Data-0001 Data-0002\n");
        assertEquals(before, content("store"));
        assertFalse(Files.exists(folder.resolve("store/Data-0002-tmp")));
    }

    private interface Work {
        void run() throws Exception;
    }

    private static void assertMessage(Work work, String... parts) {
        String message = assertThrows(BackupException.class, work::run).toString();
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
        assertFalse(message.contains("\n"), message);
    }

    private static String unpacked(Path file) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void pack(Path file, Stream<String> lines) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            for (String line : lines.toList()) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        Files.write(file, bytes.toByteArray());
    }
}
