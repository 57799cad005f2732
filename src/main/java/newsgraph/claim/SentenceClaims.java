package newsgraph.claim;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/** The claims of one sentence, as they are found. */
final class SentenceClaims {
    static final double SURE = 0.95;
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
    private final List<Claim> claims = new ArrayList<>();
    private final IdentityHashMap<Claim, WordingMatcher.Match> matches = new IdentityHashMap<>();

    SentenceClaims(
            int sentence,
            Text text,
            ClauseGraph graph,
            ArgumentReader arguments,
            FactualityReader factuality,
            Map<String, Relation> relations,
            Map<String, Set<String>> superclasses,
            Dates dates) {
        this.sentence = sentence;
        this.text = text;
        this.graph = graph;
        this.arguments = arguments;
        this.factuality = factuality;
        this.relations = relations;
        this.superclasses = superclasses;
        this.dates = dates;
    }

    List<Claim> claims() {
        return claims;
    }

    // ---- by wording

    /** Adds what a wording says whose slots are filled as its relation asks. */
    void add(MatchReader.Fit fit) {
        WordingMatcher.Match match = fit.match();
        Relation relation = match.pattern().relation();
        Entity subject = fit.subject().entity();
        if (fit.object() instanceof Argument.Literal && isSaid(subject, relation, match.predicate())) {
            return;
        }
        Claim claim = put(
                subject,
                relation,
                fit.object(),
                fit.roles(),
                match.predicate(),
                fit.confidence(),
                match.pattern().wording());
        matches.put(claim, match);
    }

    /** The wording behind a claim as it was found in the sentence, or null where the claim comes of no wording. */
    WordingMatcher.@Nullable Match matchOf(Claim claim) {
        return matches.get(claim);
    }

    /** Why a claim's predicate counts as it does, in a few words; empty for a plain statement. */
    String reasonOf(Claim claim) {
        WordingMatcher.Match match = matches.get(claim);
        return match == null ? "" : factuality.read(match.predicate()).reason();
    }

    /** Whether a predicate already has its words: what a clause denies is one thing, its nearest. */
    private boolean isSaid(Entity subject, Relation relation, int predicate) {
        int begin = graph.token(predicate).begin();
        return claims.stream()
                .anyMatch(c -> c.begin() == begin
                        && relation.equals(c.relation())
                        && c.subject().equals(subject));
    }

    private Claim put(
            Entity subject,
            @Nullable Relation relation,
            Argument object,
            Map<String, Argument> roles,
            int predicate,
            double confidence,
            String wording) {
        return put(subject, relation, object, roles, predicate, factuality.read(predicate), confidence, wording);
    }

    private Claim put(
            Entity subject,
            @Nullable Relation relation,
            Argument object,
            Map<String, Argument> roles,
            int predicate,
            Factuality read,
            double confidence,
            String wording) {
        Factuality.Voice voice = read.voice();
        Speaker speaker = voice == null ? null : arguments.speaker(voice);
        boolean self = speaker != null && voice != null && !voice.told() && subject.equals(speaker.entity());
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
        Claim claim = new Claim(
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
                token.end());
        claims.add(claim);
        return claim;
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
            Mention person = found.person().mention();
            int token = person.sentence() == sentence ? person.head() : 0;
            put(
                    found.person().entity(),
                    age,
                    new Argument.Literal(Integer.toString(found.years())),
                    Map.of(),
                    token,
                    factuality.presupposed(token),
                    SURE - MatchReader.penalty(found.person()),
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
            persons.putIfAbsent(found.entity(), SURE - MatchReader.penalty(found));
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
        double confidence = SURE - 0.25 - MatchReader.penalty(subject) - MatchReader.penalty(object);
        put(subject.entity(), null, new Argument.Of(object.entity()), Map.of(), verb, confidence, wording);
    }
}
