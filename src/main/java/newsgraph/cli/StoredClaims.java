package newsgraph.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import newsgraph.graph.Vocabulary;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.util.iterator.ExtendedIterator;
import org.jspecify.annotations.Nullable;

/** Finds entities and claims in the union of a store's graphs. Used within one read transaction. */
final class StoredClaims {
    private static final Comparator<StoredClaim> ORDER = Comparator.comparing(StoredClaim::statement)
            .thenComparing(claim -> !claim.asserted())
            .thenComparing(StoredClaim::article)
            .thenComparingInt(StoredClaim::begin);

    private final Graph graph;

    StoredClaims(Graph union) {
        this.graph = union;
    }

    /** The entities that a user may mean: by IRI, by the end of it, or by any of its names, whatever their case. */
    Set<Node> entities(String words) {
        Set<Node> found = new LinkedHashSet<>();
        Node iri = NodeFactory.createURI(words);
        if (graph.contains(iri, Vocabulary.PREF_LABEL, Node.ANY)) {
            found.add(iri);
            return found;
        }
        for (Node property : List.of(Vocabulary.PREF_LABEL, Vocabulary.ALT_LABEL)) {
            each(Node.ANY, property, Node.ANY, triple -> {
                boolean named = triple.getObject().getLiteralLexicalForm().equalsIgnoreCase(words);
                if (named
                        || (words.contains("/") && triple.getSubject().getURI().endsWith("/" + words))) {
                    found.add(triple.getSubject());
                }
            });
        }
        return found;
    }

    /** The names nearest to the words. */
    List<String> near(String words, int most) {
        Set<String> labels = new TreeSet<>();
        each(Node.ANY, Vocabulary.PREF_LABEL, Node.ANY, triple -> {
            String label = triple.getObject().getLiteralLexicalForm();
            if (Similarity.of(label, words) >= Similarity.CLOSE) {
                labels.add(label);
            }
        });
        return labels.stream()
                .sorted(Comparator.comparingDouble(label -> -Similarity.of(label, words)))
                .limit(most)
                .toList();
    }

    /**
     * The claims that have the one entity as subject or object; of these, where given, those of a relation, and with the
     * other entity at the other end.
     */
    List<StoredClaim> of(Set<Node> one, @Nullable String relation, @Nullable Set<Node> other) {
        Set<Node> claims = new LinkedHashSet<>();
        for (Node entity : one) {
            each(Node.ANY, Vocabulary.SUBJECT, entity, triple -> claims.add(triple.getSubject()));
            each(Node.ANY, Vocabulary.OBJECT, entity, triple -> claims.add(triple.getSubject()));
        }
        List<StoredClaim> found = new ArrayList<>();
        for (Node claim : claims) {
            Node subject = value(claim, Vocabulary.SUBJECT);
            Node object = value(claim, Vocabulary.OBJECT);
            Node predicate = value(claim, Vocabulary.PREDICATE);
            boolean ends = other == null
                    || (one.contains(subject) && other.contains(object))
                    || (other.contains(subject) && one.contains(object));
            if (ends && (relation == null || means(relation, predicate))) {
                found.add(claim(claim, subject, predicate, object));
            }
        }
        found.sort(ORDER);
        return found;
    }

    /** Whether a user's words mean the relation: its IRI, name or label. */
    private static boolean means(String words, Node relation) {
        String name = localName(relation);
        String bare = words.startsWith("ng:") ? words.substring("ng:".length()) : words;
        return words.equals(relation.toString()) || letters(bare).equals(letters(name));
    }

    private static String letters(String words) {
        return words.replaceAll("[\\s_-]", "").toLowerCase(Locale.ROOT);
    }

    private StoredClaim claim(Node claim, Node subject, Node predicate, Node object) {
        Node sentence = value(claim, Vocabulary.DERIVED_FROM);
        Node article = value(sentence, Vocabulary.IS_PART_OF);
        String speaker = text(claim, Vocabulary.ATTRIBUTED_TO);
        return new StoredClaim(
                label(subject),
                localName(predicate),
                label(object),
                orElse(text(claim, Vocabulary.POLARITY), "positive"),
                orElse(text(claim, Vocabulary.MODALITY), "actual"),
                speaker == null ? text(claim, Vocabulary.ATTRIBUTED_TO_WORDS) : speaker,
                "true".equals(text(claim, Vocabulary.ASSERTED)),
                "true".equals(text(claim, Vocabulary.FORMER)),
                orElse(text(claim, Vocabulary.WORDING), ""),
                orElse(text(sentence, Vocabulary.ANCHOR_OF), "").replaceAll("\\s+", " "),
                Integer.parseInt(orElse(text(sentence, Vocabulary.BEGIN_INDEX), "0")),
                article.toString(),
                text(article, Vocabulary.TITLE),
                text(article, Vocabulary.ISSUED));
    }

    /** The text of an article as the store holds it, or the empty string. */
    String articleText(String article) {
        List<String> texts = new ArrayList<>();
        each(Node.ANY, Vocabulary.IS_PART_OF, NodeFactory.createURI(article), part -> {
            String text = text(part.getSubject(), Vocabulary.IS_STRING);
            if (text != null) {
                texts.add(text);
            }
        });
        return texts.isEmpty() ? "" : texts.get(0);
    }

    private static String orElse(@Nullable String text, String other) {
        return text == null ? other : text;
    }

    private @Nullable String text(Node node, Node property) {
        Node value = value(node, property);
        return value.equals(Node.ANY) ? null : label(value);
    }

    private String label(Node node) {
        if (node.isLiteral()) {
            return node.getLiteralLexicalForm();
        }
        Node label = value(node, Vocabulary.PREF_LABEL);
        return label.isLiteral() ? label.getLiteralLexicalForm() : node.toString();
    }

    /** The least value of the property, the same however the store came to be, or {@link Node#ANY} where there is none. */
    private Node value(Node node, Node property) {
        List<Node> values = new ArrayList<>();
        if (!node.equals(Node.ANY)) {
            each(node, property, Node.ANY, triple -> values.add(triple.getObject()));
        }
        return values.stream().min(Comparator.comparing(Node::toString)).orElse(Node.ANY);
    }

    private static String localName(Node node) {
        String iri = node.toString();
        return iri.substring(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
    }

    private void each(Node s, Node p, Node o, Consumer<Triple> visit) {
        ExtendedIterator<Triple> triples = graph.find(s, p, o);
        try {
            triples.forEachRemaining(visit);
        } finally {
            triples.close();
        }
    }
}
