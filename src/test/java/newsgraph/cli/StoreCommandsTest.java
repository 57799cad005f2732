package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that work on a store, over one that is built from three small articles. */
class StoreCommandsTest {
    @TempDir
    static Path folder = Path.of("");

    private static Path store = Path.of("");

    @BeforeAll
    static void build() throws IOException {
        Path articles = Files.createDirectories(folder.resolve("articles"));
        Files.writeString(
                articles.resolve("asylum.txt"),
                "Title: Asylum for a fugitive\nDate: 2012-08-16\n\nEcuador granted asylum to Julian Assange. "
                        + "Britain threatened to enter the embassy.\n");
        Files.writeString(articles.resolve("arrest.txt"), "Police in Chile arrested Rosa Pino on Monday.\n");
        Files.writeString(articles.resolve("polish.txt"), "Łukasz Żurawski met Angela Merkel in Berlin.\n");
        store = folder.resolve("store");
        Ran ran = Ran.command("build", "--store", store.toString(), articles.toString())
                .exits(0);
        assertTrue(ran.err().startsWith("3 articles read: 3 new, 0 changed, 0 unchanged"), ran.err());
        assertEquals("", ran.out());
    }

    private static Ran run(String command, String... more) {
        String[] args = Stream.concat(Stream.of(command, "--store", store.toString()), Arrays.stream(more))
                .toArray(String[]::new);
        return Ran.command(args);
    }

    @Test
    void buildingAgainChangesNothing() {
        String before = run("export", "--format", "nquads").exits(0).out();
        Ran again = run("build", folder + "/articles").exits(0);
        assertTrue(again.err().contains("0 new, 0 changed, 3 unchanged"), again.err());
        assertEquals(before, run("export", "--format", "nquads").out());
    }

    @Test
    void inputsWithoutAnArticleLeaveNoStore() {
        Path none = folder.resolve("none");
        Ran ran = Ran.command("build", "--store", none.toString(), folder + "/missing.txt", folder + "/*.nope")
                .exits(4);
        assertTrue(ran.err().contains("missing.txt: there is no such file"), ran.err());
        assertTrue(ran.err().contains("2 inputs failed"), ran.err());
        assertFalse(Files.exists(none));
    }

    @Test
    void queriesAnswerInEveryFormat() {
        String text = "SELECT ?title { ?a <http://purl.org/dc/terms/title> ?title }";
        for (String format : new String[] {"table", "csv", "tsv", "json", "xml"}) {
            Ran ran = run("query", "--text", text, "--format", format).exits(0);
            assertTrue(ran.out().contains("Asylum for a fugitive"), ran.out());
        }
        assertTrue(run("query", text).exits(0).out().contains("Asylum for a fugitive"), "SPARQL may stand for a name");
    }

    @Test
    void aConstructedGraphIsTurtle() {
        Ran ran = run("query", "--text", "CONSTRUCT { ?a <x:titled> ?t } { ?a <http://purl.org/dc/terms/title> ?t }")
                .exits(0);
        assertTrue(ran.out().contains("\"Asylum for a fugitive\""), ran.out());
        run("query", "--format", "csv", "--text", "CONSTRUCT WHERE { ?s ?p ?o }")
                .exits(2);
    }

    @Test
    void parametersAreTermsAndNoSyntax() {
        String text = "SELECT ?a { ?a <http://purl.org/dc/terms/title> ?title }";
        assertTrue(run("query", "--text", text, "-p", "title=Asylum for a fugitive")
                .exits(0)
                .out()
                .contains("asylum"));
        Ran hostile = run("query", "--format", "csv", "--text", text, "-p", "title=\" } ; DROP ALL #")
                .exits(0);
        assertEquals(1, hostile.out().strip().lines().count(), hostile.out());
    }

    @Test
    void aWrongQueryIsUsage() throws IOException {
        assertTrue(
                run("query", "--text", "SELECT ?s { ?s").exits(2).err().contains("line"), "line and column are told");
        run("query", "--text", "DROP ALL").exits(2);
        run("query").exits(2);
        assertTrue(run("query", "asylums").exits(2).err().contains("Did you mean asylum?"));
        run("query", "no-such-query").exits(2);
        run("query", "--file", folder + "/missing.rq").exits(2);
        Path queries = Files.createDirectory(folder.resolve("queries"));
        Files.writeString(queries.resolve("titles.rq"), "# title: Titles\nSELECT ?t { ?a dcterms:title ?t }");
        Files.writeString(queries.resolve("broken.rq"), "# title: Broken\nSELECT ?t { ?a");
        assertTrue(run("query", "--queries", queries.toString(), "titles")
                .exits(0)
                .out()
                .contains("Asylum"));
        assertTrue(run("query", "--queries", queries.toString(), "broken")
                .exits(2)
                .err()
                .contains("broken.rq:2:"));
        run("query", "--timeout", "soon", "--text", "ASK {}").exits(2);
        Path file = Files.writeString(folder.resolve("ask.rq"), "ASK { ?s ?p ?o }");
        assertTrue(run("query", "--file", file.toString()).exits(0).out().contains("true"));
    }

