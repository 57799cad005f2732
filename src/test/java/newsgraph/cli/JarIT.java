package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as users run it: processes, exit codes, locales, pipes. */
class JarIT {
    private static final Map<String, String> LOCALE_C = Map.of("LC_ALL", "C", "LANG", "C");
    private static final int LONG_LINE = 20_000_000;

    @TempDir
    private Path folder = Path.of("");

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Ended jar(Map<String, String> environment, String... args) throws IOException {
        return Ended.jar(folder, environment, args);
    }

    @Test
    void aFolderOfBadFilesCostsTheGoodOneNothing() throws IOException {
        file("in/good.txt", "Ecuador granted asylum to Julian Assange.\n");
        file("in/empty.txt", "");
        Files.write(folder.resolve("in/binary.txt"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0, 0, 1, 2, 3});
        Files.write(folder.resolve("in/latin1.txt"), "José Núñez resigned.\n".getBytes(StandardCharsets.ISO_8859_1));
        file("in/endless.txt", "x".repeat(LONG_LINE));
        Ended ran = jar(Map.of(), "build", "in");
        assertEquals(1, ran.exitCode(), ran.err());
        assertEquals("", ran.out());
        assertTrue(ran.err().contains("in/empty.txt: the file is empty"), ran.err());
        assertTrue(ran.err().contains("in/binary.txt: this is no text"), ran.err());
        assertTrue(ran.err().contains("in/latin1.txt:1:4: the text is not UTF-8 (found byte 0xE9"), ran.err());
        assertTrue(ran.err().contains("in/endless.txt:1: the line is too long"), ran.err());
        assertFalse(ran.err().contains("\tat "), "no stack trace");
        Ended export = jar(Map.of(), "export", "--format", "nquads", "--article", "good");
        assertEquals(0, export.exitCode(), export.err());
        assertTrue(export.out().contains("Ecuador granted asylum"), export.out());
    }

    @Test
    void anyLocaleReadsAndWritesTheSameBytes() throws IOException {
        file("My News (1)/día uno & 100%.txt", "Łukasz Żurawski met Angela Merkel in Berlin.\n");
        file("ünter/drei.txt", "Ana Núñez left Peru.\n");
        String[] build = {"build", "My News (1)", "ünter/drei.txt", "ün*/d*.txt"};
        Ended utf8 = jar(Map.of("LC_ALL", "C.UTF-8"), with(build, "--store", "utf8"));
        Ended c = jar(LOCALE_C, with(build, "--store", "c"));
        assertEquals(0, utf8.exitCode(), utf8.err());
        assertEquals(0, c.exitCode(), c.err());
        Ended one = jar(Map.of("LC_ALL", "C.UTF-8"), "export", "--store", "utf8", "--format", "nquads");
        Ended other = jar(LOCALE_C, "export", "--store", "c", "--format", "nquads");
        assertTrue(one.out().contains("Łukasz Żurawski"), one.out());
        assertTrue(one.out().contains("article/d%C3%ADa") || one.out().contains("article/día"), one.out());
        assertEquals(one.out(), other.out());
        Ended stdin =
                Ended.jar(folder, LOCALE_C, folder.resolve("ünter/drei.txt"), "annotate", "--format", "jsonl", "-");
        assertTrue(stdin.out().contains("Ana Núñez left Peru."), stdin.out());
    }

    @Test
    void jobsOrderLocaleAndTimeZoneChangeNoByte() throws IOException {
        for (int i = 0; i < 12; i++) {
            file(
                    "in/" + i + ".txt",
                    "Date: 2012-08-" + (10 + i) + "\n\nRosa Pino of Chile met Ana Núñez on Monday. "
                            + "Ecuador granted asylum to Julian Assange, who is " + (30 + i) + ".\n");
        }
        String[] forward = new String[12];
        String[] backward = new String[12];
        for (int i = 0; i < 12; i++) {
            forward[i] = "in/" + i + ".txt";
            backward[11 - i] = "in/" + i + ".txt";
        }
        Map<String, String> east = Map.of("LC_ALL", "C.UTF-8", "TZ", "Pacific/Kiritimati");
        Map<String, String> west =
                Map.of("LC_ALL", "C", "TZ", "Pacific/Niue", "JAVA_TOOL_OPTIONS", "-Duser.language=tr");
        assertEquals(
                0,
                jar(east, with(forward, "build", "--store", "a", "--jobs", "1")).exitCode());
        assertEquals(
                0,
                jar(west, with(backward, "build", "--store", "b", "--jobs", "3"))
                        .exitCode());
        for (String format : new String[] {"turtle", "nquads"}) {
            jar(east, "export", "--store", "a", "--format", format, "-o", "a." + format);
            jar(west, "export", "--store", "b", "--format", format, "-o", "b." + format);
            byte[] a = Files.readAllBytes(folder.resolve("a." + format));
            assertTrue(a.length > 1000, "something was written");
            assertArrayEquals(a, Files.readAllBytes(folder.resolve("b." + format)), format);
        }
    }

    @Test
    void aReaderThatLeavesEndsTheCommandQuietly() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            text.append("Minister Rosa Pino of Chile met Ana Perez number ")
                    .append(i)
                    .append(" in Peru.\n");
        }
        file("long.txt", text.toString());
        assertEquals(0, jar(Map.of(), "build", "long.txt").exitCode());
        for (String command : new String[] {"export --format nquads", "query 'SELECT * { ?s ?p ?o }' --format csv"}) {
            long start = System.nanoTime();
            Ended ran = Ended.shell(folder, "java -jar \"$JAR\" " + command + " | head -1; echo ${PIPESTATUS[0]}");
            assertEquals("", ran.err(), command);
            assertEquals(2, ran.out().lines().count(), ran.out());
            assertTrue(ran.out().endsWith("141\n"), ran.out());
            assertTrue(System.nanoTime() - start < Duration.ofSeconds(30).toNanos(), "it ends by itself");
        }
        assertEquals(0, jar(Map.of(), "stats").exitCode(), "the store is free again");
    }

    @Test
    void anOutputThatCannotBeWrittenIsAFailure() throws IOException {
        file("a.txt", "Peru met Chile.");
        assertEquals(0, jar(Map.of(), "build", "a.txt").exitCode());
        Ended full = Ended.shell(folder, "java -jar \"$JAR\" export > /dev/full");
        assertEquals(1, full.exitCode(), full.err());
        assertTrue(full.err().contains("can't be written whole"), full.err());
        Ended closed = Ended.shell(folder, "java -jar \"$JAR\" export >&-");
        assertEquals(1, closed.exitCode(), closed.err());
        assertEquals(0, jar(Map.of(), "export").exitCode(), "the store was not written over");
    }

    private static String[] with(String[] args, String... more) {
        String[] all = new String[args.length + more.length];
        boolean command = more[0].equals("build");
        System.arraycopy(command ? more : args, 0, all, 0, command ? more.length : args.length);
        System.arraycopy(
                command ? args : more,
                0,
                all,
                command ? more.length : args.length,
                command ? args.length : more.length);
        return all;
    }
}
