package newsgraph.graph;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;

/** How one RDF format writes graphs that come subject by subject. */
interface Syntax {
    /** The syntax of a format. */
    static Syntax of(RdfFormat format, Map<String, String> prefixes, Writer out) {
        return switch (format) {
            case TURTLE, TRIG -> new TurtleSyntax(prefixes, out);
            case NTRIPLES, NQUADS -> new LineSyntax(format.namedGraphs(), out);
            case JSONLD -> new JsonLdSyntax(prefixes, out);
            case RDFXML -> new RdfXmlSyntax(prefixes, out);
        };
    }

    /** Whether it is made to be read by people, section by section. */
    default boolean grouped() {
        return true;
    }

    void start() throws IOException;

    /** Begins a graph; {@code urn:x-arq:DefaultGraph} stands for the one without a name. */
    void startGraph(Node name) throws IOException;

    /**
     * Writes what is said of a subject.
     *
     * @param triples at least one, those of one predicate in a row
     */
    void subject(Node subject, List<Triple> triples) throws IOException;

    void endGraph() throws IOException;

    void end() throws IOException;
}
