package newsgraph.graph;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import org.apache.jena.graph.Node;
import org.jspecify.annotations.Nullable;

/** Adds what is known of an entity itself: its classes, names, code and identity elsewhere. */
final class EntityWriter {
    private final Iris iris;
    private final Map<String, Set<String>> superclasses;

    /** @param superclasses for each class's local name, those of all that it is a kind of */
    EntityWriter(Iris iris, Map<String, Set<String>> superclasses) {
        this.iris = iris;
        this.superclasses = superclasses;
    }

    /** The entity's node, of which all is added to the draft. */
    Node add(Draft draft, Entity entity) {
        Node node = Vocabulary.iri(iris.entity(entity));
        String label = CleanText.label(entity.label());
        addTypes(draft, node, entity.kind(), entity.type());
        addLabel(draft, node, label);
        for (String other : entity.altLabels()) {
            String alternative = CleanText.label(other);
            if (!alternative.equals(label)) {
                draft.add(node, Vocabulary.ALT_LABEL, alternative);
            }
        }
        if (entity.code() != null) {
            draft.add(node, Vocabulary.CODE, CleanText.label(entity.code()));
        }
        addIdentity(draft, node, entity.wikidata(), entity.geonames());
        return node;
    }

    /** Adds every class that the entity is of, so that a query needs no inference. */
    void addTypes(Draft draft, Node node, Kind kind, String type) {
        draft.add(node, Vocabulary.TYPE, Vocabulary.iri(reused(kind)));
        for (String narrow : new String[] {type, className(kind)}) {
            draft.add(node, Vocabulary.TYPE, Vocabulary.classNamed(narrow));
            for (String wider : superclasses.getOrDefault(narrow, Set.of())) {
                draft.add(node, Vocabulary.TYPE, Vocabulary.classNamed(wider));
            }
        }
    }

    /** The local name of the class of all entities of a kind. */
    static String className(Kind kind) {
        return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** The class of a vocabulary that others query by. */
    private static String reused(Kind kind) {
        return switch (kind) {
            case PERSON -> Vocabulary.SCHEMA + "Person";
            case STATE -> Vocabulary.SCHEMA + "Country";
            case INSTITUTION -> Vocabulary.ORG + "Organization";
            case PLACE -> Vocabulary.SCHEMA + "Place";
            case LAW -> Vocabulary.SCHEMA + "Legislation";
        };
    }

    static void addLabel(Draft draft, Node node, String label) {
        draft.add(node, Vocabulary.PREF_LABEL, label);
        draft.add(node, Vocabulary.LABEL, label);
    }

    static void addIdentity(Draft draft, Node node, @Nullable String wikidata, @Nullable String geonames) {
        if (wikidata != null && wikidata.matches("Q[1-9][0-9]*")) {
            draft.add(node, Vocabulary.SAME_AS, Vocabulary.iri(Vocabulary.WIKIDATA + wikidata));
        }
        if (geonames != null && geonames.matches("[1-9][0-9]*")) {
            draft.add(node, Vocabulary.SAME_AS, Vocabulary.iri(Vocabulary.GEONAMES + geonames + "/"));
        }
    }
}
