package newsgraph.store;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.standard.StandardTokenizer;

/**
 * Text as it is searched for: in small letters without accents, and with one kind of apostrophe, so that "Zurawski" finds
 * Żurawski and "O'Hara" finds O’Hara. Words are those of Unicode's rules (UAX #29).
 */
final class FoldedText {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern APOSTROPHES = Pattern.compile("[\\u2018\\u2019\\u02BC\\uFF07]");
    /** Letters that no decomposition takes apart. */
    private static final Map<String, String> LETTERS = Map.of(
            "ł", "l", "ø", "o", "đ", "d", "ð", "d", "þ", "th", "ß", "ss", "æ", "ae", "œ", "oe", "ı", "i", "ħ", "h");

    private FoldedText() {}

    static String of(String text) {
        String folded = MARKS.matcher(Normalizer.normalize(text, Form.NFKD)).replaceAll("");
        folded = APOSTROPHES.matcher(folded).replaceAll("'").toLowerCase(Locale.ROOT);
        for (Map.Entry<String, String> letter : LETTERS.entrySet()) {
            folded = folded.replace(letter.getKey(), letter.getValue());
        }
        return folded;
    }

    /** Cuts folded text into words. */
    static final class Words extends Analyzer {
        /** So many words lie between two names of one thing: no phrase spans them. */
        private static final int GAP = 100;

        @Override
        protected TokenStreamComponents createComponents(String field) {
            return new TokenStreamComponents(new StandardTokenizer());
        }

        @Override
        public int getPositionIncrementGap(String field) {
            return GAP;
        }
    }
}
