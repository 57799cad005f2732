package newsgraph.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.entity.Kind;
import newsgraph.ontology.GazetteerEntry;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.jspecify.annotations.Nullable;

/**
 * Writes what is known without any article of the things that a store's articles mention: names, codes, capitals, identity
 * elsewhere; of the states and capitals that these bring in, the same; and of the relations that the articles use, what they
 * are called, their CAMEO and PLOVER codes and what they imply. The rest of the gazetteer stays out, so that three articles don't bring two hundred
 * states with them.
 */
public final class BackgroundGraph {
    private static final Node STATE = Vocabulary.ng("state");
    private static final Node CAPITAL = Vocabulary.ng("capital");
    private static final Node CAMEO = Vocabulary.ng("cameo");
    private static final Node PLOVER = Vocabulary.ng("plover");
    private static final Node PLOVER_MODE = Vocabulary.ng("ploverMode");
    private static final Node CLOSE_MATCH = Vocabulary.iri("http://www.w3.org/2004/02/skos/core#closeMatch");
    private static final String WIKIDATA_PROPERTY = "http://www.wikidata.org/prop/direct/";

    private final Iris iris;
    private final EntityWriter entityWriter;
    private final List<Relation> relations;
    private final Map<String, GazetteerEntry> entries = new HashMap<>();

    public BackgroundGraph(Iris iris, RuleBook ruleBook) {
        this.iris = iris;
        this.entityWriter = new EntityWriter(iris, ruleBook.superclasses());
        this.relations = ruleBook.relations();
        for (GazetteerEntry entry : ruleBook.gazetteer()) {
            entries.putIfAbsent(iris.entity(kind(entry, ruleBook.superclasses()), entry.label()), entry);
        }
    }

    /**
     * The background of the articles in the dataset; a function of what they mention alone, so that it is the same in
     * whatever order they came. Called in a read transaction: {@code store.read(background::build)}.
     */
    public ArticleGraph build(DatasetGraph articles) {
        Draft draft = new Draft(iris.background());
        Deque<String> open = new ArrayDeque<>();
        for (String iri : entries.keySet()) {
            if (articles.contains(Node.ANY, Node.ANY, Vocabulary.MENTIONS, Vocabulary.iri(iri))) {
                open.add(iri);
            }
        }
        Set<String> done = new HashSet<>();
        while (!open.isEmpty()) {
            String iri = open.remove();
            GazetteerEntry entry = entries.get(iri);
            if (entry != null && done.add(iri)) {
                addEntry(draft, iri, entry, open);
            }
        }
        addRelations(draft, articles);
        return draft.finished();
    }

    private void addEntry(Draft draft, String iri, GazetteerEntry entry, Deque<String> open) {
        Node node = Vocabulary.iri(iri);
        entityWriter.addTypes(draft, node, kindOf(iri), entry.type());
        String label = CleanText.label(entry.label());
        EntityWriter.addLabel(draft, node, label);
        for (String name : entry.names()) {
            if (!CleanText.label(name).equals(label)) {
                draft.add(node, Vocabulary.ALT_LABEL, CleanText.label(name));
            }
        }
        if (entry.code() != null) {
            draft.add(node, Vocabulary.CODE, entry.code());
        }
        EntityWriter.addIdentity(draft, node, entry.wikidata(), entry.geonames());
        addLink(draft, node, STATE, Kind.STATE, entry.state(), open);
        addLink(draft, node, CAPITAL, Kind.PLACE, entry.capital(), open);
    }

    /** Links to a state or capital; one that the gazetteer doesn't have itself has its label and class all the same. */
    private void addLink(Draft draft, Node node, Node property, Kind kind, @Nullable String label, Deque<String> open) {
        if (label == null) {
            return;
        }
        String target = iris.entity(kind, label);
        draft.add(node, property, Vocabulary.iri(target));
        if (entries.containsKey(target)) {
            open.add(target);
        } else {
            entityWriter.addTypes(draft, Vocabulary.iri(target), kind, kind == Kind.STATE ? "State" : "City");
            EntityWriter.addLabel(draft, Vocabulary.iri(target), CleanText.label(label));
        }
    }

    private void addRelations(Draft draft, DatasetGraph articles) {
        for (Relation relation : relations) {
            Node node = Vocabulary.iri(relation.iri());
            boolean claimed = articles.contains(Node.ANY, Node.ANY, Vocabulary.PREDICATE, node);
            if (claimed || articles.contains(Node.ANY, Node.ANY, node, Node.ANY)) {
                draft.add(node, Vocabulary.TYPE, Vocabulary.PROPERTY);
                draft.add(node, Vocabulary.LABEL, CleanText.label(relation.label()));
                draft.add(node, Vocabulary.DEFINITION, CleanText.label(relation.definition()));
                addCodes(draft, node, relation);
                relation.superRelations()
                        .forEach(wider -> draft.add(node, Vocabulary.SUB_PROPERTY_OF, Vocabulary.iri(wider)));
            }
        }
    }

    /** The codes of event coders, strings since "010" is not 10, and the Wikidata property that means the same. */
    private static void addCodes(Draft draft, Node node, Relation relation) {
        if (relation.cameo() != null) {
            draft.add(node, CAMEO, relation.cameo());
        }
        if (relation.plover() != null) {
            draft.add(node, PLOVER, relation.plover());
        }
        if (relation.ploverMode() != null) {
            draft.add(node, PLOVER_MODE, relation.ploverMode());
        }
        if (relation.wikidata() != null) {
            draft.add(node, CLOSE_MATCH, Vocabulary.iri(WIKIDATA_PROPERTY + relation.wikidata()));
        }
    }

    private Kind kindOf(String iri) {
        for (Kind kind : Kind.values()) {
            if (iri.startsWith(iris.folder(kind))) {
                return kind;
            }
        }
        throw new IllegalStateException("not an entity's IRI: " + iri);
    }

    /** The kind that the class of an entry belongs to; an embassy, which is a place too, is an institution. */
    private static Kind kind(GazetteerEntry entry, Map<String, Set<String>> superclasses) {
        Set<String> classes = superclasses.getOrDefault(entry.type(), Set.of());
        for (Kind kind : new Kind[] {Kind.PERSON, Kind.STATE, Kind.INSTITUTION, Kind.LAW, Kind.PLACE}) {
            String name = EntityWriter.className(kind);
            if (entry.type().equals(name) || classes.contains(name)) {
                return kind;
            }
        }
        return entry.type().equals("City") ? Kind.PLACE : Kind.INSTITUTION;
    }
}
