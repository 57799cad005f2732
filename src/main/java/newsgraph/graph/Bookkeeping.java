package newsgraph.graph;

import static newsgraph.graph.Vocabulary.iri;
import static newsgraph.graph.Vocabulary.ng;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.jspecify.annotations.Nullable;

/**
 * The graph {@code <base>builds}, in which a store keeps how it came to be: by which fingerprint it knows that an article
 * needs no reading, which builds there were, and the store's format. It says nothing of the world, so exports and counts
 * leave it out. None of its terms but {@code rdf:type} stands in an article's graph, so that no query takes the one for the
 * other.
 */
public final class Bookkeeping {
    /** The format that is written; a store of a later one can't be read. */
    public static final int FORMAT = 1;

    /** From the bookkeeping graph's own name to the store's format: by this the graph is known, whatever the base. */
    public static final Node STORE_FORMAT = ng("storeFormat");

    /** From an article, or the graph of what is known without any, to the {@link String} that all it is read from gives. */
    public static final Node FINGERPRINT = ng("fingerprint");

    public static final Node BUILD = ng("Build");
    public static final Node ACTIVITY = iri(Vocabulary.PROV + "Activity");
    public static final Node STARTED = iri(Vocabulary.PROV + "startedAtTime");
    public static final Node ENDED = iri(Vocabulary.PROV + "endedAtTime");
    public static final Node OUTCOME = ng("outcome");
    public static final Node VERSION = iri(Vocabulary.SCHEMA + "softwareVersion");
    public static final Node PROGRAM_FINGERPRINT = ng("programFingerprint");
    public static final Node MODELS_FINGERPRINT = ng("modelsFingerprint");
    public static final Node ONTOLOGY_FINGERPRINT = ng("ontologyFingerprint");
    public static final Node ARTICLES_ADDED = ng("articlesAdded");
    public static final Node ARTICLES_CHANGED = ng("articlesChanged");
    public static final Node ARTICLES_UNCHANGED = ng("articlesUnchanged");
    public static final Node ARTICLES_WITHDRAWN = ng("articlesWithdrawn");
    public static final Node INPUTS_REFUSED = ng("inputsRefused");

    private static final Set<Node> TERMS = Set.of(
            STORE_FORMAT,
            FINGERPRINT,
            STARTED,
            ENDED,
            OUTCOME,
            VERSION,
            PROGRAM_FINGERPRINT,
            MODELS_FINGERPRINT,
            ONTOLOGY_FINGERPRINT,
            ARTICLES_ADDED,
            ARTICLES_CHANGED,
            ARTICLES_UNCHANGED,
            ARTICLES_WITHDRAWN,
            INPUTS_REFUSED);

    private Bookkeeping() {}

    /** The names of the bookkeeping graphs: one for each base that the dataset was built with. Read in a transaction. */
    public static Set<Node> graphs(DatasetGraph dataset) {
        return Iter.asStream(dataset.find(Node.ANY, Node.ANY, STORE_FORMAT, Node.ANY))
                .filter(Bookkeeping::marksItsGraph)
                .map(Quad::getGraph)
                .collect(HashSet::new, HashSet::add, HashSet::addAll);
    }

    /** The latest format that the dataset was written in, or empty where it states none. Read in a transaction. */
    public static OptionalInt format(DatasetGraph dataset) {
        return Iter.asStream(dataset.find(Node.ANY, Node.ANY, STORE_FORMAT, Node.ANY))
                .filter(Bookkeeping::marksItsGraph)
                .mapToInt(Bookkeeping::number)
                .max();
    }

    /** Whether a quad says of its own graph that it is bookkeeping. */
    public static boolean marksItsGraph(Quad quad) {
        return quad.getPredicate().equals(STORE_FORMAT) && quad.getGraph().equals(quad.getSubject());
    }

    /** Whether a triple of the union of a store's graphs comes from bookkeeping: by its terms, which no article uses. */
    static boolean isPart(Triple triple) {
        return TERMS.contains(triple.getPredicate())
                || (triple.getPredicate().equals(Vocabulary.TYPE)
                        && (triple.getObject().equals(BUILD)
                                || triple.getObject().equals(ACTIVITY)));
    }

    /** What says that a graph is bookkeeping, in the format that is written. */
    public static Quad mark(Iris iris) {
        Node graph = iri(iris.builds());
        return new Quad(
                graph,
                graph,
                STORE_FORMAT,
                NodeFactory.createLiteralDT(Integer.toString(FORMAT), XSDDatatype.XSDinteger));
    }

    /** That something was read from what has this fingerprint. */
    public static List<Quad> fingerprint(Iris iris, String subjectIri, String fingerprint) {
        return List.of(new Quad(
                iri(iris.builds()), iri(subjectIri), FINGERPRINT, NodeFactory.createLiteralString(fingerprint)));
    }

    /** The fingerprint that the dataset has of an article or graph, or null where it has none. Read in a transaction. */
    public static @Nullable String fingerprint(DatasetGraph dataset, Iris iris, String subjectIri) {
        return Iter.asStream(dataset.find(iri(iris.builds()), iri(subjectIri), FINGERPRINT, Node.ANY))
                .map(quad -> quad.getObject().getLiteralLexicalForm())
                .findFirst()
                .orElse(null);
    }

    private static int number(Quad quad) {
        try {
            return Integer.parseInt(quad.getObject().getLiteralLexicalForm());
        } catch (NumberFormatException | UnsupportedOperationException e) {
            return Integer.MAX_VALUE; // no format that this program knows
        }
    }
}
