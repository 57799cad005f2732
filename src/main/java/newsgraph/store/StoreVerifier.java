package newsgraph.store;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import newsgraph.graph.Shapes;
import newsgraph.graph.Violation;
import newsgraph.graph.Vocabulary;
import newsgraph.ontology.Relation;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.graph.GraphFactory;

/**
 * Holds a whole store against what must be true of every one: the shapes, and what shapes can't say. Works graph by graph,
 * so that a large store needs no more memory than its largest article.
 */
public final class StoreVerifier {
    private final Shapes shapes;
    private final List<Relation> relations;

    /**
     * @param relations what they imply stands as a fact without a claim of its own; what the store's background says comes to
     *     that, which a build that was cut short has not written
     */
    public StoreVerifier(Shapes shapes, List<Relation> relations) {
        this.shapes = shapes;
        this.relations = List.copyOf(relations);
    }

    /**
     * Looks at everything, and gives each fault to the consumer.
     *
     * @return how many faults there are
     */
    public long verify(Store store, Consumer<Fault> faults) {
        return store.read(dataset -> new Pass(dataset, faults).all());
    }

    /**
     * Holds every graph against the shapes alone.
     *
     * @return how many faults there are
     */
    public long checkShapes(Store store, Consumer<Fault> faults) {
        return store.read(dataset -> new Pass(dataset, faults).shapes());
    }

    /** One look at a store, within a read transaction. */
    private final class Pass {
        private final DatasetGraph dataset;
        private final Consumer<Fault> faults;
        /** The first label that each entity was seen with. */
        private final Map<Node, Node> labels = new HashMap<>();

        private long count;

        Pass(DatasetGraph dataset, Consumer<Fault> faults) {
            this.dataset = dataset;
            this.faults = faults;
        }

        long shapes() {
            names().forEach(name -> checkShapes(name, copy(name)));
            return count;
        }

        long all() {
            if (dataset.getDefaultGraph().find().hasNext()) {
                tell("the default graph", "", "it is to be empty: the union of the named graphs hides it");
            }
            Map<Node, Set<Node>> implied = implied();
            for (Node name : names()) {
                Graph graph = copy(name);
                checkShapes(name, graph);
                new TermCheck(fault(name)).check(graph);
                checkLabels(name, graph);
                if (graph.contains(name, Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE)) {
                    new ArticleCheck(name, graph, implied, fault(name)).check();
                } else if (name.toString().contains("/article/")) {
                    tell(name.toString(), name.toString(), "the article's graph doesn't say that it is one");
                }
            }
            return count;
        }

        private List<Node> names() {
            return Iter.toList(dataset.listGraphNodes());
        }

        private Graph copy(Node name) {
            Graph graph = GraphFactory.createDefaultGraph();
            dataset.find(name, Node.ANY, Node.ANY, Node.ANY).forEachRemaining(quad -> graph.add(quad.asTriple()));
            return graph;
        }

        private void checkShapes(Node name, Graph graph) {
            for (Violation violation : shapes.validate(graph)) {
                tell(
                        name.toString(),
                        violation.focus(),
                        (violation.path().isEmpty() ? "" : violation.path() + ": ")
                                + violation.message()
                                + (violation.value().isEmpty() ? "" : " (found " + violation.value() + ")"));
            }
        }

        /** The shapes see one graph; that two graphs call a thing by one name is seen here. */
        private void checkLabels(Node name, Graph graph) {
            for (Iterator<Triple> found = graph.find(Node.ANY, Vocabulary.PREF_LABEL, Node.ANY); found.hasNext(); ) {
                Triple label = found.next();
                Node first = labels.putIfAbsent(label.getSubject(), label.getObject());
                if (first != null && !first.equals(label.getObject())) {
                    tell(
                            name.toString(),
                            label.getSubject().toString(),
                            "it is called " + label.getObject() + " here and " + first + " in another graph");
                }
            }
        }

        /** For each relation, itself and all that it implies. */
        private Map<Node, Set<Node>> implied() {
            Map<Node, Set<Node>> wider = new HashMap<>();
            for (Relation relation : relations) {
                Set<Node> implied =
                        wider.computeIfAbsent(NodeFactory.createURI(relation.iri()), node -> new HashSet<>());
                relation.superRelations().forEach(iri -> implied.add(NodeFactory.createURI(iri)));
            }
            dataset.find(Node.ANY, Node.ANY, Vocabulary.SUB_PROPERTY_OF, Node.ANY)
                    .forEachRemaining(quad -> wider.computeIfAbsent(quad.getSubject(), node -> new HashSet<>())
                            .add(quad.getObject()));
            Map<Node, Set<Node>> implied = new HashMap<>();
            wider.keySet().forEach(relation -> implied.put(relation, closure(relation, wider)));
            return implied;
        }

        private Set<Node> closure(Node relation, Map<Node, Set<Node>> wider) {
            Set<Node> closure = new HashSet<>(Set.of(relation));
            Deque<Node> open = new ArrayDeque<>(closure);
            while (!open.isEmpty()) {
                for (Node next : wider.getOrDefault(open.remove(), Set.of())) {
                    if (closure.add(next)) {
                        open.add(next);
                    }
                }
            }
            return closure;
        }

        private GraphFault fault(Node name) {
            return (subject, message) -> tell(name.toString(), subject.toString(), message);
        }

        private void tell(String graph, String subject, String message) {
            count++;
            faults.accept(new Fault(graph, subject, message));
        }
    }

    /** Where a check of one graph puts what it finds. */
    interface GraphFault {
        void tell(Node subject, String message);
    }
}
