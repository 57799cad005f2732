package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.Shapes;
import newsgraph.graph.ThreeArticles;
import newsgraph.graph.Vocabulary;
import newsgraph.ontology.Relation;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.query.TxnType;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each fault that a store can have is put into one that has none, and found. */
class StoreVerifierTest {
    private static final Node ANY = Node.ANY;

    @TempDir
    Path folder;

    private List<Relation> relations = List.of();

    @BeforeEach
    void build() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(new ThreeArticles(new Iris()).graphs());
            store.replace(List.of(store.read(new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK)::build)));
        }
        assertEquals(List.of(), faults());
    }

    @Test
    void aStoreWhoseBuildWasCutShortBeforeItsBackgroundHasNoFault() throws Exception {
        try (Store store = Store.openExisting(folder)) {
            store.remove(new Iris().background());
        }
        assertTrue(faults().get(0).contains("no claim asserts that it is "), "nothing says then what implies what");
        relations = ThreeArticles.RULE_BOOK.relations();
        assertEquals(List.of(), faults());
    }

    @Test
    void aClaimWithoutItsSentence() throws Exception {
        Quad one = find(Vocabulary.DERIVED_FROM, "");
        change(data -> data.delete(one));
        assertFault(one, "the claim has no sentence in its article's graph");
    }

    @Test
    void aSentenceThatStandsElsewhere() throws Exception {
        Quad one = replace(Vocabulary.ANCHOR_OF, NodeFactory.createLiteralString("Nobody said so."));
        assertFault(one, "its words are not those of the text from ");
    }

    @Test
    void aSentenceBehindTheEndOfItsText() throws Exception {
        Quad one =
                replace(Vocabulary.END_INDEX, NodeFactory.createLiteralDT("99999", XSDDatatype.XSDnonNegativeInteger));
        assertFault(one, "lie outside the text");
    }

    @Test
    void aFactThatNoClaimAsserts() throws Exception {
        Quad one = replace(Vocabulary.ASSERTED, NodeFactory.createLiteralDT("false", XSDDatatype.XSDboolean), "true");
        Node subject = object(one, Vocabulary.SUBJECT);
        assertFault(new Quad(one.getGraph(), subject, subject, subject), "no claim asserts that it is ");
    }

    @Test
    void anAssertedClaimWhoseFactIsGone() throws Exception {
        Quad one = find(Vocabulary.ASSERTED, "true");
        Quad fact = new Quad(
                one.getGraph(),
                object(one, Vocabulary.SUBJECT),
                object(one, Vocabulary.PREDICATE),
                object(one, Vocabulary.OBJECT));
        change(data -> data.delete(fact));
        assertFault(one, "the claim is asserted, but its fact doesn't stand");
    }

    @Test
    void anEntityWithoutAName() throws Exception {
        Quad one = find(Vocabulary.PREF_LABEL, "");
        change(data -> data.delete(one));
        assertFault(one, "the entity has no label or no type");
    }

    @Test
    void anEntityWithTwoNames() throws Exception {
        Quad one = find(Vocabulary.PREF_LABEL, "");
        Node other = NodeFactory.createLiteralString("Somebody Else");
        change(data -> {
            Node graph = NodeFactory.createURI("https://w3id.org/newsgraph/id/other");
            data.add(new Quad(graph, one.getSubject(), Vocabulary.PREF_LABEL, other));
            data.add(new Quad(graph, one.getSubject(), Vocabulary.LABEL, other));
        });
        assertTrue(faults().stream().anyMatch(fault -> fault.contains(" in another graph")), () -> "" + faultsOf());
    }

    @Test
    void termsThatOthersCannotRead() throws Exception {
        Quad one = find(Vocabulary.PREF_LABEL, "");
        change(data -> {
            data.add(new Quad(
                    one.getGraph(), one.getSubject(), Vocabulary.SAME_AS, NodeFactory.createURI("http://a b/\"x")));
            data.add(new Quad(one.getGraph(), one.getSubject(), Vocabulary.SAME_AS, NodeFactory.createURI("relative")));
            data.add(new Quad(one.getGraph(), one.getSubject(), Vocabulary.SAME_AS, NodeFactory.createBlankNode()));
            data.add(new Quad(
                    one.getGraph(),
                    one.getSubject(),
                    Vocabulary.ALT_LABEL,
                    NodeFactory.createLiteralString("bell\u0007")));
        });
        assertFault(one, "<http://a b/\"x> is no absolute IRI");
        assertFault(one, "<relative> is no absolute IRI");
        assertFault(one, "a blank node");
        assertFault(one, "a text with a control character");
    }

    @Test
    void aGraphThatBreaksAShapeAndOneThatIsNoArticle() throws Exception {
        Quad one = replace(Vocabulary.POLARITY, NodeFactory.createLiteralString("perhaps"));
        String local = one.getSubject().getURI().replaceFirst(".*article/", "article/");
        assertTrue(
                faults().stream().anyMatch(fault -> fault.contains(local) && fault.contains("one polarity")),
                () -> "" + faultsOf());
        change(data -> data.deleteAny(one.getGraph(), one.getGraph(), Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE));
        assertFault(
                new Quad(one.getGraph(), one.getGraph(), ANY, ANY), "the article's graph doesn't say that it is one");
        change(data -> data.getDefaultGraph().add(one.asTriple()));
        assertTrue(faults().get(0).startsWith("the default graph: "), () -> "" + faultsOf());
    }

    private interface Search {
        Quad in(DatasetGraph data);
    }

    /** Puts another object in the place of the first with the property, or of the first that is of these words. */
    private Quad replace(Node property, Node object, String words) throws StoreException {
        Quad one = find(property, words);
        change(data -> {
            data.delete(one);
            data.add(new Quad(one.getGraph(), one.getSubject(), property, object));
        });
        return one;
    }

    private Quad replace(Node property, Node object) throws StoreException {
        return replace(property, object, "");
    }

    private Quad find(Node property, String words) throws StoreException {
        return search(data -> {
            List<Quad> found = new ArrayList<>();
            data.find(ANY, ANY, property, ANY).forEachRemaining(found::add);
            return found.stream()
                    .filter(quad -> quad.getGraph().getURI().contains("/article/"))
                    .filter(quad -> words.isEmpty()
                            || quad.getObject().getLiteralLexicalForm().equals(words))
                    .min((a, b) -> a.toString().compareTo(b.toString()))
                    .orElseThrow();
        });
    }

    private Node object(Quad of, Node property) throws StoreException {
        return search(data -> one(data, of.getSubject(), property, ANY)).getObject();
    }

    private static Quad one(DatasetGraph data, Node subject, Node property, Node object) {
        return data.find(ANY, subject, property, object).next();
    }

    private Quad search(Search search) throws StoreException {
        try (Store store = Store.openExisting(folder)) {
            return store.read(search::in);
        }
    }

    /** Changes the store past all that keeps it good. */
    private void change(Consumer<DatasetGraph> change) throws StoreException {
        OpenStore store = OpenStores.acquire(new StoreFolder(folder), Duration.ZERO);
        try {
            store.dataset().begin(TxnType.WRITE);
            change.accept(store.dataset());
            store.dataset().commit();
            store.dataset().end();
        } finally {
            OpenStores.release(store);
        }
    }

    private List<String> faults() throws StoreException {
        List<String> faults = new ArrayList<>();
        try (Store store = Store.openExisting(folder)) {
            long count =
                    new StoreVerifier(Shapes.bundled(), relations).verify(store, fault -> faults.add(fault.told()));
            assertEquals(count, faults.size());
        }
        return faults;
    }

    private List<String> faultsOf() {
        try {
            return faults();
        } catch (StoreException e) {
            throw new AssertionError(e);
        }
    }

    private void assertFault(Quad about, String message) throws StoreException {
        List<String> faults = faults();
        String begin = about.getGraph() + ": " + about.getSubject() + ": ";
        assertTrue(
                faults.stream().anyMatch(fault -> fault.startsWith(begin) && fault.contains(message)),
                () -> begin + message + "\nfound " + String.join("\n", faults));
    }
}
