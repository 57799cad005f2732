package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.graph.GraphFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShapesTest {
    private static final String ONE_LABEL = """
            @prefix sh: <http://www.w3.org/ns/shacl#> .
            @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
            <https://example.org/LabelShape> a sh:NodeShape ; sh:targetSubjectsOf skos:prefLabel ;
                sh:property [ sh:path skos:prefLabel ; sh:maxCount 1 ; sh:message "one label only" ] .
            """;

    @TempDir
    Path folder;

    @Test
    void everyGraphBuiltPassesTheBundledShapes() {
        Shapes shapes = Shapes.bundled();
        List<ArticleGraph> graphs = new ArrayList<>(new ThreeArticles(new Iris()).graphs());
        DatasetGraph dataset = DatasetGraphFactory.createTxnMem();
        graphs.forEach(graph -> graph.quads().forEach(dataset::add));
        graphs.add(new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK).build(dataset));
        for (ArticleGraph graph : graphs) {
            Graph triples = GraphFactory.createDefaultGraph();
            graph.quads().forEach(quad -> triples.add(quad.asTriple()));
            assertEquals(List.of(), shapes.validate(triples), graph.iri());
        }
    }

    @Test
    void aViolationTellsWhereAndWhat() throws Exception {
        Files.writeString(folder.resolve("shapes.ttl"), ONE_LABEL);
        Graph graph = GraphFactory.createDefaultGraph();
        for (String label : List.of("Peru", "Perú")) {
            graph.add(
                    NodeFactory.createURI("https://example.org/peru"),
                    Vocabulary.PREF_LABEL,
                    NodeFactory.createLiteralString(label));
        }
        List<Violation> violations = Shapes.read(folder).validate(graph);
        assertEquals(1, violations.size());
        assertEquals("https://example.org/peru", violations.get(0).focus());
        assertEquals("skos:prefLabel", violations.get(0).path());
        assertEquals("one label only", violations.get(0).message());
    }

    @Test
    void badShapesAreNamedWithLineAndColumn() throws Exception {
        assertMessage("shapes.ttl: no such file");
        Files.writeString(folder.resolve("shapes.ttl"), "\n<a> <b>\n  nothing .");
        assertMessage("shapes.ttl:3:");
    }

    private void assertMessage(String part) {
        String message = assertThrows(IllegalArgumentException.class, () -> Shapes.read(folder))
                .toString();
        assertTrue(message.contains(part), message);
        assertEquals(1, message.lines().count(), message);
    }
}
