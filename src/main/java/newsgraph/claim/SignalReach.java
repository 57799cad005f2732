package newsgraph.claim;

import java.util.List;
import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/** What the signal words of one sentence leave of what hangs on them, and who speaks through them. */
final class SignalReach {
    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final int sentence;

    SignalReach(ClauseGraph graph, Signals signals, ClauseForm forms, int sentence) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.sentence = sentence;
    }

    /** What a signal leaves of its complement, given what is left of the signal itself. */
    Factuality below(Signal signal, Factuality above, int governor) {
        boolean negated = above.negative();
        String whenNegative = signal.whenNegative();
        Signals.Effect effect =
                Signals.Effect.parse(negated && whenNegative != null ? whenNegative : signal.whenPositive());
        Polarity polarity = effect.polarity();
        String falsehood = falsehood(governor);
        if (falsehood != null && !negated) {
            return new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, above.voice(), falsehood);
        }
        if (negated && whenNegative == null) {
            polarity = polarity == Polarity.POSITIVE ? Polarity.NEGATIVE : Polarity.POSITIVE;
        }
        String reason = "complement of \"" + signal.lemma() + "\"" + (negated ? ", negated" : "");
        // What is only possible above cannot be sure below.
        Modality modality = above.under(effect.modality(), reason).modality();
        Factuality result = new Factuality(polarity, modality, above.voice(), reason);
        return switch (signal.effect()) {
            case Signals.REPORT, Signals.BELIEF -> believed(result, above).saidBy(speaker(governor));
            // "let them know that he left": what is known holds, even where it is not sure that anybody knows it.
            case Signals.FACTIVE -> result.negative() ? result : result.taken();
            case Signals.APPEARANCE -> believed(result, above);
            // "the claim is false" is the article's own word.
            case Signals.DENIAL -> signal.upos().equals("ADJ") ? result : result.saidBy(speaker(governor));
            case Signals.RUMOUR -> result.saidBy(speaker(governor));
            case Signals.HEARSAY -> believed(result, above).saidBy(informant(governor));
            case Signals.OBLIGATION -> above.plain() && forms.isDone(governor) ? result.taken() : result;
            case Signals.HABIT -> liked(result, above);
            case Signals.OPPORTUNITY -> above.plain() && isDoneAround(governor) ? result.taken() : result;
            default -> result;
        };
    }

    /** "wrongly convicted of killing him": why what was found is not so, or null. */
    private @Nullable String falsehood(int governor) {
        for (int c : graph.children(governor)) {
            String lemma = graph.token(c).lemma();
            if (graph.relation(c).equals("advmod") && signals.is(Signals.FALSEHOOD, lemma, "ADV")) {
                return "\"" + lemma + "\"";
            }
        }
        return null;
    }

    /** What somebody says or thinks is taken to be as they say; who does so stands beside it. */
    private static Factuality believed(Factuality said, Factuality above) {
        boolean told = switch (said.modality()) {
            case ACTUAL, POSSIBLE, REPORTED -> true;
            default -> false;
        };
        return told && !said.negative() && !above.negative() ? said.taken() : said;
    }

    /** "would like to resign" is still to be done, whatever doubt "would" leaves of the liking. */
    private static Factuality liked(Factuality result, Factuality above) {
        return above.plain() ? result.taken() : result.with(Modality.POSSIBLE, result.reason());
    }

    private boolean isDoneAround(int word) {
        int clause = forms.enclosing(word);
        return clause >= 0 && forms.isDone(clause);
    }

    /** What a noun's signal leaves of its complement: "Norlind's claim that" is Norlind's. */
    Factuality belowNoun(Signal signal, Factuality above, int noun) {
        Factuality result = below(signal, above, noun);
        if (Voice.UNKNOWN.equals(result.voice())) {
            for (String role : List.of(Role.POSSESSOR, Role.BY, Role.COMPOUND)) {
                for (int owner : graph.arguments(noun, role)) {
                    return result.saidBy(new Voice(sentence, owner));
                }
            }
        }
        return result;
    }

    /** "…, police said, …": what is left of a clause with a report inside or behind what it reports. */
    Factuality aroundReport(int predicate, Factuality context) {
        for (int c : graph.children(predicate)) {
            boolean trailing = c > predicate
                    && switch (graph.relation(c)) {
                        case "conj", "advcl", "ccomp" ->
                            forms.conjunction(c).isEmpty() && graph.marker(c).isEmpty();
                        default -> false;
                    };
            boolean report = (graph.relation(c).equals("parataxis") || trailing)
                    && signals.isReport(graph.token(c).lemma())
                    && !graph.hasChild(c, "ccomp")
                    && !graph.hasChild(c, "obj");
            if (report) {
                return context.saidBy(speaker(c));
            }
        }
        return context;
    }

    private Voice speaker(int verb) {
        for (int subject : graph.arguments(verb, Role.SUBJECT)) {
            return new Voice(sentence, subject);
        }
        return Voice.UNKNOWN;
    }

    private Voice informant(int verb) {
        for (int informant : graph.arguments(verb, "from")) {
            return new Voice(sentence, informant);
        }
        return Voice.UNKNOWN;
    }
}
