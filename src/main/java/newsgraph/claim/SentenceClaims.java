package newsgraph.claim;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/** The claims of one sentence, as they are found. */
final class SentenceClaims {
    private static final String LITERAL = "Literal";
    private static final double SURE = 0.95;
    private static final double LEAST = 0.3;
    private static final Set<String> FORMER =
            Set.of("former", "ex", "late", "then", "one-time", "onetime", "erstwhile");

    private final int sentence;
    private final Text text;
    private final ClauseGraph graph;
    private final ArgumentReader arguments;
    private final FactualityReader factuality;
    private final Map<String, Relation> relations;
    private final Map<String, Set<String>> superclasses;
    private final Dates dates;
    private final @Nullable TrailingReport trailing;
    private final List<Claim> claims = new ArrayList<>();

    SentenceClaims(
            int sentence,
            Text text,
            ClauseGraph graph,
            ArgumentReader arguments,
            FactualityReader factuality,
            Map<String, Relation> relations,
            Map<String, Set<String>> superclasses,
            Dates dates,
            @Nullable TrailingReport trailing) {
        this.sentence = sentence;
        this.text = text;
        this.graph = graph;
        this.arguments = arguments;
        this.factuality = factuality;
        this.relations = relations;
        this.superclasses = superclasses;
        this.dates = dates;
        this.trailing = trailing;
    }

    List<Claim> claims() {
        return claims;
    }

    // ---- by wording

    void add(WordingMatcher.Match match) {
        Relation relation = match.pattern().relation();
        int subjectToken = match.slots().getOrDefault("SUBJECT", -1);
        int objectToken = match.slots().getOrDefault("OBJECT", -1);
        if (subjectToken < 0 || objectToken < 0 || hasInnerNegation(match)) {
            return;
        }
        if (trailing != null && Math.max(subjectToken, objectToken) > trailing.comma()) {
            return;
        }
        ArgumentReader.Found subject = arguments.entity(sentence, subjectToken);
        if (subject == null || !ClaimReader.isOf(subject.entity(), relation.domain(), superclasses)) {
            return;
        }
        Argument object = object(relation, objectToken, match);
        if (object == null || object.equals(new Argument.Of(subject.entity()))) {
            return;
        }
        if (object instanceof Argument.Literal && isSaid(subject.entity(), relation, match.predicate())) {
            return;
        }
        Map<String, Argument> roles = new LinkedHashMap<>();
        for (Map.Entry<String, Integer> slot : match.slots().entrySet()) {
            if (!slot.getKey().equals("SUBJECT") && !slot.getKey().equals("OBJECT")) {
                roles.put(slot.getKey().toLowerCase(Locale.ROOT), argument(slot.getValue()));
            }
        }
        addPlace(match.predicate(), subject.entity(), object, roles);
        double confidence = SURE - 0.03 * match.indirect() - penalty(subject) - penalty(objectToken);
        put(
                subject.entity(),
                relation,
                object,
                roles,
                match.predicate(),
                confidence,
                match.pattern().wording());
    }

    /** Whether a predicate already has its words: what a clause denies is one thing, its nearest. */
    private boolean isSaid(Entity subject, Relation relation, int predicate) {
        int begin = graph.token(predicate).begin();
        return claims.stream()
                .anyMatch(c -> c.begin() == begin
                        && relation.equals(c.relation())
                        && c.subject().equals(subject));
    }

    /** "threatened not to enter" is no threat to enter. */
    private boolean hasInnerNegation(WordingMatcher.Match match) {
        return hasInnerNegation(match.pattern().root(), match.predicate());
    }

    private boolean hasInnerNegation(WordingPattern.Node node, int token) {
        for (WordingPattern.Branch branch : node.branches()) {
            if (branch.node().slot() != null) {
                continue;
            }
            for (ClauseGraph.Edge edge : graph.arguments(token)) {
                boolean inner = branch.node()
                                .lemmas()
                                .contains(graph.token(edge.argument()).lemma())
                        && graph.isVerb(edge.argument());
                if (inner && Negation.isBeside(graph, edge.argument())) {
                    return true;
                }
            }
        }
        return false;
    }

