package newsgraph.claim;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/** The ontology's signals, found by word. */
final class Signals {
    static final String REPORT = "report";
    static final String BELIEF = "belief";
    static final String FACTIVE = "factive";
    static final String DENIAL = "denial";
    /** What is told by nobody who would know. */
    static final String RUMOUR = "rumour";

    /** What its subject was told; who told it stands behind "from". */
    static final String HEARSAY = "hearsay";

    /** What has to be done; what had to be done is taken to be done. */
    static final String OBLIGATION = "obligation";

    /** What there was a chance for; a chance that came is taken to be used. */
    static final String OPPORTUNITY = "opportunity";
    /** What one likes to do; with no "would" before it, it is done. */
    static final String HABIT = "habit";
    /** When it happens, of what stands in the present. */
    static final String FUTURE = "future";

    static final String ARRANGEMENT = "arrangement";
    static final String APPEARANCE = "appearance";
    static final String DEMAND = "demand";
    static final String FALSEHOOD = "falsehood";
    /** Verbs that say of an undertaking that it came to nothing. */
    static final String COLLAPSE = "collapse";
    /** Nouns for what is held even where it comes to nothing. */
    static final String EXCHANGE = "exchange";
    /** Nouns for what follows a deed, or a suspicion of it. */
    static final String VERDICT = "verdict";
    /** Verbs that say of an event that it takes place. */
    static final String OCCURRENCE = "occurrence";
    /** Nouns for those whom news names as its source. */
    static final String SOURCE = "source";
    /** What one can see or say, one does. */
    static final String PERCEPTION = "perception";
    /** What one would like, one is not asked to imagine. */
    static final String WISH = "wish";
    /** Verbs for asking and finding out, behind which "if" means "whether". */
    static final String INQUIRY = "inquiry";
    /** Verbs that stand without the "I" that is meant. */
    static final String STATEMENT = "statement";

    private final Set<String> byEffect = new HashSet<>();
    private final Map<String, Signal> byWord = new HashMap<>();

    /** What a signal says of the clause or event that it bears on. */
    record Effect(Polarity polarity, Modality modality) {
        static Effect parse(String text) {
            boolean negative = text.startsWith("-");
            String name = (negative ? text.substring(1) : text).toUpperCase(Locale.ROOT);
            return new Effect(negative ? Polarity.NEGATIVE : Polarity.POSITIVE, Modality.valueOf(name));
        }
    }

    Signals(List<Signal> signals) {
        for (Signal signal : signals) {
            byWord.put(key(signal.lemma(), signal.upos(), signal.complement()), signal);
            if (signal.complement().equals("self")) {
                byEffect.add(key(signal.lemma(), signal.upos(), signal.effect()));
            }
        }
    }

    private static String key(String lemma, String upos, String complement) {
        return lemma + '/' + upos + '/' + complement;
    }

    /**
     * The signal of a word for a kind of complement, or for any clause where none is given for that kind.
     *
     * @param complement {@code infinitive}, {@code gerund}, {@code finite}, {@code object} or {@code self}
     */
    @Nullable
    Signal find(String lemma, String upos, String complement) {
        String word = lemma.toLowerCase(Locale.ROOT);
        String category = switch (upos) {
            case "PROPN" -> "NOUN";
            default -> upos;
        };
        Signal signal = byWord.get(key(word, category, complement));
        boolean clausal = !complement.equals("object") && !complement.equals("self");
        return signal != null || !clausal ? signal : byWord.get(key(word, category, "clause"));
    }

    /** Whether a word by itself has an effect; it may have several. */
    boolean is(String effect, String lemma, String upos) {
        return byEffect.contains(key(lemma.toLowerCase(Locale.ROOT), upos.equals("PROPN") ? "NOUN" : upos, effect));
    }

    /** Whether a verb reports or expresses what somebody says or thinks. */
    boolean isReport(String lemma) {
        for (String complement : List.of("finite", "clause", "infinitive")) {
            Signal signal = byWord.get(key(lemma.toLowerCase(Locale.ROOT), "VERB", complement));
            if (signal != null
                    && (signal.effect().equals(REPORT) || signal.effect().equals(DENIAL))) {
                return true;
            }
        }
        return false;
    }
}
