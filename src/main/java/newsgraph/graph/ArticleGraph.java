package newsgraph.graph;

import java.util.List;
import org.apache.jena.sparql.core.Quad;

/**
 * One named graph whole: all that an article says, or all that is known without any.
 *
 * @param iri the graph's name
 * @param quads all in that graph, in a stable order, none twice, none with a blank node
 */
public record ArticleGraph(String iri, List<Quad> quads) {
    public ArticleGraph {
        quads = List.copyOf(quads);
    }
}
