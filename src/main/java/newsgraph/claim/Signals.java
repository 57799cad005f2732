package newsgraph.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/** The ontology's signals, found by word. */
final class Signals {
    static final String REPORT = "report";
    static final String BELIEF = "belief";
    static final String DENIAL = "denial";
    /** What its subject was told; who told it stands behind "from". */
    static final String HEARSAY = "hearsay";

    /** What has to be done; what had to be done is taken to be done. */
    static final String OBLIGATION = "obligation";

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
