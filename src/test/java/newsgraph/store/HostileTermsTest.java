package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.HostileArticles;
import newsgraph.graph.RdfFormat;
import newsgraph.graph.ReadBack;
import newsgraph.graph.Vocabulary;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.query.ARQ;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.resultset.ResultSetLang;
import org.apache.jena.riot.rowset.RowSetReaderRegistry;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Names and parameters of any characters: nothing of them is read as SPARQL, and all that is written reads back the same
 * under strict rules. In full: {@code mvn test -Plong -Dtest=HostileTermsTest}
 */
class HostileTermsTest {
    private static final int BATCH = 500;
    private static final int ASKED_OF_EVERY_QUERY = 300;
    private static final String NAMED = "SELECT ?e { ?e skos:prefLabel ?name FILTER(?name = ?wanted) }";
    private static final String ECHO = "SELECT ?e ?given { ?e skos:prefLabel ?name BIND(?wanted AS ?given) } LIMIT 5";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aFew() throws Exception {
        trial(50, 3);
    }

    @Test
    @Tag("long")
    void fiveThousand() throws Exception {
        trial(5_000, Long.getLong("newsgraph.seed", 11));
    }

    private void trial(int count, long seed) throws Exception {
        List<String> terms = HostileArticles.terms(count, seed);
        try (Store store = Store.open(folder)) {
            List<ArticleGraph> graphs = HostileArticles.graphs(terms);
            for (int i = 0; i < graphs.size(); i += BATCH) {
                store.replace(graphs.subList(i, Math.min(graphs.size(), i + BATCH)));
            }
            Set<Quad> quads = quads(store);
            ReadBack.assertSame(
                    graphs.stream().flatMap(graph -> graph.quads().stream()).collect(Collectors.toSet()),
                    quads,
                    "the store");
            for (RdfFormat format : RdfFormat.values()) {
                store.read(dataset -> {
                    ReadBack.assertSame(dataset, format);
                    return format;
                });
            }
            QueryRunner runner = new QueryRunner(store, new Limits(Duration.ofMinutes(1), 1_000_000));
            Map<String, Set<Node>> byLabel = byLabel(quads);
            for (String term : terms.subList(0, Math.min(terms.size(), ASKED_OF_EVERY_QUERY))) {
                assertFoundByItsName(runner, byLabel, term);
                assertOnlySearched(store, runner, term);
            }
            ReadBack.assertSame(quads, quads(store), "the store after all queries");
        }
    }

    private static Set<Quad> quads(Store store) {
        return store.read(dataset -> Iter.toSet(dataset.find()));
    }

    private static Map<String, Set<Node>> byLabel(Set<Quad> quads) {
        Map<String, Set<Node>> byLabel = new HashMap<>();
        for (Quad quad : quads) {
            if (quad.getPredicate().getURI().equals(Vocabulary.SKOS + "prefLabel")) {
                byLabel.computeIfAbsent(quad.getObject().getLiteralLexicalForm(), label -> new HashSet<>())
                        .add(quad.getSubject());
            }
        }
        assertFalse(byLabel.isEmpty());
        return byLabel;
    }

    /** What is asked for by a label has that label, and all that has it is found. */
    private static void assertFoundByItsName(QueryRunner runner, Map<String, Set<Node>> byLabel, String term)
            throws QueryException {
        Answer.Table found = (Answer.Table) runner.run(NAMED, Map.of("wanted", "Ada " + term));
        assertEquals(
                Objects.requireNonNull(byLabel.getOrDefault("Ada " + term, Set.of())),
                found.rows().stream().map(row -> row.get(0)).collect(Collectors.toSet()),
                term);
    }

    /** A term is searched for as it is by every bundled query and by the text index; answers can be read in every format. */
    private static void assertOnlySearched(Store store, QueryRunner runner, String term) throws QueryException {
        for (BundledQuery query : BundledQueries.bundled().all()) {
            Map<String, String> parameters =
                    query.parameters().stream().collect(Collectors.toMap(Parameter::name, parameter -> "qqq" + term));
            if (!parameters.isEmpty()) {
                Answer.Table none = (Answer.Table) runner.run(query, parameters);
                assertEquals(List.of(), none.rows(), query.name() + " of " + term);
            }
        }
        Answer.Table answer = (Answer.Table) runner.run(ECHO, Map.of("wanted", "x" + term));
        for (AnswerFormat format : AnswerFormat.values()) {
            if (format.fits(answer)) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                AnswerWriter.write(answer, format, out);
                assertReads(format, out.toByteArray(), answer.rows().size());
            }
        }
        assertTrue(store.find(term, 5).size() <= 5);
    }

    private static void assertReads(AnswerFormat format, byte[] bytes, int rows) {
        switch (format) {
            case JSON -> assertEquals(rows, rows(ResultSetLang.RS_JSON, bytes));
            case XML -> assertEquals(rows, rows(ResultSetLang.RS_XML, bytes));
            case CSV -> assertEquals(rows, rows(ResultSetLang.RS_CSV, bytes));
            case TSV -> assertEquals(rows, rows(ResultSetLang.RS_TSV, bytes));
            case TABLE, TURTLE -> assertTrue(bytes.length > 0);
        }
    }

    private static int rows(Lang lang, byte[] bytes) {
        return (int)
                RowSetReaderRegistry.getFactory(lang)
                        .create(lang)
                        .read(new ByteArrayInputStream(bytes), ARQ.getContext())
                        .stream()
                        .count();
    }
}
