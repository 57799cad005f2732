package newsgraph.graph;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/**
 * Writes graphs so that the same content gives the same bytes, whatever the store's history, locale or time zone: subject
 * by subject in a fixed order, in UTF-8 and with line feeds. Only the subjects are held in memory. Called in a read
 * transaction: {@code store.read(dataset -> ...)}.
 */
public final class GraphWriter {
    private GraphWriter() {}

    /** Writes all named graphs but the {@link Bookkeeping}, or their union where the format holds triples only. */
    public static void write(DatasetGraph dataset, RdfFormat format, OutputStream out) {
        Knowledge knowledge = new Knowledge(dataset);
        write(dataset, format, out, knowledge.graphs(), knowledge.union());
    }

    /** Writes all named graphs with the {@link Bookkeeping}, or their union where the format holds triples only. */
    public static void writeWithBookkeeping(DatasetGraph dataset, RdfFormat format, OutputStream out) {
        write(dataset, format, out, names(dataset), dataset.getUnionGraph());
    }

    private static void write(DatasetGraph dataset, RdfFormat format, OutputStream out, List<Node> names, Graph union) {
        write(format, prefixes(dataset), out, syntax -> {
            if (!format.namedGraphs()) {
                writeGraph(Quad.defaultGraphIRI, union, syntax);
                return;
            }
            for (Node name : names) {
                writeGraph(name, dataset.getGraph(name), syntax);
            }
        });
    }

    /** Writes one named graph; nothing but the format's frame where the dataset has none of that name. */
    public static void writeGraph(DatasetGraph dataset, String graphIri, RdfFormat format, OutputStream out) {
        Node name = NodeFactory.createURI(graphIri);
        write(format, prefixes(dataset), out, syntax -> {
            if (dataset.contains(name, Node.ANY, Node.ANY, Node.ANY)) {
                writeGraph(format.namedGraphs() ? name : Quad.defaultGraphIRI, dataset.getGraph(name), syntax);
            }
        });
    }

    /** Writes the triples of a graph that has no name. */
    public static void write(Graph graph, RdfFormat format, OutputStream out) {
        write(graph, Vocabulary.prefixMap(Iris.DEFAULT_BASE), format, out);
    }

    /** Writes the triples of a graph that has no name, with prefixes of its own. */
    public static void write(Graph graph, Map<String, String> prefixes, RdfFormat format, OutputStream out) {
        write(format, prefixes, out, syntax -> writeGraph(Quad.defaultGraphIRI, graph, syntax));
    }

    private interface Content {
        void writeTo(Syntax syntax) throws IOException;
    }

    private static void write(RdfFormat format, Map<String, String> prefixes, OutputStream out, Content content) {
        try {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            Syntax syntax = Syntax.of(format, prefixes, writer);
            syntax.start();
            content.writeTo(syntax);
            syntax.end();
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void writeGraph(Node name, Graph graph, Syntax syntax) throws IOException {
        syntax.startGraph(name);
        writeSubjects(graph, syntax);
        syntax.endGraph();
    }

    private static void writeSubjects(Graph graph, Syntax syntax) throws IOException {
        for (Node subject : syntax.grouped() ? Section.grouped(graph) : Section.sorted(graph)) {
            Iterator<Triple> found = graph.find(subject, Node.ANY, Node.ANY);
            List<Triple> triples =
                    Iter.asStream(found).distinct().sorted(Section.PREDICATES).toList();
            syntax.subject(subject, triples);
        }
    }

    private static List<Node> names(DatasetGraph dataset) {
        return Iter.asStream(dataset.listGraphNodes()).sorted(TermOrder.TERMS).toList();
    }

    /** Prefixes for the base that the dataset's articles lie under. */
    private static Map<String, String> prefixes(DatasetGraph dataset) {
        return Iter.asStream(dataset.find(Node.ANY, Node.ANY, Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE))
                .map(quad -> quad.getSubject().toString())
                .filter(iri -> iri.contains("/article/"))
                .min(TermOrder::compareNaturally)
                .map(iri -> iri.substring(0, iri.indexOf("/article/") + 1))
                .map(Vocabulary::prefixMap)
                .orElseGet(() -> Vocabulary.prefixMap(Iris.DEFAULT_BASE));
    }
}