    private @Nullable Argument object(Relation relation, int token, WordingMatcher.Match match) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        boolean words = relation.range().contains(LITERAL);
        if (found != null && (!words || relation.range().size() > 1)) {
            if (ClaimReader.isOf(found.entity(), relation.range(), superclasses)) {
                return new Argument.Of(found.entity());
            }
        }
        if (!words) {
            return null;
        }
        // "is the foreign minister" names a position; "won the first round" is quoted as it stands.
        boolean position = "OBJECT".equals(match.pattern().root().slot());
        String literal = position ? arguments.position(sentence, token) : arguments.words(sentence, token);
        boolean pronoun = graph.token(token).upos().equals("PRON") && literal.indexOf(' ') < 0;
        return literal.isEmpty() || pronoun ? null : new Argument.Literal(literal);
    }

    private Argument argument(int token) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        return found != null ? new Argument.Of(found.entity()) : new Argument.Literal(arguments.words(sentence, token));
    }

    private void addPlace(int predicate, Entity subject, Argument object, Map<String, Argument> roles) {
        if (!graph.isVerb(predicate) || roles.containsKey("place")) {
            return;
        }
        for (String preposition : List.of("in", "at", "near", "outside", "inside")) {
            for (int token : graph.arguments(predicate, preposition)) {
                ArgumentReader.Found found = arguments.entity(sentence, token);
                if (found == null || found.entity().equals(subject) || object.equals(new Argument.Of(found.entity()))) {
                    continue;
                }
                if (found.entity().kind() == Kind.PLACE || found.entity().kind() == Kind.STATE) {
                    roles.putIfAbsent("place", new Argument.Of(found.entity()));
                }
            }
        }
    }

    private double penalty(int token) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        return found == null ? 0 : penalty(found);
    }

    private static double penalty(ArgumentReader.Found found) {
        return switch (found.mention().form()) {
            case PRONOUN -> 0.15;
            case NOMINAL -> 0.05;
            case NAME, DEMONYM -> 0;
        };
    }

    private void put(
            Entity subject,
            @Nullable Relation relation,
            Argument object,
            Map<String, Argument> roles,
            int predicate,
            double confidence,
            String wording) {
        put(subject, relation, object, roles, predicate, factuality.read(predicate), confidence, wording);
    }

    private void put(
            Entity subject,
            @Nullable Relation relation,
            Argument object,
            Map<String, Argument> roles,
            int predicate,
            Factuality read,
            double confidence,
            String wording) {
        Speaker speaker = read.voice() == null ? null : arguments.speaker(read.voice());
        boolean self = speaker != null && subject.equals(speaker.entity());
        Modality modality = read.modality();
        if (modality == Modality.ACTUAL && speaker != null && !self) {
            modality = Modality.REPORTED;
        } else if (modality == Modality.EXPECTED && self) {
            modality = Modality.INTENDED;
        }
        boolean asserted = relation != null
                && read.polarity() == Polarity.POSITIVE
                && modality == Modality.ACTUAL
                && (speaker == null || self);
        Token token = graph.token(predicate);
        LocalDate date = dates.of(graph, predicate);
        claims.add(new Claim(
                subject,
                relation,
                object,
                roles,
                read.polarity(),
                modality,
                speaker,
                asserted,
                isFormer(predicate),
                date,
                Math.round(Math.max(LEAST, confidence) * 100) / 100.0,
                wording,
                sentence,
                token.begin(),
                token.end()));
    }

    private boolean isFormer(int predicate) {
        for (int c : graph.children(predicate)) {
            if (FORMER.contains(graph.token(c).lemma().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    // ---- what names and ages say

    void addAges() {
        Relation age = relations.get("age");
        if (age == null) {
            return;
        }
        for (AgeReader.Age found : AgeReader.read(text.string(), graph.sentence(), sentence, graph, arguments)) {
            put(
                    found.person().entity(),
                    age,
                    new Argument.Literal(Integer.toString(found.years())),
                    Map.of(),
                    found.person().mention().sentence() == sentence
                            ? found.person().mention().head()
                            : 0,
                    factuality.presupposed(
                            found.person().mention().sentence() == sentence
                                    ? found.person().mention().head()
                                    : 0),
                    SURE - penalty(found.person()),
                    "age");
        }
    }

    /** Nationalities: "an Australian", "the 40-year-old Australian" whom the text names elsewhere. */
    void addNationalities() {
        Relation citizen = relations.get("citizenOf");
        if (citizen == null) {
            return;
        }
        for (int i = 0; i < graph.size(); i++) {
            Entity state = arguments.demonym(sentence, i);
            if (state == null
                    || graph.relation(i).equals("amod")
                    || graph.relation(i).equals("compound")) {
                continue;
            }
            Map<Entity, Double> persons = new LinkedHashMap<>();
            addPerson(i, persons);
            List<Integer> bearers = graph.arguments(i, Role.SUBJECT);
            bearers.forEach(bearer -> addPerson(bearer, persons));
            int token = i;
            // "is no Australian" can be denied or asked; "the Australian left" takes it for granted.
            Factuality read = bearers.isEmpty() ? factuality.presupposed(i) : factuality.read(i);
            persons.forEach((person, sure) ->
                    put(person, citizen, new Argument.Of(state), Map.of(), token, read, sure, "nationality"));
        }
    }

    private void addPerson(int token, Map<Entity, Double> persons) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        if (found != null && found.entity().kind() == Kind.PERSON) {
            persons.putIfAbsent(found.entity(), SURE - penalty(found));
        }
    }

    void addParts(List<Entities.Part> parts) {
        for (Entities.Part part : parts) {
            Relation relation = relations.get(part.relation());
            if (part.mention().sentence() != sentence || relation == null) {
                continue;
            }
            boolean fits = ClaimReader.isOf(part.whole(), relation.domain(), superclasses)
                    && ClaimReader.isOf(part.part(), relation.range(), superclasses);
            if (fits) {
                put(
                        part.whole(),
                        relation,
                        new Argument.Of(part.part()),
                        Map.of(),
                        part.mention().head(),
                        factuality.presupposed(part.mention().head()),
                        SURE,
                        "name");
            }
        }
    }

    // ---- what no relation covers

    /** Claims of verbs that no wording covers but that hold two entities. */
    void addOpen(Set<Integer> covered) {
        for (int i = 0; i < graph.size(); i++) {
            if (!graph.isVerb(i) || covered.contains(i)) {
                continue;
            }
            for (int subjectToken : graph.arguments(i, Role.SUBJECT)) {
                ArgumentReader.Found subject = arguments.entity(sentence, subjectToken);
                if (subject == null) {
                    continue;
                }
                for (ClauseGraph.Edge edge : graph.arguments(i)) {
                    addOpen(i, subject, edge);
                }
            }
        }
    }

    private void addOpen(int verb, ArgumentReader.Found subject, ClauseGraph.Edge edge) {
        if (edge.role().equals(Role.SUBJECT) || edge.role().equals(Role.ADVERB)) {
            return;
        }
        ArgumentReader.Found object = arguments.entity(sentence, edge.argument());
        if (object == null || object.entity().equals(subject.entity())) {
            return;
        }
        boolean bare = edge.role().equals(Role.OBJECT) || edge.role().equals(Role.RECIPIENT);
        int particle = graph.child(verb, "compound:prt");
        String wording = graph.token(verb).lemma().toLowerCase(Locale.ROOT)
                + (particle < 0 ? "" : " " + graph.token(particle).lemma())
                + (bare ? "" : " " + edge.role());
        double confidence = SURE - 0.25 - penalty(subject) - penalty(object);
        put(subject.entity(), null, new Argument.Of(object.entity()), Map.of(), verb, confidence, wording);
    }
}
