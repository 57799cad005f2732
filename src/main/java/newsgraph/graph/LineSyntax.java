package newsgraph.graph;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apache.jena.atlas.io.AWriter;
import org.apache.jena.atlas.io.IO;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.out.NodeFormatter;
import org.apache.jena.riot.out.NodeFormatterNT;
import org.apache.jena.sparql.core.Quad;

/** Writes N-Triples or N-Quads, a line each. */
final class LineSyntax implements Syntax {
    private final boolean namesGraphs;
    private final Writer out;
    private final AWriter terms;
    private final NodeFormatter formatter = new NodeFormatterNT();
    private Node graph = Quad.defaultGraphIRI;

    LineSyntax(boolean namesGraphs, Writer out) {
        this.namesGraphs = namesGraphs;
        this.out = out;
        this.terms = IO.wrap(out);
    }

    @Override
    public boolean grouped() {
        return false;
    }

    @Override
    public void start() {}

    @Override
    public void startGraph(Node name) {
        graph = name;
    }

    @Override
    public void subject(Node subject, List<Triple> triples) throws IOException {
        for (Triple triple : triples) {
            write(subject);
            write(triple.getPredicate());
            write(triple.getObject());
            if (namesGraphs && !Quad.isDefaultGraph(graph)) {
                write(graph);
            }
            out.write(".\n");
        }
    }

    @Override
    public void endGraph() {}

    @Override
    public void end() {
        terms.flush();
    }

    private void write(Node term) throws IOException {
        formatter.format(terms, term);
        terms.flush();
        out.write(' ');
    }
}
