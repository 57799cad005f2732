package newsgraph.store;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Bookkeeping;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/** Changes graphs of a dataset within one transaction, touching only quads that differ, and keeps what has changed. */
final class GraphChanges {
    private final DatasetGraph dataset;
    private final TextChanges texts = TextChanges.none();
    private boolean any;

    GraphChanges(DatasetGraph dataset) {
        this.dataset = dataset;
    }

    /** Whether the dataset is another than before. */
    boolean isAny() {
        return any;
    }

    TextChanges texts() {
        return texts;
    }

    /** Does all that the update says; returns what became of its graphs. */
    Changes apply(Update update) {
        Changes changes = putAll(update.graphs());
        update.withdrawn().forEach(this::remove);
        if (update.derived() != null) {
            ArticleGraph derived = update.derived().apply(dataset);
            putWhole(derived, quads(derived.iri()));
        }
        for (Update.Entry entry : update.entries().apply(changes)) {
            ArticleGraph said = new ArticleGraph(entry.graphIri(), entry.quads());
            put(said, quads(entry.graphIri(), entry.subjectIri()));
        }
        return changes;
    }

    /** Puts each graph in the place of the graph of its name. */
    Changes putAll(Collection<ArticleGraph> graphs) {
        int added = 0;
        int replaced = 0;
        for (ArticleGraph graph : graphs) {
            Set<Quad> before = quads(graph.iri());
            if (putWhole(graph, before)) {
                added += before.isEmpty() ? 1 : 0;
                replaced += before.isEmpty() ? 0 : 1;
            }
        }
        return new Changes(added, replaced, graphs.size() - added - replaced);
    }

    /** Takes out a graph, and all that bookkeeping says of it; whether there was one. */
    boolean remove(String graphIri) {
        Set<Quad> quads = quads(graphIri);
        quads.forEach(dataset::delete);
        texts.gone().add(graphIri);
        for (Node bookkeeping : Bookkeeping.graphs(dataset)) {
            quads(bookkeeping.getURI(), graphIri).forEach(dataset::delete);
        }
        any |= !quads.isEmpty();
        return !quads.isEmpty();
    }

    private boolean putWhole(ArticleGraph graph, Set<Quad> before) {
        boolean differs = put(graph, before);
        if (differs) {
            texts.changed().add(graph);
        }
        return differs;
    }

    private boolean put(ArticleGraph graph, Set<Quad> before) {
        Set<Quad> after = new HashSet<>(graph.quads());
        if (after.equals(before)) {
            return false;
        }
        before.stream().filter(quad -> !after.contains(quad)).forEach(dataset::delete);
        for (Quad quad : graph.quads()) {
            if (!before.contains(quad)) {
                checkGround(quad, graph.iri());
                dataset.add(quad);
            }
        }
        any = true;
        return true;
    }

    private static void checkGround(Quad quad, String graphIri) {
        boolean ground = quad.getSubject().isURI()
                && quad.getPredicate().isURI()
                && !quad.getObject().isBlank();
        if (!ground || !quad.getGraph().isURI() || !quad.getGraph().getURI().equals(graphIri)) {
            throw new IllegalArgumentException("not a quad without blank nodes in graph " + graphIri + ": " + quad);
        }
    }

    private Set<Quad> quads(String graphIri) {
        return Iter.toSet(dataset.find(NodeFactory.createURI(graphIri), Node.ANY, Node.ANY, Node.ANY));
    }

    private Set<Quad> quads(String graphIri, String subjectIri) {
        return Iter.toSet(
                dataset.find(NodeFactory.createURI(graphIri), NodeFactory.createURI(subjectIri), Node.ANY, Node.ANY));
    }
}
