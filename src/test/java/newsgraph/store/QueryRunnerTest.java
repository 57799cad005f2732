package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import newsgraph.graph.Vocabulary;
import newsgraph.store.QueryException.Reason;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init") // set before all tests
class QueryRunnerTest {
    private static final String PREFIXES = """
            PREFIX ng: <https://w3id.org/newsgraph/ontology#>
            PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
            """;

    private Store store;
    private QueryRunner runner;

    @BeforeAll
    void fill(@TempDir Path folder) throws StoreException {
        store = Store.open(folder.resolve("store"));
        store.replace(new ThreeArticles(new Iris()).graphs());
        runner = new QueryRunner(store, new Limits(Duration.ofSeconds(20), 1000));
    }

    @AfterAll
    void close() {
        store.close();
    }

    @Test
    void theSimplestQueryWorksOverTheUnion() throws Exception {
        Answer answer =
                runner.run(PREFIXES + "SELECT ?who { ?s ng:grantedAsylumTo ?o . ?o skos:prefLabel ?who }", Map.of());
        Answer.Table table = assertInstanceOf(Answer.Table.class, answer);
        assertEquals(List.of("who"), table.columns());
        assertEquals("[[\"Lena Marek\"]]", table.rows().toString());
    }

    @Test
    void askAndConstructAndDescribe() throws Exception {
        assertEquals(new Answer.Truth(true), runner.run(PREFIXES + "ASK { ?s ng:grantedAsylumTo ?o }", Map.of()));
        Answer made = runner.run(PREFIXES + "CONSTRUCT WHERE { ?s ng:grantedAsylumTo ?o }", Map.of());
        assertEquals(1, assertInstanceOf(Answer.Triples.class, made).graph().size());
        Answer told = runner.run("DESCRIBE <https://w3id.org/newsgraph/id/state/norway>", Map.of());
        assertTrue(assertInstanceOf(Answer.Triples.class, told).graph().size() > 5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x\") } ; DROP ALL ; #",
                "x\\u0022) } #",
                "O'Hara",
                "back\\slash",
                "\"\"\"",
                "a\\\"b",
                "'",
                "}",
                "?entity",
                "$x",
                "<http://x>",
                "\n",
                "\uD800",
                "\u0000",
                "$1",
                "\\",
                "%s",
                "{}",
                "\u202E",
                "*",
                ""
            })
    void aParameterIsALiteralWhateverItHolds(String term) throws Exception {
        Set<Quad> before = quads();
        for (BundledQuery query : BundledQueries.bundled().all()) {
            for (Parameter parameter : query.parameters()) {
                Map<String, String> values = new HashMap<>(QueryCases.parameters(query));
                values.put(parameter.name(), term);
                Answer.Table table = assertInstanceOf(Answer.Table.class, runner.run(query, values));
                boolean found = term.equals("O'Hara") && !parameter.name().equals("article");
                assertTrue(found || table.rows().isEmpty(), () -> query.name() + ": " + table.rows());
            }
        }
        Answer echo = runner.run("SELECT (STRLEN(?term) AS ?n) {}", Map.of("term", term));
        if (!term.startsWith("<")) {
            Node length =
                    assertInstanceOf(Answer.Table.class, echo).rows().get(0).get(0);
            assertEquals(String.valueOf(term.codePointCount(0, term.length())), literal(length));
        }
        assertEquals(before, quads());
    }

    @Test
    void anyParameterAtAllIsALiteral() throws Exception {
        Random random = new Random(3);
        BundledQuery query = BundledQueries.bundled().named("relations").orElseThrow();
        for (int i = 0; i < 300; i++) {
            StringBuilder term = new StringBuilder("x");
            for (int j = random.nextInt(9); j >= 0; j--) {
                term.append("\"'\\u0022{}?$<>#\n\r;.`^|()[]@,:*%".charAt(random.nextInt(31)));
            }
            Answer answer = runner.run(query, Map.of("entity", term.toString()));
            assertTrue(assertInstanceOf(Answer.Table.class, answer).rows().isEmpty(), term.toString());
        }
    }

    @Test
    void namesMatchInAnyCaseAndByEveryForm() throws Exception {
        BundledQuery query = BundledQueries.bundled().named("relations").orElseThrow();
        Set<Object> answers = new HashSet<>();
        for (String name : List.of(
                "Łukasz Żurawski",
                "łukasz żurawski",
                "LUKASZ ZURAWSKI",
                "https://w3id.org/newsgraph/id/person/lukasz-zurawski-4beb91c3")) {
            answers.add(assertInstanceOf(Answer.Table.class, runner.run(query, Map.of("entity", name)))
                    .rows());
        }
        assertEquals(1, answers.size());
        assertEquals(2, ((List<?>) answers.iterator().next()).size());
    }

