package newsgraph.store;

import java.util.List;
import java.util.function.Function;
import newsgraph.graph.ArticleGraph;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.jspecify.annotations.Nullable;

/**
 * What is to become of a store in one transaction.
 *
 * @param graphs graphs that take the place of those of their names
 * @param withdrawn names of graphs that are to be gone, with all that bookkeeping says of them
 * @param derived makes one more graph from the dataset as the others leave it, or null; a graph without quads is one to be
 *     gone
 * @param entries what bookkeeping says from now on, by what became of the graphs
 */
public record Update(
        List<ArticleGraph> graphs,
        List<String> withdrawn,
        @Nullable Function<DatasetGraph, ArticleGraph> derived,
        Function<Changes, List<Entry>> entries) {
    public Update {
        graphs = List.copyOf(graphs);
        withdrawn = List.copyOf(withdrawn);
    }

    /**
     * All that a graph says of one subject.
     *
     * @param quads all with that graph and subject; none where nothing is to be left of it
     */
    public record Entry(String graphIri, String subjectIri, List<Quad> quads) {
        public Entry {
            quads = List.copyOf(quads);
        }
    }
}
