package newsgraph.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.sparql.graph.GraphFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The shapes find nothing wrong in {@code cases/ontology/shapes/good.ttl}. Each file of {@code bad} is added to it; its first
 * line says what they must then say, with {@code |} between messages.
 */
class ShapesTest {
    private static final Path CASES = Path.of("src/test/resources/cases/ontology/shapes");
    private static final Shapes SHAPES = Shapes.parse(
            RDFParser.fromString(RuleBookReader.shapes(), Lang.TURTLE).toGraph());

    static List<Path> bad() throws IOException {
        try (Stream<Path> files = Files.list(CASES.resolve("bad"))) {
            List<Path> found = files.sorted().toList();
            assertFalse(found.isEmpty());
            return found;
        }
    }

    @Test
    void findNothingWrongInAGoodGraph() {
        assertEquals(List.of(), messages(graph(CASES.resolve("good.ttl"))));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void sayWhatIsWrong(Path file) throws IOException {
        Graph graph = graph(CASES.resolve("good.ttl"), file);
        String expected = Files.readAllLines(file).get(0).substring("# ".length());
        assertEquals(List.of(expected.split("\\|")), messages(graph));
    }

    private static Graph graph(Path... files) {
        Graph graph = GraphFactory.createDefaultGraph();
        for (Path file : files) {
            RDFParser.source(file).parse(graph);
        }
        return graph;
    }

    private static List<String> messages(Graph graph) {
        return ShaclValidator.get().validate(SHAPES, graph).getEntries().stream()
                .map(entry -> entry.message())
                .distinct()
                .sorted()
                .toList();
    }
}
