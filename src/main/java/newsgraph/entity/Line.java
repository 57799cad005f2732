package newsgraph.entity;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;

/**
 * One sentence as it is set: the words of its spans as written, and what its capitals and hyphens tell.
 *
 * @param text the text that the offsets of its tokens count in
 * @param index which sentence of the text it is
 * @param sentence its tokens
 */
record Line(String text, int index, Sentence sentence) {
    private static final int SHORTEST_HEADLINE_WORDS = 4;

    /** The sentences of a text, in text order. */
    static List<Line> of(Text text) {
        List<Line> lines = new ArrayList<>();
        for (int s = 0; s < text.sentences().size(); s++) {
            lines.add(new Line(text.string(), s, text.sentences().get(s)));
        }
        return lines;
    }

    List<Token> tokens() {
        return sentence.tokens();
    }

    /** The words of a span as written, on one line, composed, with straight apostrophes. */
    String surface(int first, int end) {
        String raw = text.substring(
                tokens().get(first).begin(), tokens().get(end - 1).end());
        String line = Normalizer.normalize(raw, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .replace('’', '\'')
                .strip();
        // The full stop of "Ltd." at the end of a sentence is no part of the name; that of "D.C." is.
        return line.endsWith(".") && line.indexOf('.') == line.length() - 1 && line.length() > 3
                ? line.substring(0, line.length() - 1)
                : line;
    }

    /** The token of a span whose head lies outside it; the last one where the syntax leaves two. */
    int head(int first, int end) {
        for (int i = first; i < end; i++) {
            int head = tokens().get(i).head();
            if ((head < first || head >= end) && !tokens().get(i).upos().equals("PUNCT")) {
                return i;
            }
        }
        return end - 1;
    }

    /** Whether a line is set in capitals throughout. */
    boolean isShouted() {
        return tokens().size() > 2 && tokens().stream().allMatch(t -> isAllUpper(t.form()));
    }

    /** Whether a line is a headline with capitals on nearly every word, so that they tell no name. */
    boolean isTitleCase() {
        int wordsSeen = 0;
        int capitals = 0;
        for (Token token : tokens()) {
            if (token.form().length() > 3 && Character.isLetter(token.form().charAt(0))) {
                wordsSeen++;
                capitals += startsUpper(token.form()) ? 1 : 0;
            }
        }
        String last = tokens().get(tokens().size() - 1).form();
        return wordsSeen >= SHORTEST_HEADLINE_WORDS && capitals == wordsSeen && !last.equals(".");
    }

    /** Whether a token is a part of a word with hyphens: "Ondo-Nze". */
    boolean isHyphenated(int index) {
        return isHyphen(index + 1) || isHyphen(index - 1);
    }

    /** Whether a token is a hyphen without blanks before a capital: the one of "Ondo-Nze". */
    boolean isHyphen(int index) {
        if (index <= 0 || index + 1 >= tokens().size()) {
            return false;
        }
        Token token = tokens().get(index);
        return token.form().equals("-")
                && tokens().get(index - 1).end() == token.begin()
                && tokens().get(index + 1).begin() == token.end()
                && startsUpper(tokens().get(index + 1).form());
    }

    /** Whether a word begins with a capital. */
    static boolean startsUpper(String form) {
        return Character.isUpperCase(form.codePointAt(0));
    }

    /** Whether a word has no small letter. */
    static boolean isAllUpper(String form) {
        return form.codePoints().noneMatch(Character::isLowerCase);
    }
}
