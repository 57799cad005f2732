package newsgraph.graph;

import java.io.OutputStream;
import org.apache.jena.sparql.core.DatasetGraph;

/**
 * Writes a dataset so that the same content gives the same bytes, whatever the store's history, locale or time zone.
 * Called in a read transaction: {@code store.read(dataset -> ...)}.
 */
public final class GraphWriter {
    private GraphWriter() {}

    /** Writes all named graphs, or their union where the format holds triples only. */
    public static void write(DatasetGraph dataset, RdfFormat format, OutputStream out) {}

    /** Writes one named graph; nothing but the format's frame where the dataset has none of that name. */
    public static void writeGraph(DatasetGraph dataset, String graphIri, RdfFormat format, OutputStream out) {}
}
