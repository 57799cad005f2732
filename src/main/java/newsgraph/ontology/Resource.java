package newsgraph.ontology;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.graph.Node;

/** All that the ontology's folder says of one subject, with the checks that every kind of it shares. */
final class Resource {
    private final String iri;
    private final Map<String, List<Statement>> byPredicate = new LinkedHashMap<>();

    Resource(String iri) {
        this.iri = iri;
    }

    String iri() {
        return iri;
    }

    void add(Statement statement) {
        List<Statement> same = byPredicate.computeIfAbsent(statement.predicate(), p -> new ArrayList<>());
        if (same.stream().noneMatch(s -> s.object().equals(statement.object()))) {
            same.add(statement);
        }
    }

    /** Forgets what was said with these predicates. */
    void forget(Set<String> predicates) {
        byPredicate.keySet().removeAll(predicates);
    }

    Set<String> predicates() {
        return byPredicate.keySet();
    }

    List<Statement> all(String predicate) {
        return byPredicate.getOrDefault(predicate, List.of());
    }

    boolean isA(String type) {
        return all(Terms.TYPE).stream()
                .anyMatch(s -> s.object().isURI() && s.object().getURI().equals(type));
    }

    /** Where the folder first speaks of it. */
    Position at() {
        return byPredicate.values().iterator().next().get(0).at();
    }

    /** The IRIs that it has for the predicate; a problem is noted for any other value. */
    List<Statement> iris(String predicate, Problems problems) {
        List<Statement> iris = new ArrayList<>();
        for (Statement statement : all(predicate)) {
            if (statement.object().isURI()) {
                iris.add(statement);
            } else {
                problems.add(
                        statement.at(),
                        Terms.shown(predicate) + " has the wrong kind of value",
                        shown(statement.object()),
                        "a name such as ng:State",
                        "Write the name without quotes or brackets; several values stand side by side, with ',' between.");
            }
        }
        return iris;
    }

    /** Its texts for the predicate, NFC and trimmed, in the folder's order; a problem is noted for any other value. */
    List<String> texts(String predicate, Problems problems) {
        Set<String> texts = new LinkedHashSet<>();
        for (Statement statement : all(predicate)) {
            text(statement, problems).ifPresent(texts::add);
        }
        return List.copyOf(texts);
    }

    /** Its text for a predicate that has one value at most, or nothing. */
    Optional<String> text(String predicate, Problems problems) {
        List<Statement> values = all(predicate);
        if (values.size() > 1) {
            Set<String> shown = new TreeSet<>();
            values.forEach(v -> shown.add(shown(v.object())));
            problems.add(
                    values.get(1).at(),
                    Terms.shown(iri) + " has more than one " + Terms.shown(predicate),
                    String.join(" and ", shown),
                    "one",
                    "Keep one of them.");
        }
        return values.isEmpty() ? Optional.empty() : text(values.get(0), problems);
    }

    static Optional<String> text(Statement statement, Problems problems) {
        Node object = statement.object();
        boolean isText = object.isLiteral()
                && (object.getLiteralDatatypeURI().equals(Terms.XSD + "string")
                        || !object.getLiteralLanguage().isEmpty());
        String text = isText
                ? Normalizer.normalize(object.getLiteralLexicalForm(), Normalizer.Form.NFC)
                        .strip()
                : "";
        if (text.isEmpty()) {
            problems.add(
                    statement.at(),
                    Terms.shown(statement.predicate()) + " has the wrong kind of value",
                    shown(object),
                    "words in quotes",
                    "Write it as \"…\" (also a code of digits: \"010\" is not 10).");
            return Optional.empty();
        }
        return Optional.of(text);
    }

    static String shown(Node node) {
        if (node.isURI()) {
            return Terms.shown(node.getURI());
        }
        if (node.isBlank()) {
            return "[ … ]";
        }
        String lexical = node.getLiteralLexicalForm();
        boolean quoted = node.getLiteralDatatypeURI().equals(Terms.XSD + "string")
                || !node.getLiteralLanguage().isEmpty();
        return quoted ? "\"" + lexical + "\"" : lexical;
    }
}