    @Test
    void aQueryCutShortFails() {
        Ran rows =
                run("query", "--limit", "2", "--text", "SELECT * { ?s ?p ?o }").exits(1);
        assertEquals("", rows.out(), "no part of an answer");
        assertTrue(rows.err().contains("2"), rows.err());
    }

    @Test
    void aStoreThatIsNoneCannotBeOpened() throws IOException {
        Ran.command("query", "--store", folder + "/nowhere", "--text", "ASK {}").exits(3);
        Path foreign = Files.createDirectories(folder.resolve("foreign"));
        Files.writeString(foreign.resolve("thesis.doc"), "mine");
        Ran.command("stats", "--store", foreign.toString()).exits(3);
        Ran.command("build", "--store", foreign.toString(), folder + "/articles")
                .exits(3);
        assertEquals("mine", Files.readString(foreign.resolve("thesis.doc")));
    }

    @Test
    void anExportToAFileIsWhole() throws IOException {
        Path file = folder.resolve("out.nq");
        Files.writeString(file, "old");
        run("export", "-o", file.toString()).exits(0);
        String written = Files.readString(file);
        assertEquals(run("export", "--format", "nquads").out(), written, "the extension tells the format");
        assertTrue(written.contains("Łukasz Żurawski"), "UTF-8, as it is");
        try (Stream<Path> left = Files.list(folder)) {
            assertTrue(left.noneMatch(path -> path.toString().endsWith("-part")), "no part is left behind");
        }
        run("export", "-o", folder + "/no/such/folder.ttl").exits(1);
        run("export", "-o", folder.toString()).exits(2);
    }

    @Test
    void anExportToAFullDeviceFails() {
        if (Files.exists(Path.of("/dev/full"))) {
            Ran ran = run("export", "-o", "/dev/full").exits(1);
            assertTrue(ran.err().contains("/dev/full"), ran.err());
        }
    }

    @Test
    void oneArticleCanBeExported() {
        String one = run("export", "--format", "nquads", "--article", "arrest")
                .exits(0)
                .out();
        assertTrue(one.contains("article/arrest>"), one);
        assertFalse(one.contains("article/asylum>"), one);
        String iri = "https://w3id.org/newsgraph/id/article/arrest";
        assertEquals(one, run("export", "--format", "nquads", "--article", iri).out());
        assertEquals(one, run("export", "--format", "nquads", "--graph", iri).out());
        assertTrue(
                run("export", "--article", "arest").exits(1).err().contains("article/arrest"), "the nearest is named");
        run("export", "--graph", "urn:x").exits(1);
        run("export", "--graph", iri, "--article", "arrest").exits(2);
    }

    @Test
    void statsCountWhatThereIs() {
        assertTrue(run("stats").exits(0).out().matches("(?s)articles +3\n.*"));
    }

    @Test
    void explainShowsTheSentenceBehindAFact() {
        String said = run("explain", "ecuador", "granted asylum to", "julian assange")
                .exits(0)
                .out();
        assertTrue(said.contains("Ecuador — granted asylum to — Julian Assange"), said);
        assertTrue(said.contains("  Ecuador granted asylum to Julian Assange.\n    asserted\n"), said);
        assertTrue(said.contains("“Asylum for a fugitive” of 2012-08-16"), said);
        assertEquals(
                said,
                run("explain", "state/ecuador", "grantedAsylumTo", "Julian Assange")
                        .out());
        assertTrue(run("explain", "Ecuador", "sued").exits(1).err().contains("no sentence"), "nothing is nothing");
    }

    @Test
    void explainShowsThePathThroughTheSyntax() {
        String said = run("explain", "Ecuador", "granted asylum to").exits(0).out();
        assertTrue(said.contains("path: "), said);
        assertTrue(said.contains("granted ─subject→ Ecuador"), said);
        assertTrue(said.contains("─to→ Julian Assange"), said);
    }

    @Test
    void explainTellsOfASentenceWhatItNearlyUses() {
        String said = Ran.command("explain", "--sentence", "Ecuador accorded asylum to Julian Assange.")
                .exits(0)
                .out();
        assertTrue(said.contains("granted asylum to: \"SUBJECT grants|gives asylum to OBJECT\" at \"accorded\""), said);
        assertTrue(said.contains("\"accorded\" stands where the wording has \"give|grant\""), said);
        String type = Ran.with("The storm thanked Chile.", "explain", "--sentence", "-", "--nearest", "1")
                .exits(0)
                .out();
        assertTrue(type.contains("SUBJECT: \"The storm\" names nobody and nothing"), type);
        String read = Ran.command("explain", "--sentence", "Peru never thanked Chile.")
                .exits(0)
                .out();
        assertTrue(read.contains("Peru — thanked — Chile: not asserted: negative, actual"), read);
        assertTrue(read.contains("    decided by: "), read);
        assertFalse(read.contains("thanked: \"SUBJECT thanks OBJECT\""), "a negation is no near miss\n" + read);
        Ran.command("explain").exits(2);
        Ran.command("explain", "--sentence", " ").exits(2);
        Ran.command("explain", "--sentence", "x", "Chile").exits(2);
    }

