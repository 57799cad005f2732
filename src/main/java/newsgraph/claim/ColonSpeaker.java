package newsgraph.claim;

import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * Who a headline says is speaking, where it names its speaker first: "Tom Reed: Norlind bribed them", "Police: Reed fled".
 *
 * @param colon index of the colon's token, or -1 where no name stands before a colon
 * @param speaker index of the speaker's head token; nobody's where there is no colon
 * @param sentence index of the sentence in its text
 */
record ColonSpeaker(int colon, int speaker, int sentence) {
    /** How many words a speaker named before a colon may have. */
    private static final int LONGEST_SPEAKER = 6;

    /** The speaker that a sentence begins with, if any. */
    static ColonSpeaker of(ClauseGraph graph, Signals signals, int sentence) {
        int colon = colonAfterSpeaker(graph, signals);
        return new ColonSpeaker(colon, colon < 0 ? -1 : headBefore(graph, colon), sentence);
    }

    /** Who says what stands at a token, or null where it stands before the colon or there is none. */
    @Nullable
    Voice voice(int token) {
        return colon >= 0 && token > colon ? new Voice(sentence, speaker) : null;
    }

    private static int colonAfterSpeaker(ClauseGraph graph, Signals signals) {
        for (int i = 1; i < Math.min(LONGEST_SPEAKER, graph.size() - 1); i++) {
            Token token = graph.token(i);
            if (token.form().equals(":")) {
                Token last = graph.token(i - 1);
                return last.upos().equals("PROPN") || signals.is(Signals.SOURCE, last.lemma(), "NOUN") ? i : -1;
            }
            boolean names = switch (token.upos()) {
                case "PROPN", "NOUN", "ADJ", "DET" -> true;
                default -> false;
            };
            if (!names) {
                return -1;
            }
        }
        return -1;
    }

    private static int headBefore(ClauseGraph graph, int end) {
        for (int i = 0; i < end; i++) {
            if (graph.token(i).head() < 0 || graph.token(i).head() >= end) {
                return i;
            }
        }
        return 0;
    }
}
