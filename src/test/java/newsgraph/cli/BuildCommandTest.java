package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Building again and again: what is told, in which form and with which exit status. */
class BuildCommandTest {
    private static final String ARTICLE = "https://w3id.org/newsgraph/id/article/";

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void articles() throws IOException {
        Files.createDirectories(folder.resolve("in"));
        Files.writeString(folder.resolve("in/asylum.txt"), "Ecuador granted asylum to Julian Assange.\n");
        Files.writeString(folder.resolve("in/arrest.txt"), "Police in Chile arrested Rosa Pino on Monday.\n");
    }

    private Ran run(String command, String... more) {
        String[] args = Stream.concat(Stream.of(command, "--store", folder + "/store"), Arrays.stream(more))
                .toArray(String[]::new);
        return Ran.command(args);
    }

    private String in() {
        return folder + "/in";
    }

    @Test
    void aDryRunTellsALineAnArticleAndMakesNoFolder() throws IOException {
        Ran first = run("build", "--dry-run", "--prune", in()).exits(0);
        assertEquals(
                "new\t" + ARTICLE + "arrest\t" + in() + "/arrest.txt\nnew\t" + ARTICLE + "asylum\t" + in()
                        + "/asylum.txt\n",
                first.out());
        assertFalse(Files.exists(folder.resolve("store")));
        Files.createDirectory(folder.resolve("store"));
        run("build", "--dry-run", in()).exits(0);
        try (Stream<Path> files = Files.list(folder.resolve("store"))) {
            assertEquals(0, files.count(), "an empty folder stays empty");
        }
        run("build", in()).exits(0);
        Files.writeString(folder.resolve("in/asylum.txt"), "Ecuador refused asylum to Julian Assange.\n");
        Files.delete(folder.resolve("in/arrest.txt"));
        String before = run("export", "--builds", "--format", "nquads").exits(0).out();
        Ran second = run("build", "--dry-run", "--prune", in()).exits(0);
        assertEquals(
                "changed\t" + ARTICLE + "asylum\t" + in() + "/asylum.txt\npruned\t" + ARTICLE + "arrest\n",
                second.out());
        assertEquals(
                before, run("export", "--builds", "--format", "nquads").exits(0).out());
        Ran built = run("build", "--prune", in()).exits(0);
        assertTrue(built.err().contains("withdrawn " + ARTICLE + "arrest"), built.err());
        assertTrue(built.err().contains("1 article read: 0 new, 1 changed, 0 unchanged; 1 withdrawn"), built.err());
        String after = run("export", "--format", "nquads").exits(0).out();
        assertFalse(after.contains("Rosa Pino") || after.contains("builds"), after);
        Ran differ = run("export", "--void").exits(0);
        assertTrue(differ.out().contains("void:documents 1"), differ.out());
    }

    @Test
    void theExitStatusTellsPartlyDoneFromNothingDone() throws IOException {
        String missing = folder + "/missing.txt";
        run("build", missing).exits(4);
        assertFalse(Files.exists(folder.resolve("store")));
        run("build", in(), missing).exits(1);
        run("build", missing).exits(4);
        Ran pruned = run("build", "--prune", in() + "/asylum.txt", missing).exits(1);
        assertTrue(pruned.err().contains("nothing was pruned, since inputs failed"), pruned.err());
        Files.createDirectory(folder.resolve("empty"));
        Ran nothing = run("build", "--quiet", "--prune", folder + "/empty").exits(4);
        assertTrue(nothing.err().contains("nothing was pruned"), nothing.err());
        assertTrue(run("stats").out().startsWith("articles                                  2"));
        run("remove", "nobody", "nothing").exits(4);
        run("remove", "nobody", "arrest").exits(1);
        run("remove", "asylum").exits(0);
    }

    @Test
    void jsonLogsHoldOneObjectALineWhateverAFileIsCalled() throws IOException {
        String hostile = "a\"b\\c\n{\"x\":1}\t\u2028.txt";
        Files.write(folder.resolve("in").resolve(hostile), new byte[] {'a', (byte) 0xE9, 'b'});
        Ran ran = run("build", "--log-format", "json", "--verbose", in()).exits(1);
        List<JsonObject> events = events(ran);
        assertEquals("started", events.get(0).get("event").getAsString());
        JsonObject refused = events.get(1);
        assertEquals("error", refused.get("level").getAsString());
        assertEquals("refused", refused.get("event").getAsString());
        assertEquals(in() + "/" + hostile, refused.get("file").getAsString());
        assertEquals(1, refused.get("line").getAsInt());
        assertEquals(2, refused.get("column").getAsInt());
        assertTrue(refused.get("message").getAsString().contains("not UTF-8"));
        assertFalse(refused.get("remedy").getAsString().isEmpty());
        assertTrue(refused.get("time").getAsString().matches("\\d{4}-\\d\\d-\\d\\dT.*Z"));
        JsonObject built = events.get(events.size() - 1);
        assertEquals("built", built.get("event").getAsString());
        assertEquals(2, built.get("new").getAsInt());
        assertEquals(1, built.get("failed").getAsInt());
        assertTrue(built.get("claims").getAsInt() > 0);

        assertEquals(
                "usage",
                events(Ran.command("build", "--log-format=JSON", "--nope", "x").exits(2))
                        .get(0)
                        .get("event")
                        .getAsString());
        assertEquals(
                "failed",
                events(Ran.command("--log-format", "json", "stats", "--store", folder + "/none")
                                .exits(3))
                        .get(0)
                        .get("event")
                        .getAsString());
        Ran quiet = run("build", "--quiet", "--log-format", "json", in() + "/asylum.txt")
                .exits(0);
        assertEquals("", quiet.err());
        Ran.command("build", "--log-format", "xml", "x").exits(2);
    }

    private static List<JsonObject> events(Ran ran) {
        List<JsonObject> events = new ArrayList<>();
        for (String line : ran.err().split("\n", -1)) {
            if (!line.isEmpty()) {
                events.add(JsonParser.parseString(line).getAsJsonObject());
            }
        }
        assertFalse(events.isEmpty(), ran.err());
        return events;
    }

    @Test
    void aDifferenceIsAPatch() throws IOException {
        run("build", in() + "/asylum.txt").exits(0);
        String before = folder + "/before.nq";
        run("export", "-o", before).exits(0);
        assertEquals("", Ran.command("diff", before, folder + "/store").exits(0).out());
        run("build", in() + "/arrest.txt").exits(0);
        Ran ran = Ran.command("diff", before, folder + "/store").exits(1);
        List<String> rows = ran.out().lines().toList();
        assertEquals("TX .", rows.get(0));
        assertEquals("TC .", rows.get(rows.size() - 1));
        for (String row : rows.subList(1, rows.size() - 1)) {
            assertTrue(row.matches("A <[^>]+> <[^>]+> .+ <[^>]+> \\."), row);
        }
        Ran added = Ran.command("diff", "--format", "nquads", "--only", "added", before, folder + "/store")
                .exits(1);
        assertEquals(rows.size() - 2, added.out().lines().count());
        assertEquals(
                "",
                Ran.command("diff", "--only", "removed", before, folder + "/store")
                        .exits(1)
                        .out());
        Ran.command("diff", "--format", "nquads", before, before).exits(2);
        Ran.command("diff", before).exits(2);
        Ran.command("diff", before, folder + "/none").exits(3);
    }
}