    @Test
    void anIriInAngleBracketsIsAnIriInAQueryOfOnesOwn() throws Exception {
        Answer answer = runner.run(
                "SELECT (COUNT(*) AS ?n) { ?s ?p ?e }", Map.of("e", "<https://w3id.org/newsgraph/id/state/norway>"));
        assertFalse(literal(assertInstanceOf(Answer.Table.class, answer)
                        .rows()
                        .get(0)
                        .get(0))
                .equals("0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSERT DATA { <urn:a> <urn:b> <urn:c> }",
                "DROP ALL",
                "LOAD <file:///etc/passwd>",
                "CLEAR DEFAULT",
                "DELETE WHERE { ?s ?p ?o }",
                "SELECT * { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } }",
                "SELECT * { SERVICE SILENT <http://127.0.0.1:1/> { ?s ?p ?o } }",
                "SELECT * { ?s ?p ?o FILTER EXISTS { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } } }",
                "SELECT * { { SELECT * { SERVICE ?x { ?s ?p ?o } } } }",
                "CONSTRUCT { ?s ?p ?o } WHERE { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } }",
                "SELECT * FROM <file:///etc/passwd> { ?s ?p ?o }",
                "SELECT * FROM <http://127.0.0.1:1/x.ttl> { ?s ?p ?o }",
                "SELECT * FROM NAMED <file:///etc/passwd> { GRAPH ?g { ?s ?p ?o } }",
                "SELECT * { BIND(<java:org.apache.jena.sparql.function.library.now>() AS ?x) }",
                "SELECT * { ?s ?p ?o FILTER(<java:org.apache.jena.sparql.function.library.now>() = ?o) }",
                "SELECT * { ?s ?p ?o } ORDER BY <java:org.apache.jena.sparql.function.library.now>(?s)",
                "SELECT * { ?s ?p ?o FILTER(<http://jena.apache.org/ARQ/js#f>(?o)) }",
                "SELECT * { ?x <java:org.apache.jena.sparql.pfunction.library.splitIRI> ?y }",
                "JSON { \"s\": ?s } WHERE { ?s ?p ?o }"
            })
    void whatReachesBeyondTheStoreIsRefused(String text) {
        Set<Quad> before = quads();
        QueryException refused = assertThrows(QueryException.class, () -> runner.run(text, Map.of()));
        assertEquals(Reason.REFUSED, refused.reason(), refused.toString());
        assertFalse(refused.toString().contains("\n"), refused.toString());
        assertEquals(before, quads());
    }

    @Test
    void callLoadsNothing() throws Exception {
        String text = "SELECT (CALL(<java:org.apache.jena.sparql.function.library.now>) AS ?x) {}";
        assertEquals(
                "[[null]]",
                assertInstanceOf(Answer.Table.class, runner.run(text, Map.of()))
                        .rows()
                        .toString());
    }

    @Test
    void fromPicksGraphsOfTheStore() throws Exception {
        String graph = store.graphs().get(2);
        Answer one = runner.run("SELECT (COUNT(*) AS ?n) FROM <" + graph + "> { ?s ?p ?o }", Map.of());
        Answer named = runner.run("SELECT (COUNT(*) AS ?n) { GRAPH <" + graph + "> { ?s ?p ?o } }", Map.of());
        assertEquals(named, one);
        assertFalse(
                literal(assertInstanceOf(Answer.Table.class, one).rows().get(0).get(0))
                        .equals("0"));
    }

    @Test
    void syntaxErrorsHaveLineAndColumn() {
        QueryException bad =
                assertThrows(QueryException.class, () -> runner.run("SELECT *\nWHERE {\n  ?s ?p }", Map.of()));
        assertEquals(Reason.SYNTAX, bad.reason());
        assertTrue(bad.toString().contains("line 3, column 9: unexpected '}'"), bad.toString());
        for (String text : List.of(
                "",
                "SELECT",
                "\u0000",
                "SELECT * { ?s foo:bar ?o }",
                "SELECT ?x { BIND(1 AS ?x) BIND(2 AS ?x) }",
                "SELECT * { ?s ?p \"\\uD800\" }",
                "{".repeat(50_000),
                "ASK {" + "{".repeat(20_000) + "}".repeat(20_000) + "}")) {
            QueryException other = assertThrows(QueryException.class, () -> runner.run(text, Map.of()));
            assertEquals(Reason.SYNTAX, other.reason(), other.toString());
        }
    }

    @Test
    void prefixesOfTheGraphNeedNotBeDeclared() throws Exception {
        String text = "SELECT ?who { ?s ng:grantedAsylumTo ?o . ?o skos:prefLabel ?who }";
        assertEquals(runner.run(PREFIXES + text, Map.of()), runner.run(text, Map.of()));
        assertEquals(new Answer.Truth(true), runner.run("ASK { state:norway ?p ?o }", Map.of()));
        for (String prefix : Vocabulary.prefixMap(Iris.DEFAULT_BASE).keySet()) {
            assertEquals(new Answer.Truth(false), runner.run("ASK { " + prefix + ":none ?p 1 }", Map.of()), prefix);
        }
        QueryException update =
                assertThrows(QueryException.class, () -> runner.run("INSERT DATA { ng:a ng:b ng:c }", Map.of()));
        assertEquals(Reason.REFUSED, update.reason(), update.toString());
    }

    @Test
    void prefixesOfDataAreThoseOfTheStoresBase() throws Exception {
        QueryRunner elsewhere = new QueryRunner(store, Limits.DEFAULT, new Iris("https://news.example/kg/"));
        String text = "SELECT ?is { BIND(STR(state:norway) AS ?is) }";
        assertEquals(
                "https://news.example/kg/state/norway",
                literal(assertInstanceOf(Answer.Table.class, elsewhere.run(text, Map.of()))
                        .rows()
                        .get(0)
                        .get(0)));
    }

    @Test
    void aPrefixOfOnesOwnWins() throws Exception {
        String text = "PREFIX ng: <http://xmlns.com/foaf/0.1/>\nSELECT (STR(ng:x) AS ?own) (STR(skos:x) AS ?known) {}";
        assertEquals(
                List.of("http://xmlns.com/foaf/0.1/x", Vocabulary.SKOS + "x"),
                assertInstanceOf(Answer.Table.class, runner.run(text, Map.of())).rows().get(0).stream()
                        .map(QueryRunnerTest::literal)
                        .toList());
    }

    @Test
    void knownPrefixesMoveNoErrorsPlace() {
        for (Map.Entry<String, String> expected : Map.of(
                        "SELECT * { ?s ng:asserted }", "line 1, column 27: unexpected '}'",
                        "SELECT *\n{ ?s ng:asserted ?o .\n  ?o nope:x 1 }",
                                "line 3, column 6: Unresolved prefixed name: nope:x")
                .entrySet()) {
            QueryException bad = assertThrows(QueryException.class, () -> runner.run(expected.getKey(), Map.of()));
            assertTrue(bad.toString().contains(expected.getValue()), bad.toString());
        }
    }

    @Test
    void parametersAreChecked() {
        BundledQuery query = BundledQueries.bundled().named("relations").orElseThrow();
        for (QueryException bad : List.of(
                assertThrows(QueryException.class, () -> runner.run(query, Map.of())),
                assertThrows(QueryException.class, () -> runner.run(query, Map.of("entity", "x", "who", "y"))),
                assertThrows(QueryException.class, () -> runner.run("ASK {}", Map.of("x", "y"))),
                assertThrows(
                        QueryException.class, () -> runner.run("SELECT ?x { BIND(1 AS ?x) }", Map.of("x", "y"))))) {
            assertEquals(Reason.PARAMETER, bad.reason(), bad.toString());
        }
    }

    @Test
    void aQueryThatTakesTooLongIsStoppedAndTheStoreGoesOn() throws Exception {
        QueryRunner hasty = new QueryRunner(store, new Limits(Duration.ofMillis(500), 1000));
        for (String slow : List.of(
                "SELECT (COUNT(*) AS ?n) { ?a ?p1 ?x . ?b ?p2 ?y . ?c ?p3 ?z . ?d ?p4 ?w }",
                "SELECT * { ?a ?p1 ?x . ?b ?p2 ?y . ?c ?p3 ?z . ?d ?p4 ?w } ORDER BY ?w",
                "CONSTRUCT { ?a ?b ?c } { ?a ?p1 ?x . ?b ?p2 ?y . ?c ?p3 ?z . ?d ?p4 ?w FILTER(?w = 7777) }",
                "ASK { FILTER REGEX(\"" + "a".repeat(40) + "\", \"(.*a){7}b\") }")) {
            long start = System.nanoTime();
            QueryException late = assertThrows(QueryException.class, () -> hasty.run(slow, Map.of()));
            assertEquals(Reason.TIMEOUT, late.reason(), late.toString());
            assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() < 3000);
        }
        theSimplestQueryWorksOverTheUnion();
    }

    @Test
    void anAnswerThatIsTooLongIsNotGivenInPart() {
        QueryRunner narrow = new QueryRunner(store, new Limits(Duration.ofSeconds(20), 10));
        for (String text :
                List.of("SELECT * { ?s ?p ?o }", "CONSTRUCT WHERE { ?s ?p ?o }", "DESCRIBE ?s { ?s ?p ?o }")) {
            QueryException longer = assertThrows(QueryException.class, () -> narrow.run(text, Map.of()));
            assertEquals(Reason.ROWS, longer.reason(), longer.toString());
        }
    }

    private Set<Quad> quads() {
        return store.read(dataset -> Iter.toSet(dataset.find()));
    }

    private static String literal(@Nullable Node node) {
        return node == null ? "" : node.getLiteralLexicalForm();
    }
}
