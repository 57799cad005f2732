package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/** Writes datasets and reads them back under strict rules, where a warning is an error too. */
public final class ReadBack {
    private ReadBack() {}

    static byte[] written(DatasetGraph dataset, RdfFormat format) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GraphWriter.write(dataset, format, out);
        return out.toByteArray();
    }

    static DatasetGraph parsed(byte[] bytes, RdfFormat format) {
        return RDFParser.source(new ByteArrayInputStream(bytes))
                .lang(RDFLanguages.contentTypeToLang(format.mimeType()))
                .strict(true)
                .checking(true)
                .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
                .toDatasetGraph();
    }

    /** What is written in the format reads back the same: all quads, or their union where the format has no graphs. */
    public static void assertSame(DatasetGraph dataset, RdfFormat format) {
        DatasetGraph parsed = parsed(written(dataset, format), format);
        // Without blank nodes, graphs are isomorphic where they are equal.
        Set<Quad> quads = Iter.toSet(dataset.find());
        if (format.namedGraphs()) {
            assertSame(quads, Iter.toSet(parsed.find()), format.label());
        } else {
            Set<Triple> union = quads.stream().map(Quad::asTriple).collect(Collectors.toSet());
            assertSame(union, Iter.toSet(parsed.getDefaultGraph().find()), format.label());
        }
    }

    /** A failure tells the first that are missing, and the first that are too many. */
    public static <T> void assertSame(Set<T> expected, Set<T> actual, String what) {
        assertEquals(
                List.of(List.of(), List.of()), List.of(without(expected, actual), without(actual, expected)), what);
    }

    private static <T> List<T> without(Set<T> all, Set<T> others) {
        return all.stream()
                .filter(element -> !others.contains(element))
                .limit(3)
                .toList();
    }
}
