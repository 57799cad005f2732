package newsgraph.claim;

import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/** What the verbs and nouns of one sentence leave of the clauses that complete them: "failed to", "the claim that". */
final class Complements {
    /** Of a clause behind these it is taken for granted that it happened: "the question of who killed him". */
    private static final Set<String> QUESTION_WORDS = Set.of("how", "why", "where", "who", "what");

    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final SentenceMood mood;
    private final SignalReach reach;
    private final EventNouns eventNouns;
    private final Adverbials adverbials;
    private final Modifiers modifiers;
    private final FactualityReader reader;

    Complements(
            ClauseGraph graph,
            Signals signals,
            ClauseForm forms,
            SentenceMood mood,
            SignalReach reach,
            EventNouns eventNouns,
            Adverbials adverbials,
            FactualityReader reader) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.mood = mood;
        this.reach = reach;
        this.eventNouns = eventNouns;
        this.adverbials = adverbials;
        this.modifiers = new Modifiers(graph, forms, reader);
        this.reader = reader;
    }

    /** What a verb, or another word that heads a clause, leaves of its complement. */
    Factuality ofVerb(int predicate, int governor) {
        Factuality above = reader.read(governor);
        Token verb = graph.token(governor);
        String form = forms.of(predicate);
        if (mood.isEmbeddedQuestion(predicate)) {
            return above.with(Modality.POSSIBLE, "embedded question");
        }
        if (forms.isSubjunctive(predicate)) {
            return new Factuality(Polarity.POSITIVE, Modality.DEMANDED, above.voice(), "subjunctive");
        }
        if (form.equals("infinitive") && forms.hasQuestionWord(predicate)) {
            return above.under(Modality.POSSIBLE, "embedded question");
        }
        if (form.equals("infinitive") && isHaveGot(governor)) {
            return above.under(Modality.DEMANDED, "\"got to\"");
        }
        if (form.equals("infinitive") && verb.lemma().equals("go") && isBeside(governor, "on")) {
            // "went on to kill him": the next thing done.
            return above;
        }
        if (form.equals("infinitive")
                && verb.lemma().equals("go")
                && !verb.xpos().equals("VBG")) {
            return adverbials.purpose(governor, governor, above);
        }
        Factuality denied = denied(governor, form);
        if (denied != null) {
            return denied;
        }
        Signal signal = signalOf(governor, form);
        if (signal != null) {
            Factuality below = reach.below(signal, above, governor);
            // "Let me know when he comes": what is not known yet is when, and whether.
            return forms.hasBefore(predicate, Set.of("when")) && !above.plain() ? below.untaken() : below;
        }
        if (graph.relation(predicate).equals("csubj")) {
            return form.equals("infinitive") ? subjectInfinitive(governor, above) : above;
        }
        return switch (form) {
            // "warned entering it would have consequences": who enters is nobody in particular.
            case "gerund" ->
                signals.isReport(verb.lemma())
                        ? above.with(Modality.POSSIBLE, "gerund of \"" + verb.lemma() + "\"")
                        : above;
            case "infinitive" ->
                hasAdjunctBetween(governor, predicate)
                        ? adverbials.purpose(governor, governor, above)
                        : above.under(Modality.POSSIBLE, "infinitive of \"" + verb.lemma() + "\"");
            case "finite" ->
                above.negative()
                        ? new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "under a negated verb")
                                .taken()
                        : above;
            default -> above;
        };
    }

    private boolean isBeside(int verb, String particle) {
        return verb + 1 < graph.size()
                && graph.token(verb + 1).lemma().equals(particle)
                && graph.token(verb + 1).head() == verb;
    }

    /** The signal of a verb for a complement; "dared him to phone" is another than "dared to phone". */
    private @Nullable Signal signalOf(int verb, String form) {
        String lemma = forms.lemmaWithParticle(verb);
        String upos = graph.token(verb).upos();
        boolean toSomebody = form.equals("infinitive")
                && (graph.hasChild(verb, "obj") || graph.hasChild(verb, "iobj") || graph.passive(verb));
        Signal signal = toSomebody ? signals.find(lemma, upos, "object-infinitive") : null;
        // "demanded Norway arrest him", "demanded the police arrest him": with or without a visible subjunctive.
        if (form.equals("bare")) {
            Signal finite = signals.find(lemma, upos, "finite");
            boolean demand = finite != null && finite.effect().equals(Signals.DEMAND);
            // "is presumed killed"
            signal = demand || graph.passive(verb) ? finite : null;
        }
        return signal != null ? signal : signals.find(lemma, upos, form);
    }

    /** "has got to leave", "you gotta go": what has to be done, not what somebody came to do. */
    private boolean isHaveGot(int verb) {
        if (!graph.token(verb).form().equalsIgnoreCase("got")) {
            return false;
        }
        return forms.hasAuxiliary(verb, "have")
                || (verb + 1 < graph.size() && graph.token(verb + 1).form().equalsIgnoreCase("ta"));
    }

    /** "flew to Lima to meet him": behind a place or a time, an infinitive tells what for. */
    private boolean hasAdjunctBetween(int verb, int infinitive) {
        if (!graph.isVerb(verb)) {
            return false;
        }
        for (int c : graph.children(verb)) {
            if (c > verb && c < infinitive && graph.token(c).deprel().equals("obl")) {
                return true;
            }
        }
        return false;
    }

    /** "It is good to meet him" says nothing of a meeting, "it was good to meet him" does. */
    private Factuality subjectInfinitive(int governor, Factuality above) {
        Factuality general = above.with(Modality.GENERIC, "infinitive");
        return above.plain() && forms.isDone(governor) ? general.taken() : general;
    }

    /** "thanks for fixing it": what one is thanked or paid for is done; what one is convicted for need not be. */
    private boolean isVerdict(int noun) {
        return signals.is(Signals.VERDICT, graph.token(noun).lemma(), "NOUN");
    }

    /** "reports of soldiers beating him", "the risk of an army attacking": what soldiers do is what is only told, or feared. */
    private @Nullable Factuality toldAbout(int noun) {
        int above = graph.token(noun).head();
        boolean behindNoun = above >= 0 && graph.relation(noun).equals("nmod") && graph.isNominal(above);
        int preposition = behindNoun ? graph.child(noun, "case") : -1;
        if (preposition < 0
                || !Set.of("of", "about").contains(graph.token(preposition).lemma())) {
            return null;
        }
        Signal signal = signals.find(graph.token(above).lemma(), "NOUN", "gerund");
        return signal == null ? null : reach.belowNoun(signal, eventNouns.leave(above), above);
    }

    /** "The claim that he won is false": what is left where something is said to be false that is claimed, or null. */
    private @Nullable Factuality denied(int noun, String form) {
        boolean subject = graph.relation(noun).equals("nsubj") && form.equals("finite");
        int governor = subject ? graph.token(noun).head() : -1;
        Signal signal = governor < 0 ? null : signals.find(graph.token(governor).lemma(), "ADJ", "finite");
        if (signal == null || !signal.effect().equals(Signals.DENIAL)) {
            return null;
        }
        return reach.below(signal, reader.read(governor), governor);
    }

    /** What a noun leaves of its complement. */
    Factuality ofNoun(int predicate, int noun) {
        String form = forms.of(predicate);
        Factuality above = eventNouns.leave(noun);
        boolean participle = graph.marker(predicate).isEmpty() && !form.equals("infinitive");
        if (participle && !graph.hasChild(predicate, "nsubj")) {
            Factuality told = toldAbout(noun);
            return told == null ? modifiers.leave(predicate, noun) : told;
        }
        Factuality denied = denied(noun, form);
        if (denied != null) {
            return denied;
        }
        Signal signal = signals.find(graph.token(noun).lemma(), "NOUN", form);
        if (signal != null) {
            return reach.belowNoun(signal, above, noun);
        }
        if (form.equals("infinitive") && graph.token(noun).upos().equals("PROPN")) {
            // "flew to Lima to meet him": a name has no complement, so it is what the flight was for.
            int clause = forms.enclosing(noun);
            return adverbials.purpose(noun, clause, clause < 0 ? Factuality.PLAIN : reader.read(clause));
        }
        if (form.equals("gerund") && graph.marker(predicate).equals("for") && !isVerdict(noun)) {
            return above;
        }
        if (form.equals("finite") && forms.hasBefore(predicate, QUESTION_WORDS)) {
            // "in protest at how his trial was held"
            return reader.presupposedWithin(noun);
        }
        // "a place to eat": whether anybody does is not said.
        return above.under(
                form.equals("infinitive") ? Modality.GENERIC : Modality.POSSIBLE,
                "complement of \"" + graph.token(noun).lemma() + "\"");
    }
}
