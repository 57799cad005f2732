package newsgraph.graph;

import java.nio.file.Path;
import java.util.List;
import org.apache.jena.graph.Graph;

/** The SHACL shapes that every graph must pass. */
public final class Shapes {
    private Shapes() {}

    /** The shapes that ship with Newsgraph. */
    public static Shapes bundled() {
        return new Shapes();
    }

    /**
     * The shapes of {@code shapes.ttl} in an ontology folder of the user's own.
     *
     * @throws IllegalArgumentException with one line, {@code file:line:col: what is wrong}, where it can't be read
     */
    public static Shapes read(Path ontologyFolder) {
        return new Shapes();
    }

    /** Where the graph breaks them, in a stable order; empty where it conforms. */
    public List<Violation> validate(Graph graph) {
        return List.of();
    }
}