    @Test
    void whatDomainAndRangeRejectIsListed() throws IOException {
        Path article = folder.resolve("storm.txt");
        Files.writeString(article, "Ana Ruiz slept 😀. The storm thanked Chile. Peru thanked Chile.\n");
        Path rejects = folder.resolve("rejects.jsonl");
        Ran ran = Ran.command(
                        "build",
                        "--store",
                        folder.resolve("rejecting").toString(),
                        "--rejects",
                        rejects.toString(),
                        article.toString())
                .exits(0);
        assertTrue(ran.err().contains("wording rejected by domain or range"), ran.err());
        String listed = Files.readString(rejects);
        assertTrue(
                listed.contains(
                        "\"start\":18,\"end\":42,\"sentence\":\"The storm thanked Chile.\",\"relation\":\"thanked\""),
                listed);
        assertTrue(
                listed.contains("\"slot\":\"SUBJECT\",\"found\":\"The storm\",\"type\":null,\"expected\":["), listed);
        assertEquals(1, listed.lines().count(), listed);
        assertFalse(Files.exists(folder.resolve("rejects.jsonl.unfinished")));
    }

    @Test
    void explainFindsNobodyForAStrangeName() {
        assertTrue(run("explain", "Zaphod Beeblebrox").exits(1).err().contains("knows nobody"));
    }

    @Test
    void aRemovedArticleIsGoneAndTheOthersStay() {
        Path copy = folder.resolve("removing");
        Ran.command("build", "--store", copy.toString(), folder + "/articles").exits(0);
        Ran ran = Ran.command("remove", "--store", copy.toString(), "arrest", "nonsense-key-zzz")
                .exits(1);
        assertTrue(ran.err().contains("no article \"nonsense-key-zzz\""), ran.err());
        String left = Ran.command("export", "--store", copy.toString(), "--format", "nquads")
                .exits(0)
                .out();
        assertFalse(left.contains("article/arrest"), left);
        assertFalse(left.contains("Rosa Pino"), "whom only it knew");
        assertTrue(left.contains("article/asylum"), left);
        Ran.command("compact", "--store", copy.toString()).exits(0);
        assertEquals(
                left,
                Ran.command("export", "--store", copy.toString(), "--format", "nquads")
                        .out());
    }

    @Test
    void aStoreKeepsItsBase() {
        Path own = folder.resolve("own-base");
        String base = "https://news.example/kg/";
        Ran.command("build", "--store", own.toString(), "--base", base, folder + "/articles/asylum.txt")
                .exits(0);
        Ran.command("build", "--store", own.toString(), folder + "/articles/arrest.txt")
                .exits(0);
        String all = Ran.command("export", "--store", own.toString(), "--format", "nquads")
                .exits(0)
                .out();
        assertTrue(all.contains(base + "article/arrest"), all);
        assertFalse(all.contains("w3id.org/newsgraph/id/"), all);
        Ran asked = Ran.command("query", "--store", own.toString(), "ASK { article:arrest dcterms:identifier ?key }");
        assertEquals("true\n", asked.exits(0).out());
        Ran.command("remove", "--store", own.toString(), "arrest").exits(0);
        Ran.command("build", "--store", own.toString(), "--base", "no base", folder + "/articles")
                .exits(2);
    }

    @Test
    void annotateStreamsDocumentsInOrder() {
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            input.append("{\"id\":\"").append(i).append("\",\"text\":\"Peru met Chile.\"}\n");
        }
        Ran ran = Ran.with(input + "no json\n", "annotate", "--format", "jsonl").exits(1);
        assertEquals(50, ran.out().lines().count());
        int[] next = {0};
        ran.out().lines().forEach(line -> assertTrue(line.startsWith("{\"id\":\"" + next[0]++ + "\","), line));
        assertTrue(ran.err().contains("standard input:51:1: "), ran.err());
    }

    @Test
    void annotateShowsATextToTheEye() {
        Ran ran = Ran.with("Łukasz Żurawski met Angela Merkel.", "annotate").exits(0);
        assertTrue(ran.out().contains("Łukasz Żurawski met Angela Merkel."), ran.out());
        assertEquals(ran.out(), new String(ran.out().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    }

    @Test
    void quietSaysNothingButFailures() {
        assertEquals("", run("build", "--quiet", folder + "/articles").exits(0).err());
        Ran ran = run("build", "--quiet", folder + "/articles", folder + "/missing.txt")
                .exits(1);
        assertEquals(1, ran.err().lines().count(), ran.err());
    }

    @Test
    void aBrokenOntologyIsNamed() throws IOException {
        Path ontology = Files.createDirectories(folder.resolve("ontology"));
        Files.writeString(ontology.resolve("mine.ttl"), "this is no Turtle");
        Ran ran = run("build", "--ontology", ontology.toString(), folder + "/articles")
                .exits(2);
        assertTrue(ran.err().contains("mine.ttl:1:"), ran.err());
    }
}
