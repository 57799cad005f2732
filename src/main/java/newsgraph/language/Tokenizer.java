package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts a sentence into tokens as Universal Dependencies of English do: hyphenated words in parts, clitics and the
 * possessive off, abbreviations and numbers whole. One pass, in time linear in the length. Safe for use by many threads.
 */
final class Tokenizer {
    final Abbreviations abbreviations;
    final Set<String> prefixes = WordList.read("hyphen-prefixes.txt");
    final Set<String> marks = WordList.read("marks.txt");

    Tokenizer(Abbreviations abbreviations) {
        this.abbreviations = abbreviations;
    }

    /** A token: offsets in UTF-16 units of the text, the end exclusive. */
    record Piece(int begin, int end) {}

    /** The tokens between {@code begin} and {@code end}, in order, without white space. */
    List<Piece> tokenize(String text, int begin, int end) {
        List<Piece> pieces = new ArrayList<>();
        int at = begin;
        while (at < end) {
            int c = text.codePointAt(at);
            if (isBlank(c)) {
                at += Character.charCount(c);
                continue;
            }
            int stop = at;
            while (stop < end && !isBlank(text.codePointAt(stop))) {
                stop += Character.charCount(text.codePointAt(stop));
            }
            new Chunk(this, text, at, Math.min(stop, end), pieces).cut();
            at = stop;
        }
        return pieces;
    }

    static boolean isBlank(int c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.isISOControl(c)
                || c == 0xFEFF
                || c == 0x200B;
    }

    static boolean isWordPart(int c) {
        int type = Character.getType(c);
        return Character.isLetterOrDigit(c)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.FORMAT
                || c == '_';
    }

    static boolean isApostrophe(int c) {
        return c == '\'' || c == '\u2019' || c == '\u2018' || c == '\u02BC';
    }
}
