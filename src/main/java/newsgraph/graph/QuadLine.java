package newsgraph.graph;

import org.apache.jena.atlas.io.IndentedLineBuffer;
import org.apache.jena.graph.Node;
import org.apache.jena.riot.out.NodeFormatter;
import org.apache.jena.riot.out.NodeFormatterNT;
import org.apache.jena.sparql.core.Quad;

/** A quad as a line of N-Quads. */
public final class QuadLine {
    private static final NodeFormatter TERMS = new NodeFormatterNT();

    private QuadLine() {}

    /**
     * The line, without its line end; the same for the same quad.
     *
     * @param graph whether it names the graph, where the quad is of one with a name
     */
    public static String of(Quad quad, boolean graph) {
        IndentedLineBuffer line = new IndentedLineBuffer();
        for (Node term : new Node[] {quad.getSubject(), quad.getPredicate(), quad.getObject()}) {
            TERMS.format(line, term);
            line.print(' ');
        }
        if (graph && !quad.isDefaultGraph()) {
            TERMS.format(line, quad.getGraph());
            line.print(' ');
        }
        line.print('.');
        return line.asString();
    }
}
