package newsgraph.graph;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;

/** The sections of a file that people read, in order: first who is in it and what they did, then how that is known. */
enum Section {
    ENTITIES,
    ARTICLES,
    CLAIMS,
    SENTENCES,
    TEXTS,
    OTHERS;

    private static final List<Node> FIRST = List.of(
            Vocabulary.TYPE,
            Vocabulary.PREF_LABEL,
            Vocabulary.LABEL,
            Vocabulary.ALT_LABEL,
            Vocabulary.TITLE,
            Vocabulary.SUBJECT,
            Vocabulary.PREDICATE,
            Vocabulary.OBJECT);

    /** The order of one subject's triples. */
    static final Comparator<Triple> PREDICATES = Comparator.comparingInt((Triple triple) -> rank(triple.getPredicate()))
            .thenComparing(TermOrder.TRIPLES);

    /** The graph's subjects, section by section, sorted in each. */
    static List<Node> grouped(Graph graph) {
        Map<Node, Section> sections = new HashMap<>();
        graph.find().forEachRemaining(triple -> sections.merge(triple.getSubject(), of(triple), Section::earlier));
        return sections.entrySet().stream()
                .sorted(Map.Entry.<Node, Section>comparingByValue().thenComparing(Map.Entry::getKey, TermOrder.TERMS))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The graph's subjects, sorted. */
    static List<Node> sorted(Graph graph) {
        return Iter.asStream(graph.find())
                .map(Triple::getSubject)
                .distinct()
                .sorted(TermOrder.TERMS)
                .toList();
    }

    private static Section earlier(Section a, Section b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    /** The section that a triple puts its subject in. */
    private static Section of(Triple triple) {
        if (triple.getPredicate().equals(Vocabulary.PREF_LABEL)) {
            return ENTITIES;
        }
        if (triple.getPredicate().equals(Vocabulary.TYPE)) {
            Node type = triple.getObject();
            if (type.equals(Vocabulary.NEWS_ARTICLE)) {
                return ARTICLES;
            }
            if (type.equals(Vocabulary.CLAIM)) {
                return CLAIMS;
            }
            if (type.equals(Vocabulary.SENTENCE)) {
                return SENTENCES;
            }
            if (type.equals(Vocabulary.CONTEXT)) {
                return TEXTS;
            }
        }
        return OTHERS;
    }

    private static int rank(Node predicate) {
        int place = FIRST.indexOf(predicate);
        return place < 0 ? FIRST.size() : place;
    }
}
