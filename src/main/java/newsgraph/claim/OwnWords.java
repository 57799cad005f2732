package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/** What a predicate's own auxiliaries, negations, adverbs and conditions make of what the words above it leave. */
final class OwnWords {
    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final SentenceMood mood;
    private final int sentence;
    private final Negation negation;
    private final Conditions conditions;
    private final TimeToCome timeToCome;

    OwnWords(ClauseGraph graph, Signals signals, ClauseForm forms, SentenceMood mood, int sentence) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.mood = mood;
        this.sentence = sentence;
        this.negation = new Negation(graph);
        this.conditions = new Conditions(graph, signals);
        this.timeToCome = new TimeToCome(graph, signals, forms);
    }

    /** The factuality of a clause, given what is left of it from above. */
    Factuality ofClause(int predicate, Factuality context) {
        Factuality result = context;
        for (int c : graph.children(predicate)) {
            result = switch (graph.relation(c)) {
                case "aux" -> auxiliary(predicate, c, result);
                case "advmod", "cc", "discourse" -> adverb(c, result);
                case "obl", "advcl" -> within(c, accordingTo(c, result));
                default -> result;
            };
        }
        if (negation.denies(predicate)) {
            result = result.negated("negation");
        }
        if (forms.isToBe(predicate)) {
            result = result.under(Modality.EXPECTED, "\"is to\"");
        } else if (forms.isFutureGoing(predicate)) {
            result = result.under(Modality.EXPECTED, "\"going to\"");
        } else if (result.modality() == Modality.ACTUAL && timeToCome.has(predicate)) {
            result = result.with(Modality.EXPECTED, "time to come");
        }
        if (conditions.bind(predicate) && (result.modality() != Modality.ACTUAL || !forms.isPast(predicate))) {
            result = result.with(Modality.CONDITIONAL, "under a condition");
        }
        return inMood(predicate, result);
    }

    private Factuality inMood(int predicate, Factuality result) {
        if (mood.asksWhether(predicate)) {
            Factuality asked = result.with(Modality.ASKED, "question");
            return result.plain() && mood.isToldAsQuestion(predicate) ? asked.taken() : asked;
        }
        if (mood.isHeadlineInfinitive(predicate)) {
            return result.with(Modality.EXPECTED, "headline infinitive");
        }
        if (mood.isLooseInfinitive(predicate)) {
            return result.under(Modality.POSSIBLE, "infinitive");
        }
        if (mood.isInverted(predicate) || isLooseCondition(predicate)) {
            return result.with(Modality.CONDITIONAL, "inversion");
        }
        return mood.isImperative(predicate) ? result.with(Modality.DEMANDED, "imperative") : result;
    }

    /** A condition that does not hang on what it is a condition of, as in fragments: "If they go on!" */
    private boolean isLooseCondition(int predicate) {
        return switch (graph.relation(predicate)) {
            case "root", "parataxis" -> Conditions.isMarker(graph.marker(predicate));
            default -> false;
        };
    }

    /** The factuality of an event noun, given what is left of it from above: "alleged", "planned", "former". */
    Factuality ofNoun(int noun, Factuality context) {
        Factuality result = context;
        for (int c : graph.children(noun)) {
            boolean adjective = graph.relation(c).equals("amod");
            if (!adjective && !graph.relation(c).equals("advmod")) {
                continue;
            }
            String upos = adjective ? "ADJ" : graph.token(c).upos();
            String word = upos.equals("ADJ") ? lower(c) : graph.token(c).lemma();
            Signal signal = signals.find(word, upos, "self");
            result = modify(signal, result);
            if (!adjective
                    && c < noun
                    && lower(c).equals("not")
                    && !lower(c + 1).equals("only")) {
                // "Falk, not the mother of Reed,"
                result = result.negated("negation");
            }
        }
        return result;
    }

    /** What a word beside the predicate makes of it; when it is to be says nothing here, see {@link TimeToCome}. */
    private static Factuality modify(@Nullable Signal signal, Factuality result) {
        if (signal == null || signal.effect().equals(Signals.FUTURE)) {
            return result;
        }
        Signals.Effect effect = Signals.Effect.parse(signal.whenPositive());
        String reason = "\"" + signal.lemma() + "\"";
        Factuality modified = result.under(effect.modality(), reason);
        return effect.polarity() == Polarity.NEGATIVE ? modified.negated(reason) : modified;
    }

    private Factuality auxiliary(int predicate, int auxiliary, Factuality result) {
        String word = lower(auxiliary);
        return switch (word) {
            case "may", "might", "could", "can", "ca", "cannot" -> ability(predicate, word, result);
            case "must" -> result.with(forms.isDone(predicate) ? Modality.POSSIBLE : Modality.DEMANDED, "\"must\"");
            case "should", "ought", "need" -> result.with(Modality.DEMANDED, "\"" + word + "\"");
            case "shall" -> result.with(Modality.EXPECTED, "\"shall\"");
            case "will", "'ll", "’ll", "wo" -> result.with(Modality.EXPECTED, "\"will\"");
            case "would", "'d", "’d" ->
                isPerfectHad(predicate, word)
                        ? result
                        : result.with(result.voice() == null ? Modality.CONDITIONAL : Modality.EXPECTED, "\"would\"");
            default -> result;
        };
    }

    private Factuality ability(int predicate, String word, Factuality result) {
        Factuality able = result.with(Modality.POSSIBLE, "\"" + word + "\"");
        return !word.startsWith("m") && result.plain() && perceives(predicate) ? able.taken() : able;
    }

    /** "You can see the port", but "it can feel cold", "what more can be said?" tell of nobody who does. */
    private boolean perceives(int predicate) {
        int subject = graph.child(predicate, "nsubj");
        boolean somebody = subject < 0 || !graph.token(subject).lemma().equals("it");
        return somebody
                && !graph.passive(predicate)
                && !mood.isQuestion()
                && signals.is(Signals.PERCEPTION, graph.token(predicate).lemma(), "VERB");
    }

    /** "'d" is "had" before a participle and "would" before a base form. */
    private boolean isPerfectHad(int predicate, String word) {
        return !word.equals("would") && graph.token(predicate).xpos().equals("VBN");
    }

    private Factuality adverb(int adverb, Factuality result) {
        Signal signal = signals.find(graph.token(adverb).lemma(), "ADV", "self");
        if (signal == null) {
            signal = signals.find(graph.multiword(adverb), "ADV", "self");
        }
        return modify(signal, result);
    }

    /** "In the novel, she killed him": what happens in a made-up world did not happen. */
    private Factuality within(int oblique, Factuality result) {
        Signal signal = signals.find(graph.token(oblique).lemma(), "NOUN", "self");
        int preposition = graph.child(oblique, "case");
        boolean inside = preposition >= 0
                && Set.of("in", "on").contains(graph.token(preposition).lemma());
        return inside ? modify(signal, result) : result;
    }

    private Factuality accordingTo(int oblique, Factuality result) {
        for (int c : graph.children(oblique)) {
            if (graph.relation(c).equals("case") && graph.multiword(c).equals("according to")) {
                return result.saidBy(new Voice(sentence, oblique));
            }
        }
        return result;
    }

    private String lower(int index) {
        return graph.token(index).form().toLowerCase(Locale.ROOT);
    }
}
