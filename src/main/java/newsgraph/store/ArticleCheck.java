package newsgraph.store;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.graph.Vocabulary;
import newsgraph.store.StoreVerifier.GraphFault;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.jspecify.annotations.Nullable;

/**
 * Whether an article's graph hangs together: each claim has its sentence, each sentence stands in the text where it says,
 * each fact has a claim that asserts it, and whom it names has a name.
 */
final class ArticleCheck {
    private final Node article;
    private final Graph graph;
    private final Map<Node, Set<Node>> implied;
    private final GraphFault fault;

    /** @param implied for each relation that implies others, itself and those */
    ArticleCheck(Node article, Graph graph, Map<Node, Set<Node>> implied, GraphFault fault) {
        this.article = article;
        this.graph = graph;
        this.implied = implied;
        this.fault = fault;
    }

    void check() {
        Set<Triple> asserted = new HashSet<>();
        subjects(Vocabulary.CLAIM).forEach(claim -> checkClaim(claim, asserted));
        subjects(Vocabulary.SENTENCE).forEach(this::checkSentence);
        for (Triple fact : Iter.toList(graph.find())) {
            if (isFact(fact) && !asserted.contains(fact)) {
                fault.tell(
                        fact.getSubject(),
                        "no claim asserts that it is " + fact.getPredicate() + " " + fact.getObject());
            }
        }
        graph.find(article, Vocabulary.MENTIONS, Node.ANY).forEachRemaining(mention -> checkNamed(mention.getObject()));
    }

    /** Makes sure that the claim has what it stands on, and adds the facts that it asserts. */
    private void checkClaim(Node claim, Set<Triple> asserted) {
        Node sentence = value(claim, Vocabulary.DERIVED_FROM);
        if (sentence == null || !graph.contains(sentence, Vocabulary.TYPE, Vocabulary.SENTENCE)) {
            fault.tell(claim, "the claim has no sentence in its article's graph");
        }
        Node subject = value(claim, Vocabulary.SUBJECT);
        Node relation = value(claim, Vocabulary.PREDICATE);
        Node object = value(claim, Vocabulary.OBJECT);
        if (subject == null || relation == null || object == null) {
            fault.tell(claim, "the claim lacks its subject, predicate or object");
            return;
        }
        checkNamed(subject);
        checkNamed(object);
        Node isAsserted = value(claim, Vocabulary.ASSERTED);
        if (isAsserted == null || !isAsserted.getLiteralLexicalForm().equals("true")) {
            return;
        }
        for (Node wider : implied.getOrDefault(relation, Set.of(relation))) {
            asserted.add(Triple.create(subject, wider, object));
        }
        if (!graph.contains(subject, relation, object)) {
            fault.tell(claim, "the claim is asserted, but its fact doesn't stand");
        }
    }

    private void checkSentence(Node sentence) {
        if (!graph.contains(sentence, Vocabulary.IS_PART_OF, article)) {
            fault.tell(sentence, "the sentence is not part of its graph's article");
        }
        Node words = value(sentence, Vocabulary.ANCHOR_OF);
        Node context = value(sentence, Vocabulary.REFERENCE_CONTEXT);
        Node text = context == null ? null : value(context, Vocabulary.IS_STRING);
        Integer begin = offset(sentence, Vocabulary.BEGIN_INDEX);
        Integer end = offset(sentence, Vocabulary.END_INDEX);
        if (words == null || text == null || begin == null || end == null) {
            fault.tell(sentence, "the sentence lacks its words, its offsets or its text");
            return;
        }
        String found = cut(text.getLiteralLexicalForm(), begin, end);
        if (!words.getLiteralLexicalForm().equals(found)) {
            fault.tell(
                    sentence,
                    found == null
                            ? "its offsets " + begin + " to " + end + " lie outside the text"
                            : "its words are not those of the text from " + begin + " to " + end + " (found '" + found
                                    + "')");
        }
    }

    private void checkNamed(Node entity) {
        if (entity.isURI()
                && !(graph.contains(entity, Vocabulary.PREF_LABEL, Node.ANY)
                        && graph.contains(entity, Vocabulary.TYPE, Node.ANY))) {
            fault.tell(entity, "the entity has no label or no type");
        }
    }

    /** Whether the triple says what somebody did or is, rather than something about a claim or an entity's name. */
    private boolean isFact(Triple triple) {
        return triple.getPredicate().getURI().startsWith(Vocabulary.NG)
                && !triple.getPredicate().equals(Vocabulary.CODE)
                && graph.contains(triple.getSubject(), Vocabulary.PREF_LABEL, Node.ANY);
    }

    /** The text between two offsets in code points, or null where they lie outside it. */
    private static @Nullable String cut(String text, int begin, int end) {
        try {
            int from = text.offsetByCodePoints(0, begin);
            return text.substring(from, text.offsetByCodePoints(from, end - begin));
        } catch (IndexOutOfBoundsException e) {
            return null;
        }
    }

    private List<Node> subjects(Node type) {
        return Iter.asStream(graph.find(Node.ANY, Vocabulary.TYPE, type))
                .map(Triple::getSubject)
                .toList();
    }

    private @Nullable Integer offset(Node sentence, Node property) {
        Node value = value(sentence, property);
        return value != null && value.isLiteral() && value.getLiteralValue() instanceof Integer offset ? offset : null;
    }

    private @Nullable Node value(Node subject, Node property) {
        Iterator<Triple> found = graph.find(subject, property, Node.ANY);
        return found.hasNext() ? found.next().getObject() : null;
    }
}
