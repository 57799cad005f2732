package newsgraph.graph;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.claim.Speaker;
import newsgraph.entity.Entity;
import newsgraph.ontology.Relation;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.jspecify.annotations.Nullable;

/**
 * Adds claims, and the direct triples of those that the article asserts. The relations that an asserted one implies stand
 * as direct triples too, since neither a TDB2 store nor Fuseki infers them unless told to.
 */
final class ClaimWriter {
    /** A name that is safe as the local part of a property in every format, RDF/XML included. */
    private static final Pattern ROLE = Pattern.compile("[A-Za-z][A-Za-z0-9]*");

    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,17}");

    /** Which of two claims of the same in one sentence is told: one that stands, then the surer, then the earlier. */
    private static final Comparator<Claim> BEST_FIRST = Comparator.comparing(ClaimWriter::stands)
            .reversed()
            .thenComparing(Comparator.comparingDouble(Claim::confidence).reversed())
            .thenComparingInt(Claim::begin)
            .thenComparingInt(Claim::end);

    private final Draft draft;
    private final Iris iris;
    private final Map<String, Relation> relations;
    private final Function<Entity, Node> entities;
    private final Function<Integer, Node> sentences;

    ClaimWriter(
            Draft draft,
            Iris iris,
            Map<String, Relation> relations,
            Function<Entity, Node> entities,
            Function<Integer, Node> sentences) {
        this.draft = draft;
        this.iris = iris;
        this.relations = relations;
        this.entities = entities;
        this.sentences = sentences;
    }

    /** Adds one claim for each sentence, subject, relation and object. */
    void add(Collection<Claim> claims) {
        Map<Node, Claim> told = new LinkedHashMap<>();
        claims.stream().sorted(BEST_FIRST).forEach(claim -> told.putIfAbsent(node(claim), claim));
        told.forEach(this::add);
    }

    /** Whether the claim's direct triple stands. */
    static boolean stands(Claim claim) {
        return claim.asserted()
                && claim.relation() != null
                && claim.polarity() == Polarity.POSITIVE
                && claim.modality() == Modality.ACTUAL;
    }

    private void add(Node node, Claim claim) {
        Node subject = entities.apply(claim.subject());
        Node object = term(claim.object());
        draft.add(node, Vocabulary.TYPE, Vocabulary.CLAIM);
        draft.add(node, Vocabulary.SUBJECT, subject);
        draft.add(node, Vocabulary.PREDICATE, predicate(claim));
        draft.add(node, Vocabulary.OBJECT, object);
        draft.add(node, Vocabulary.POLARITY, name(claim.polarity()));
        draft.add(node, Vocabulary.MODALITY, name(claim.modality()));
        draft.add(node, Vocabulary.ASSERTED, stands(claim));
        draft.addShare(node, Vocabulary.CONFIDENCE, claim.confidence());
        draft.add(node, Vocabulary.WORDING, CleanText.label(claim.wording()));
        draft.add(node, Vocabulary.DERIVED_FROM, sentences.apply(claim.sentence()));
        if (claim.former()) {
            draft.add(node, Vocabulary.FORMER, true);
        }
        if (claim.date() != null) {
            draft.add(node, Vocabulary.TIME_STAMP, claim.date());
        }
        addSpeaker(node, claim.speaker());
        new TreeMap<>(claim.roles()).forEach((role, argument) -> addRole(node, role, argument));
        Relation relation = claim.relation();
        if (relation != null && stands(claim)) {
            implied(relation).forEach(iri -> draft.add(subject, Vocabulary.iri(iri), object));
        }
    }

    private void addSpeaker(Node node, @Nullable Speaker speaker) {
        if (speaker != null && speaker.entity() != null) {
            draft.add(node, Vocabulary.ATTRIBUTED_TO, entities.apply(speaker.entity()));
        } else if (speaker != null) {
            draft.add(node, Vocabulary.ATTRIBUTED_TO_WORDS, CleanText.label(speaker.words()));
        }
    }

    private void addRole(Node node, String role, Argument argument) {
        if (!ROLE.matcher(role).matches()) {
            throw new IllegalArgumentException("role '" + role + "': a role's name is letters and digits");
        }
        boolean onTheMap = role.equals("place") && argument instanceof Argument.Of;
        draft.add(node, onTheMap ? Vocabulary.HAS_PLACE : Vocabulary.ng(role), term(argument));
    }

    /** The relation and all that it implies. */
    private Set<String> implied(Relation relation) {
        Set<String> implied = new LinkedHashSet<>();
        addImplied(relation.iri(), implied);
        relation.superRelations().forEach(wider -> addImplied(wider, implied));
        return implied;
    }

    private void addImplied(String iri, Set<String> implied) {
        Relation relation = relations.get(iri);
        if (implied.add(iri) && relation != null) {
            relation.superRelations().forEach(wider -> addImplied(wider, implied));
        }
    }

    private Node node(Claim claim) {
        String identity = iris.entity(claim.subject()) + "\n" + identity(claim.object());
        String name = "relatedTo";
        Relation relation = claim.relation();
        if (relation == null) {
            // Two wordings that no relation covers are two claims.
            identity += "\n" + CleanText.label(claim.wording());
        } else {
            identity += "\n" + relation.iri();
            name = relation.name();
        }
        return Vocabulary.iri(iris.claim(sentences.apply(claim.sentence()).getURI(), name, identity));
    }

    private String identity(Argument argument) {
        return argument instanceof Argument.Of of
                ? iris.entity(of.entity())
                : "\"" + ((Argument.Literal) argument).words();
    }

    private static Node predicate(Claim claim) {
        Relation relation = claim.relation();
        return relation == null ? Vocabulary.RELATED_TO : Vocabulary.iri(relation.iri());
    }

    private Node term(Argument argument) {
        if (argument instanceof Argument.Of of) {
            return entities.apply(of.entity());
        }
        String words = CleanText.label(((Argument.Literal) argument).words());
        return INTEGER.matcher(words).matches()
                ? NodeFactory.createLiteralDT(words, XSDDatatype.XSDinteger)
                : NodeFactory.createLiteralString(words);
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
