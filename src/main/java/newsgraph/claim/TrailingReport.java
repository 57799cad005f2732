package newsgraph.claim;

import java.util.Locale;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * The report that a sentence ends with: "…, Tom Reed claims", "…, claims Tom Reed", "…: police". It is told by the words in
 * their order, since parsers often take it for one more object: what stands before it is what somebody says, and who says it
 * takes no part in that.
 *
 * @param comma index of the comma or colon before it
 * @param speaker index of the speaker's head token
 */
record TrailingReport(int comma, int speaker) {
    private static final int LONGEST_SPEAKER_TOKENS = 8;

    /** The trailing report of a sentence, or null where it has none. */
    static @Nullable TrailingReport of(ClauseGraph graph, Signals signals) {
        int verb = graph.size() - 1;
        while (verb > 0 && graph.token(verb).upos().equals("PUNCT")) {
            verb--;
        }
        if (!signals.isReport(verbOf(graph.token(verb)))) {
            TrailingReport inverted = inverted(graph, signals, verb);
            return inverted == null ? behindColon(graph, signals, verb) : inverted;
        }
        int speaker = -1;
        for (int i = verb - 1; i > 1 && verb - i <= LONGEST_SPEAKER_TOKENS; i--) {
            Token token = graph.token(i);
            if (token.form().equals(",")) {
                return speaker < 0 ? null : new TrailingReport(i, speaker);
            }
            boolean names = switch (token.upos()) {
                case "PROPN", "NOUN", "ADJ", "DET", "NUM" -> true;
                default -> false;
            };
            if (!names) {
                return null;
            }
            // The head of a name is its first token, that of a noun phrase its last.
            if (speaker < 0
                    || (token.upos().equals("PROPN")
                            && graph.token(speaker).upos().equals("PROPN"))) {
                speaker = i;
            }
        }
        return null;
    }

    /** "Reed fled, claims Nina Falk". */
    private static @Nullable TrailingReport inverted(ClauseGraph graph, Signals signals, int last) {
        int first = last;
        while (first > 2 && last - first < LONGEST_SPEAKER_TOKENS && isName(graph.token(first - 1))) {
            first--;
        }
        // The last word that was taken for a part of the name may be the verb.
        for (int verb = first - 1; verb <= first && verb > 1; verb++) {
            boolean report = signals.isReport(verbOf(graph.token(verb)))
                    && graph.token(verb - 1).form().equals(",")
                    && isName(graph.token(last))
                    && verb < last;
            if (report) {
                boolean name = graph.token(verb + 1).upos().equals("PROPN");
                return new TrailingReport(verb - 1, name ? verb + 1 : last);
            }
        }
        return null;
    }

    private static boolean isName(Token token) {
        return switch (token.upos()) {
            case "PROPN", "NOUN", "ADJ", "DET" -> true;
            default -> false;
        };
    }

    /** "Reed fled: police", "Reed fled: Falk": a headline that names its source at its end, with no full stop behind a name. */
    private static @Nullable TrailingReport behindColon(ClauseGraph graph, Signals signals, int last) {
        boolean source = signals.is(Signals.SOURCE, graph.token(last).lemma(), "NOUN")
                || (graph.token(last).upos().equals("PROPN") && last == graph.size() - 1);
        for (int i = last - 1; source && i > 1 && last - i <= LONGEST_SPEAKER_TOKENS; i--) {
            Token token = graph.token(i);
            if (token.form().equals(":")) {
                return new TrailingReport(
                        i, i + 1 == last || !graph.token(i + 1).upos().equals("PROPN") ? last : i + 1);
            }
            if (!isName(token)) {
                return null;
            }
        }
        return null;
    }

    private static String verbOf(Token token) {
        String form = token.form().toLowerCase(Locale.ROOT);
        if (token.upos().equals("VERB")) {
            return token.lemma();
        }
        return form.endsWith("s") ? form.substring(0, form.length() - 1) : form;
    }
}
