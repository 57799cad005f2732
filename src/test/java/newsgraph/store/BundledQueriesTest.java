package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import org.apache.jena.query.QueryFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init") // set before all tests
class BundledQueriesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/cases/queries");

    private Store store;
    private QueryRunner runner;

    @BeforeAll
    void fill(@TempDir Path folder) throws StoreException {
        store = Store.open(folder.resolve("store"));
        store.replace(new ThreeArticles(new Iris()).graphs());
        store.replace(List.of(store.read(new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK)::build)));
        store.update(new Update(List.of(), List.of(), null, changes -> List.of(QueryCases.build(new Iris()))));
        runner = new QueryRunner(store, Limits.DEFAULT);
    }

    @AfterAll
    void close() {
        store.close();
    }

    static Stream<BundledQuery> bundled() {
        return BundledQueries.bundled().all().stream();
    }

    @Test
    void thereAreAtLeastTenAndNoneIsBad() {
        BundledQueries queries = BundledQueries.bundled();
        assertEquals(List.of(), queries.problems());
        assertTrue(queries.all().size() >= 10);
        for (BundledQuery query : queries.all()) {
            assertFalse(query.title().isBlank() || query.description().isBlank(), query.name());
        }
        assertEquals(BundledQueries.read(Path.of("queries")).all(), queries.all());
    }

    /** To write the golden files anew: mvn test -Dtest=BundledQueriesTest -Dnewsgraph.golden=write */
    @ParameterizedTest(name = "{0}")
    @MethodSource("bundled")
    void answersWhatItPromises(BundledQuery query) throws Exception {
        Answer answer = runner.run(query, QueryCases.parameters(query));
        assertFalse(assertInstanceOf(Answer.Table.class, answer).rows().isEmpty(), "no rows");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerWriter.write(answer, AnswerFormat.TSV, out);
        String tsv = out.toString(StandardCharsets.UTF_8);
        Path golden = GOLDEN.resolve(query.name() + ".tsv");
        if ("write".equals(System.getProperty("newsgraph.golden"))) {
            Files.writeString(golden, tsv);
        }
        assertEquals(Files.readString(golden), tsv);
        assertFalse(tsv.contains("\t<") || tsv.contains("\n<"), "shows IRIs");
    }

    @Test
    void badFilesAreNamedWithTheLine(@TempDir Path folder) throws Exception {
        write(
                folder,
                "good.rq",
                "# title: All\n# description: All.\n# parameter: x  a thing (default a b)\nSELECT * { ?x ?p ?o }");
        write(folder, "syntax.rq", "# title: Bad\nSELECT *\nWHERE { ?x ?p }");
        write(folder, "untitled.rq", "SELECT * { ?x ?p ?o }");
        write(folder, "unused.rq", "# title: Unused\n#\n# parameter: y  a thing\nSELECT * { ?x ?p ?o }");
        write(folder, "twice.rq", "# title: Twice\n# parameter: x  a\n# parameter: x  b\nSELECT * { ?x ?p ?o }");
        write(folder, "unnamed.rq", "# title: Unnamed\n# parameter: 1\nSELECT * { ?x ?p ?o }");
        write(folder, "update.rq", "# title: Update\nDROP ALL");
        Files.write(folder.resolve("latin.rq"), new byte[] {'#', ' ', (byte) 0xE9, (byte) 0xFF});
        write(folder, "other.txt", "no query");
        BundledQueries queries = BundledQueries.read(folder);
        assertEquals(
                List.of("good"), queries.all().stream().map(BundledQuery::name).toList());
        assertEquals(
                List.of(new Parameter("x", "a thing", "a b")),
                queries.all().get(0).parameters());
        String problems = String.join("\n", queries.problems());
        for (Map.Entry<String, String> expected : Map.of(
                        "syntax.rq:3:", "unexpected '}'",
                        "untitled.rq:1:", "no title",
                        "unused.rq:3:", "no variable ?y",
                        "twice.rq:3:", "is there twice",
                        "unnamed.rq:2:", "expected 'name",
                        "update.rq:1:", "update",
                        "latin.rq:1:", "not UTF-8")
                .entrySet()) {
            assertTrue(
                    queries.problems().stream()
                            .anyMatch(p -> p.contains(expected.getKey()) && p.contains(expected.getValue())),
                    () -> expected + " in\n" + problems);
        }
        assertEquals(7, queries.problems().size(), problems);
    }

    @Test
    void oneIsReadWithoutTheOthers(@TempDir Path folder) throws Exception {
        write(folder, "good.rq", "# title: All\nSELECT * { ?x ng:asserted ?o }");
        write(folder, "bad.rq", "# title: Bad\nSELECT *\nWHERE { ?x ?p }");
        BundledQueries good = BundledQueries.read(folder, "good");
        assertEquals(List.of(), good.problems(), "the bad file is not looked at");
        assertEquals("All", good.named("good").orElseThrow().title());
        BundledQueries bad = BundledQueries.read(folder, "bad");
        assertEquals(List.of(), bad.all());
        assertTrue(bad.problems().get(0).contains("bad.rq:3:"), bad.problems().toString());
        for (String none : List.of("none", "good.rq", "", "*", "\0", "../" + folder.getFileName() + "/good")) {
            assertEquals(new BundledQueries(List.of(), List.of()), BundledQueries.read(folder, none), none);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bundled")
    void oneOfThoseThatShipIsReadWithoutTheOthers(BundledQuery query) {
        assertEquals(new BundledQueries(List.of(query), List.of()), BundledQueries.bundled(query.name()));
        assertEquals(List.of(), BundledQueries.bundled("x" + query.name()).all());
    }

    /** They are for other endpoints too, which know no prefixes. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("bundled")
    void declaresItsPrefixes(BundledQuery query) {
        assertDoesNotThrow(() -> QueryFactory.create(query.text()));
    }

    @Test
    void aMissingFolderIsAProblem() {
        BundledQueries none = BundledQueries.read(Path.of("no-such-folder"));
        assertEquals(List.of(), none.all());
        assertTrue(none.problems().get(0).startsWith("no-such-folder: the folder of queries can't be read"));
    }

    private static void write(Path folder, String file, String text) throws Exception {
        Files.writeString(folder.resolve(file), text);
    }
}
