package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Test;

class DatasetDescriptionTest {
    private static final Iris IRIS = new Iris();
    private static final String LICENCE = "https://creativecommons.org/licenses/by/4.0/";

    private static DatasetGraph data() {
        DatasetGraph data = DatasetGraphFactory.createGeneral();
        new ThreeArticles(IRIS).graphs().forEach(graph -> graph.quads().forEach(data::add));
        return data;
    }

    private static byte[] turtle(DatasetGraph data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GraphWriter.write(
                DatasetDescription.of(data, IRIS, LICENCE), DatasetDescription.prefixes(), RdfFormat.TURTLE, out);
        return out.toByteArray();
    }

    private static String value(Graph graph, Node subject, String property) {
        return graph.find(subject, NodeFactory.createURI(property), Node.ANY)
                .next()
                .getObject()
                .toString();
    }

    private static int number(Graph graph, Node subject, String property) {
        return (Integer) graph.find(subject, NodeFactory.createURI("http://rdfs.org/ns/void#" + property), Node.ANY)
                .next()
                .getObject()
                .getLiteralValue();
    }

    @Test
    void theFiguresAreThoseOfTheUnion() {
        DatasetGraph data = data();
        Set<Triple> union = new HashSet<>();
        data.find().forEachRemaining(quad -> union.add(quad.asTriple()));
        Graph parsed = RDFParser.source(new ByteArrayInputStream(turtle(data)))
                .forceLang(Lang.TURTLE)
                .toGraph();
        Node dataset = NodeFactory.createURI(IRIS.dataset());
        assertEquals(union.size(), number(parsed, dataset, "triples"));
        assertEquals(
                union.stream().map(Triple::getSubject).distinct().count(), number(parsed, dataset, "distinctSubjects"));
        assertEquals(3, number(parsed, dataset, "documents"));
        assertEquals(LICENCE, value(parsed, dataset, Vocabulary.DCTERMS + "license"));
        int inPartitions = 0;
        Set<Node> properties = new HashSet<>();
        for (Triple triple : parsed.find(Node.ANY, NodeFactory.createURI("http://rdfs.org/ns/void#property"), Node.ANY)
                .toList()) {
            assertTrue(properties.add(triple.getObject()));
            inPartitions += number(parsed, triple.getSubject(), "triples");
        }
        assertEquals(union.size(), inPartitions);
        assertEquals(properties.size(), number(parsed, dataset, "properties"));
        assertTrue(parsed.stream()
                .noneMatch(triple ->
                        triple.getSubject().isBlank() || triple.getObject().isBlank()));
    }

    @Test
    void bookkeepingCountsForNothingButTheDate() {
        DatasetGraph data = data();
        byte[] before = turtle(data);
        data.add(Bookkeeping.mark(IRIS));
        Bookkeeping.fingerprint(IRIS, IRIS.article("x"), "f").forEach(data::add);
        assertArrayEquals(before, turtle(data));
        Node graph = NodeFactory.createURI(IRIS.builds());
        for (String time : new String[] {"2026-03-01T12:00:00Z", "2026-03-02T12:00:00Z", "2026-02-02T12:00:00Z"}) {
            data.add(new Quad(
                    graph,
                    NodeFactory.createURI(IRIS.base() + "build/" + time),
                    Bookkeeping.ENDED,
                    NodeFactory.createLiteralString(time)));
        }
        String after = new String(turtle(data), StandardCharsets.UTF_8);
        assertTrue(after.contains("dcterms:modified \"2026-03-02T12:00:00Z\""), after);
        assertFalse(after.contains("2026-03-01"), after);
    }
}
