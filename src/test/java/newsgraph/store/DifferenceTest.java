package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.graph.ThreeArticles;
import newsgraph.store.Difference.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DifferenceTest {
    private static final String ONE = "<x:s> <x:p> \"a\\nb \\\" <x:g> .\" <x:g> .\n";
    private static final String OTHER = "<x:s> <x:p> \"c\"@en <x:g> .\n";

    @TempDir
    private Path folder = Path.of("");

    private final List<String> rows = new ArrayList<>();

    private boolean differ(Path first, Path second, boolean bookkeeping) throws StoreException, IOException {
        rows.clear();
        return Difference.between(
                new Side(first, first.toString()),
                new Side(second, second.toString()),
                bookkeeping,
                new Difference.Listener() {
                    @Override
                    public void added(String quad) {
                        rows.add("A " + quad);
                    }

                    @Override
                    public void removed(String quad) {
                        rows.add("D " + quad);
                    }
                });
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void quadsOfFilesAreToldApartWhateverTheirOrder() throws Exception {
        Path a = file("a.nq", ONE + OTHER + ONE);
        Path b = file("b.nq", OTHER + ONE);
        assertFalse(differ(a, b, false));
        assertEquals(List.of(), rows);
        Path c = file("c.nq", ONE + "<x:s> <x:p> \"c\"@fr <x:g> .\n");
        assertTrue(differ(a, c, false));
        assertEquals(List.of("D " + OTHER.strip(), "A <x:s> <x:p> \"c\"@fr <x:g> ."), rows);
        assertTrue(differ(file("empty.nq", ""), a, false));
        assertEquals(List.of("A " + ONE.strip(), "A " + OTHER.strip()), rows);
    }

    @Test
    void aStoreItsExportsAndTheirUnionsAgree() throws Exception {
        Path store = folder.resolve("store");
        try (Store filled = Store.open(store)) {
            filled.replace(new ThreeArticles(new Iris()).graphs());
            List<Update.Entry> records = List.of(
                    QueryCases.build(new Iris()),
                    new Update.Entry(new Iris().builds(), new Iris().builds(), List.of(Bookkeeping.mark(new Iris()))));
            filled.update(new Update(List.of(), List.of(), null, changes -> records));
            for (RdfFormat format : List.of(RdfFormat.NQUADS, RdfFormat.TRIG, RdfFormat.TURTLE, RdfFormat.NTRIPLES)) {
                Files.write(folder.resolve("all." + format.extension()), export(filled, format, false));
            }
            Files.write(folder.resolve("kept.trig"), export(filled, RdfFormat.TRIG, true));
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("all.nq.gz")))) {
            Files.copy(folder.resolve("all.nq"), out);
        }
        for (String file : List.of("all.nq", "all.trig", "all.nq.gz", "all.ttl", "all.nt")) {
            assertTrue(Files.size(folder.resolve(file)) > 1000);
            assertFalse(differ(folder.resolve(file), store, false), () -> file + ": " + rows);
        }
        assertFalse(differ(folder.resolve("all.nt"), folder.resolve("all.trig"), false), "unions");
        assertFalse(differ(folder.resolve("kept.trig"), store, true));
    }

    private static byte[] export(Store store, RdfFormat format, boolean bookkeeping) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.read(dataset -> {
            if (bookkeeping) {
                GraphWriter.writeWithBookkeeping(dataset, format, out);
            } else {
                GraphWriter.write(dataset, format, out);
            }
            return format;
        });
        return out.toByteArray();
    }

    @Test
    void bookkeepingIsLeftOutUnlessAskedFor() throws Exception {
        String mark = "<x:builds> <https://w3id.org/newsgraph/ontology#storeFormat> \"1\" <x:builds> .\n";
        Path a = file("a.nq", ONE + "<x:s> <x:p> <x:o> <x:builds> .\n" + mark);
        Path b = file("b.nq", ONE);
        assertFalse(differ(a, b, false));
        assertTrue(differ(a, b, true));
        assertEquals(2, rows.size());
        // An article that says such a thing of something else marks nothing.
        Path c = file("c.nq", ONE + mark.replace("<x:builds> .", "<x:g> ."));
        assertTrue(differ(c, b, false));
        assertFalse(differ(file("u.nt", "<x:s> <x:p> \"a\\nb \\\" <x:g> .\" .\n"), a, false), "union without it");
    }

    @Test
    void whatCannotBeReadIsNamedWithItsPlace() throws Exception {
        Path good = file("good.nq", ONE);
        Path bad = file("bad.nq", ONE + "<x:s> <x:p> .\n");
        String message = String.valueOf(assertThrows(StoreException.class, () -> differ(good, bad, false))
                .getMessage());
        assertTrue(message.startsWith(bad + ":2:"), message);
        assertFalse(message.contains("\n"), message);
        assertThrows(StoreException.class, () -> differ(good, folder.resolve("none.nq"), false));
        assertThrows(StoreException.class, () -> differ(file("a.docx", ""), good, false));
        assertThrows(StoreException.class, () -> differ(file("no.nq.gz", ONE), good, false));
        assertThrows(
                StoreException.class, () -> differ(Files.createDirectory(folder.resolve("no store")), good, false));
        try (Stream<Path> files = Files.list(folder.resolve("no store"))) {
            assertEquals(0, files.count(), "nothing is written to what is no store");
        }
    }

    @Test
    void manyLinesAreSortedInRunsAndLeaveNoFile() throws IOException {
        Random random = new Random(5);
        TreeSet<String> expected = new TreeSet<>();
        String filler = "x".repeat(2_000);
        try (SortedLines lines = new SortedLines()) {
            for (int i = 0; i < 20_000; i++) {
                String line = random.nextInt(15_000) + " é " + filler;
                expected.add(line);
                lines.add(line);
            }
            SortedLines.Source sorted = lines.sorted();
            for (String line : expected) {
                assertEquals(line, sorted.next());
            }
            assertNull(sorted.next());
        }
    }
}
