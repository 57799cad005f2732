package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * What a text puts in quotation marks, and who says it. A quotation that goes on over several paragraphs opens each of them
 * with a mark and closes only the last; a quotation without a report beside it goes on from the one before.
 */
final class Quotations {
    /** So many UTF-16 units at most: an apostrophe that closes nowhere must not be looked for through a whole book. */
    private static final int LONGEST_IN_SINGLE_MARKS = 2_000;

    private final List<Quotation> all;

    /**
     * A quotation.
     *
     * @param begin offset of the first character behind the opening mark, in UTF-16 units of the text
     * @param end offset of the closing mark, or of the paragraph's end where none closes it
     * @param voice who says it
     */
    private record Quotation(int begin, int end, Voice voice) {}

    private Quotations(List<Quotation> all) {
        this.all = all;
    }

    /** The quotations of a text. */
    static Quotations read(Text text, List<ClauseGraph> graphs, Signals signals) {
        List<int[]> spans = spans(text.string());
        List<Quotation> found = new ArrayList<>();
        Voice last = Voice.UNKNOWN;
        int lastEnd = -1;
        for (int[] span : spans) {
            Voice voice = reporter(text, graphs, signals, spans, span);
            if (voice == null && lastEnd >= 0 && !hasTextBetween(text, spans, lastEnd, span[0])) {
                voice = last;
            }
            if (voice == null) {
                voice = Voice.UNKNOWN;
            }
            found.add(new Quotation(span[0], span[1], voice));
            last = voice;
            lastEnd = span[1];
        }
        return new Quotations(found);
    }

    /** Begin and end of what stands between quotation marks. */
    private static List<int[]> spans(String text) {
        List<int[]> spans = new ArrayList<>();
        int open = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean curlyOpen = c == '“' || c == '«' || c == '„';
            boolean curlyClose = c == '”' || c == '»';
            if (c == '\n' && open >= 0) {
                // The paragraph ends; the next one opens anew where the quotation goes on.
                spans.add(new int[] {open, i});
                open = -1;
            } else if (curlyOpen || (c == '"' && open < 0 && opens(text, i))) {
                if (open >= 0) {
                    spans.add(new int[] {open, i});
                }
                open = i + 1;
            } else if ((curlyClose || c == '"') && open >= 0) {
                spans.add(new int[] {open, i});
                open = -1;
            } else if ((c == '‘' || c == '\'') && open < 0 && opens(text, i)) {
                int close = singleClose(text, i + 1);
                if (close > 0) {
                    spans.add(new int[] {i + 1, close});
                    i = close;
                }
            }
        }
        if (open >= 0) {
            spans.add(new int[] {open, text.length()});
        }
        return spans;
    }

    /**
     * Where a quotation in single marks closes, before its paragraph does; -1 where it was none: an apostrophe, as in "'90s", or
     * the first mark of a quotation that has others in it.
     */
    private static int singleClose(String text, int begin) {
        int limit = Math.min(text.length(), begin + LONGEST_IN_SINGLE_MARKS);
        for (int i = begin; i < limit && text.charAt(i) != '\n'; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '“' || c == '”') {
                return -1;
            }
            boolean word = i > begin && closesWord(text.charAt(i - 1));
            boolean ends = i + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(i + 1));
            if ((c == '’' || c == '\'') && word && ends) {
                return i;
            }
        }
        return -1;
    }

    private static boolean opens(String text, int mark) {
        boolean before = mark == 0 || !closesWord(text.charAt(mark - 1));
        boolean after = mark + 1 < text.length() && !Character.isWhitespace(text.charAt(mark + 1));
        return before && after;
    }

    private static boolean closesWord(char c) {
        return Character.isLetterOrDigit(c) || ".,!?".indexOf(c) >= 0;
    }

    private static boolean hasTextBetween(Text text, List<int[]> spans, int from, int to) {
        for (Sentence sentence : text.sentences()) {
            if (sentence.begin() >= from && sentence.end() <= to && !overlapsAny(spans, sentence)) {
                return true;
            }
        }
        return false;
    }

    private static boolean overlapsAny(List<int[]> spans, Sentence sentence) {
        for (int[] span : spans) {
            if (span[0] < sentence.end() && span[1] > sentence.begin()) {
                return true;
            }
        }
        return false;
    }

    /** The speaker by a verb of saying outside the marks, in a sentence that the quotation touches or that leads to it. */
    private static @Nullable Voice reporter(
            Text text, List<ClauseGraph> graphs, Signals signals, List<int[]> spans, int[] span) {
        for (int s = 0; s < text.sentences().size(); s++) {
            Sentence sentence = text.sentences().get(s);
            boolean touches = sentence.begin() < span[1] && sentence.end() > span[0] - 1;
            boolean leads = sentence.end() <= span[0]
                    && s + 1 < text.sentences().size()
                    && text.sentences().get(s + 1).begin() >= span[0] - 1
                    && text.sentences().get(s + 1).begin() <= span[1]
                    && text.string()
                            .substring(sentence.begin(), sentence.end())
                            .stripTrailing()
                            .endsWith(":");
            if (touches || leads) {
                Voice voice = reporter(graphs.get(s), s, signals, spans);
                if (voice != null) {
                    return voice;
                }
            }
        }
        return null;
    }

    private static @Nullable Voice reporter(ClauseGraph graph, int sentence, Signals signals, List<int[]> spans) {
        for (int i = 0; i < graph.size(); i++) {
            Token token = graph.token(i);
            boolean reports = token.upos().equals("VERB") && signals.isReport(token.lemma()) && !inside(spans, token);
            if (reports) {
                for (int subject : graph.arguments(i, Role.SUBJECT)) {
                    return new Voice(sentence, subject);
                }
            }
        }
        return null;
    }

    private static boolean inside(List<int[]> spans, Token token) {
        for (int[] span : spans) {
            if (token.begin() >= span[0] && token.end() <= span[1]) {
                return true;
            }
        }
        return false;
    }

    /** Who says what stands at an offset of the text, or null outside quotation marks. */
    @Nullable
    Voice voiceAt(int offset) {
        for (Quotation quotation : all) {
            if (offset >= quotation.begin() && offset < quotation.end()) {
                return quotation.voice();
            }
        }
        return null;
    }

    /** The quotations as one sentence sees them. */
    InSentence in(Sentence sentence) {
        return token -> voiceAt(sentence.tokens().get(token).begin());
    }

    /** Who says a token of a sentence, by quotation marks. */
    interface InSentence {
        /** The speaker, or null outside quotation marks. */
        @Nullable
        Voice voice(int token);
    }
}
