package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that keep a store: backup, restore, verify, compact; and find. */
class KeepingCommandsTest {
    @TempDir
    static Path folder = Path.of("");

    private static Path store = Path.of("");

    @BeforeAll
    static void build() throws IOException {
        Path articles = Files.createDirectories(folder.resolve("articles"));
        Files.writeString(
                articles.resolve("asylum.txt"),
                "Title: Asylum for a fugitive\nDate: 2012-08-16\n\nEcuador granted asylum to Julian Assange.\n");
        Files.writeString(articles.resolve("polish.txt"), "Łukasz Żurawski met Angela Merkel in Berlin.\n");
        store = folder.resolve("store");
        Ran.command("build", "--store", store.toString(), articles.toString()).exits(0);
    }

    private static Ran run(String command, String... more) {
        return Ran.command(Stream.concat(Stream.of(command, "--store", store.toString()), Arrays.stream(more))
                .toArray(String[]::new));
    }

    @Test
    void aBackupIsRestoredToTheSameBytes() {
        Path file = folder.resolve("news.nq.gz");
        assertTrue(run("backup", file.toString()).exits(0).err().contains(" quads are in "));
        String other = folder.resolve("restored").toString();
        Ran.command("restore", "--store", other, file.toString()).exits(0);
        assertEquals(
                run("export", "--format", "trig").out(),
                Ran.command("export", "--store", other, "--format", "trig").out());
        assertTrue(Ran.command("restore", "--store", other, file.toString())
                .exits(1)
                .err()
                .contains("--replace"));
        Ran.command("restore", "--store", other, "--replace", file.toString()).exits(0);
        Ran.command("verify", "--store", other).exits(0);
        assertTrue(
                Ran.command("find", "--store", other, "asylum").exits(0).out().contains("Ecuador granted asylum"));
    }

    @Test
    void whatCannotBeBackedUpOrRestoredIsNamed() throws IOException {
        assertTrue(run("backup", folder.toString()).exits(1).err().contains("can't be written"));
        run("backup", folder + "/none/news.nq.gz").exits(1);
        assertTrue(Ran.command("restore", "--store", folder + "/x", folder + "/none.nq.gz")
                .exits(2)
                .err()
                .contains("there is no such file"));
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear all");
        Ran ran = Ran.command("restore", "--store", folder + "/y", letter.toString())
                .exits(1);
        assertTrue(ran.err().contains("letter.txt:1:1: no backup of newsgraph"), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
    }

    @Test
    void aStoreThatIsWellIsToldSo() {
        assertTrue(run("verify").exits(0).out().contains("all is well."));
        assertTrue(run("check").exits(0).out().contains("The store's graphs pass the shapes."));
    }

    @Test
    void aTextIndexThatIsGoneIsNamedAndRepaired() throws IOException {
        Path other = folder.resolve("unindexed");
        Ran.command("build", "--store", other.toString(), folder + "/articles/polish.txt")
                .exits(0);
        try (Stream<Path> files = Files.list(other.resolve("text-index"))) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        assertTrue(Ran.command("verify", "--store", other.toString())
                .exits(1)
                .out()
                .contains("newsgraph verify --repair"));
        Ran.command("verify", "--store", other.toString(), "--repair").exits(0);
        Ran.command("verify", "--store", other.toString()).exits(0);
    }

    @Test
    void findShowsArticleAndFactsAroundAHit() {
        Ran text = run("find", "granted", "ASYLUM").exits(0);
        assertTrue(text.out().startsWith("Ecuador granted asylum to Julian Assange.\n"), text.out());
        assertTrue(text.out().contains("article: “Asylum for a fugitive” of 2012-08-16 <"), text.out());
        assertTrue(text.out().contains("Ecuador — granted asylum to — Julian Assange (asserted)"), text.out());
        JsonObject hit = JsonParser.parseString(run("find", "--format", "json", "--limit", "1", "\"granted asylum\"")
                        .exits(0)
                        .out())
                .getAsJsonObject();
        assertEquals(
                "Ecuador granted asylum to Julian Assange.", hit.get("text").getAsString());
        assertEquals(
                "grantedAsylumTo",
                hit.getAsJsonArray("claims")
                        .get(0)
                        .getAsJsonObject()
                        .get("relation")
                        .getAsString());
        assertTrue(run("find", "zurawski").exits(0).out().contains("entity: <"));
        assertTrue(run("find", "} UNION {").exits(1).err().contains("no sentence and no name"));
        run("find", "--limit", "0", "x").exits(2);
        run("find").exits(2);
    }

    @Test
    void waitingTakesATimeOrNone() {
        run("stats", "--wait", "1s").exits(0);
        run("stats", "--wait").exits(0);
        run("stats", "--wait", "soon").exits(2);
        run("query", "--wait", "5s", "asylum").exits(0);
        run("query", "asylum", "--wait").exits(0);
    }

    @Test
    void compactTellsWhatItGave() {
        Ran ran = run("compact").exits(0);
        assertTrue(
                ran.err().matches("(?s)The store is compact: \\d+\\.\\d MB before, \\d+\\.\\d MB now\\.\n"), ran.err());
        assertFalse(run("compact", "--quiet").exits(0).err().contains("MB"));
    }
}
