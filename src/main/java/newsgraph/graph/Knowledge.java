package newsgraph.graph;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.graph.impl.GraphBase;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.util.iterator.ExtendedIterator;
import org.apache.jena.util.iterator.WrappedIterator;

/**
 * What a dataset says of the world: all its graphs but the {@link Bookkeeping}. Used in a read transaction.
 */
public final class Knowledge {
    private final DatasetGraph dataset;
    private final Set<Node> left;

    public Knowledge(DatasetGraph dataset) {
        this.dataset = dataset;
        this.left = Bookkeeping.graphs(dataset);
    }

    /** The names of its graphs, sorted. */
    public List<Node> graphs() {
        return Iter.asStream(dataset.listGraphNodes())
                .filter(name -> !left.contains(name))
                .sorted(TermOrder.TERMS)
                .toList();
    }

    /** All its quads, in no order. */
    public Iterator<Quad> quads() {
        return Iter.filter(dataset.find(), quad -> !left.contains(quad.getGraph()));
    }

    /** The union of its graphs; what several state comes several times. */
    public Graph union() {
        return left.isEmpty() ? dataset.getUnionGraph() : new Union();
    }

    private final class Union extends GraphBase {
        @Override
        protected ExtendedIterator<Triple> graphBaseFind(Triple pattern) {
            Iterator<Quad> found =
                    dataset.find(Node.ANY, pattern.getSubject(), pattern.getPredicate(), pattern.getObject());
            return WrappedIterator.create(
                    Iter.map(Iter.filter(found, quad -> !left.contains(quad.getGraph())), Quad::asTriple));
        }
    }
}
