package newsgraph.graph;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.apache.jena.atlas.io.AWriter;
import org.apache.jena.atlas.io.IO;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.out.NodeFormatter;
import org.apache.jena.riot.out.NodeFormatterTTL;
import org.apache.jena.riot.system.PrefixMap;
import org.apache.jena.riot.system.PrefixMapFactory;
import org.apache.jena.sparql.core.Quad;

/** Writes Turtle; and TriG, which is Turtle with braces around each named graph. */
final class TurtleSyntax implements Syntax {
    private final Map<String, String> prefixes;
    private final Writer out;
    private final AWriter terms;
    private final NodeFormatter formatter;
    private String indent = "";

    TurtleSyntax(Map<String, String> prefixes, Writer out) {
        this.prefixes = prefixes;
        this.out = out;
        this.terms = IO.wrap(out);
        PrefixMap known = PrefixMapFactory.create(prefixes);
        this.formatter = new NodeFormatterTTL(null, known);
    }

    @Override
    public void start() throws IOException {
        for (Map.Entry<String, String> prefix : prefixes.entrySet()) {
            out.write("@prefix " + prefix.getKey() + ": <" + prefix.getValue() + "> .\n");
        }
    }

    @Override
    public void startGraph(Node name) throws IOException {
        if (!Quad.isDefaultGraph(name)) {
            out.write('\n');
            write(name);
            out.write(" {");
            indent = "    ";
        }
    }

    @Override
    public void subject(Node subject, List<Triple> triples) throws IOException {
        out.write("\n" + indent);
        write(subject);
        String separator = "\n" + indent + "    ";
        Node predicate = Node.ANY;
        for (Triple triple : triples) {
            if (triple.getPredicate().equals(predicate)) {
                out.write(", ");
            } else {
                predicate = triple.getPredicate();
                out.write(separator);
                if (predicate.equals(Vocabulary.TYPE)) {
                    out.write('a');
                } else {
                    write(predicate);
                }
                out.write(' ');
                separator = " ;\n" + indent + "    ";
            }
            write(triple.getObject());
        }
        out.write(" .\n");
    }

    @Override
    public void endGraph() throws IOException {
        if (!indent.isEmpty()) {
            out.write("}\n");
            indent = "";
        }
    }

    @Override
    public void end() {
        terms.flush();
    }

    private void write(Node term) {
        formatter.format(terms, term);
        terms.flush();
    }
}
