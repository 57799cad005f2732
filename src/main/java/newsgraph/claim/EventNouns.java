package newsgraph.claim;

import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import newsgraph.ontology.Signal;

/** What the clauses around the event nouns of one sentence leave of the events: "planned an attack", "made no offer". */
final class EventNouns {
    /** Verbs that carry an event noun and add nothing of their own (Grefenstette and Teufel 1995): a closed class. */
    private static final Set<String> LIGHT_VERBS = Set.of(
            "make", "give", "issue", "hold", "stage", "reach", "take", "have", "launch", "conduct", "carry", "do",
            "mount", "offer", "commit", "sign", "open", "file", "pay", "begin", "start", "face");

    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final SignalReach reach;
    private final FactualityReader reader;
    private final Negation negation;

    EventNouns(ClauseGraph graph, Signals signals, ClauseForm forms, SignalReach reach, FactualityReader reader) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.reach = reach;
        this.reader = reader;
        this.negation = new Negation(graph);
    }

    /** What the clause around an event noun leaves of the event. */
    Factuality leave(int noun) {
        Token token = graph.token(noun);
        int governor = token.head();
        if (governor < 0) {
            return negation.ofNoun(noun, Factuality.PLAIN);
        }
        if (token.deprel().equals("conj")) {
            return leave(governor);
        }
        int happening = happening(noun, governor);
        if (happening >= 0) {
            return negation.ofNoun(noun, reader.read(happening));
        }
        if (token.deprel().equals("nsubj")
                && signals.is(Signals.COLLAPSE, graph.token(governor).lemma(), "VERB")) {
            // "the takeover collapsed", but talks that collapse are held.
            return signals.is(Signals.EXCHANGE, token.lemma(), "NOUN")
                    ? Factuality.PLAIN.saidBy(reader.read(governor).voice())
                    : reader.read(governor)
                            .with(
                                    Modality.ATTEMPTED,
                                    "\"" + graph.token(governor).lemma() + "\"");
        }
        if (token.deprel().equals("nsubj") && graph.hasChild(governor, "cop")) {
            // "talks are likely"
            Signal signal = signals.find(graph.token(governor).lemma(), "ADJ", "infinitive");
            if (signal != null) {
                return negation.ofNoun(noun, reach.below(signal, reader.read(governor), governor));
            }
        }
        if (graph.isVerb(governor) && isParticipant(token.deprel())) {
            Factuality above = reader.read(governor);
            Signal signal = signals.find(forms.lemmaWithParticle(governor), "VERB", "object");
            if (signal != null && !token.deprel().equals("nsubj")) {
                return negation.ofNoun(noun, reach.below(signal, above, governor));
            }
            boolean light = LIGHT_VERBS.contains(graph.token(governor).lemma());
            if (light && (graph.relation(noun).equals("obj") || token.deprel().equals("nsubj:pass"))) {
                return negation.ofNoun(noun, above);
            }
        }
        return negation.ofNoun(noun, reader.presupposedWithin(governor));
    }

    /** The verb that says of an event that it takes place, or is to: "talks began", "talks are due to begin"; or -1. */
    private int happening(int noun, int governor) {
        if (!graph.token(noun).deprel().equals("nsubj")) {
            return -1;
        }
        if (isOccurrence(governor)) {
            return governor;
        }
        int complement = graph.child(governor, "xcomp");
        return complement >= 0 && isOccurrence(complement) ? complement : -1;
    }

    private boolean isOccurrence(int verb) {
        return graph.isVerb(verb)
                && signals.is(Signals.OCCURRENCE, graph.token(verb).lemma(), "VERB");
    }

    private static boolean isParticipant(String deprel) {
        return switch (deprel) {
            case "obj", "obl", "nsubj", "nsubj:pass" -> true;
            default -> false;
        };
    }
}
