package newsgraph.graph;

import java.text.Normalizer;
import java.text.Normalizer.Form;

/** Makes strings fit for every RDF format: RDF/XML and SPARQL's XML results can hold no control characters. */
final class CleanText {
    private static final int REPLACEMENT = 0xFFFD;

    private CleanText() {}

    /**
     * The text with every character that some RDF format can't hold replaced by one that all can: controls but line feed
     * and tab by a space, lone surrogates and noncharacters by U+FFFD. One code point stays one, so that offsets hold.
     */
    static String stored(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().map(CleanText::replacement).forEach(clean::appendCodePoint);
        return clean.toString();
    }

    /**
     * The text as a label: as {@link #stored}, NFC, without invisible marks, each run of white space one space; never
     * empty.
     */
    static String label(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        boolean space = false;
        for (int c : Normalizer.normalize(stored(text), Form.NFC).codePoints().toArray()) {
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                space = true;
            } else if (!invisible(c)) {
                if (space && !clean.isEmpty()) {
                    clean.append(' ');
                }
                space = false;
                clean.appendCodePoint(c);
            }
        }
        // Dropping a mark may have brought two characters together that compose.
        return clean.isEmpty() ? Character.toString(REPLACEMENT) : Normalizer.normalize(clean, Form.NFC);
    }

    private static int replacement(int c) {
        if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
            return REPLACEMENT;
        }
        if ((c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF)) {
            return REPLACEMENT;
        }
        return Character.getType(c) == Character.CONTROL && c != '\n' && c != '\t' ? ' ' : c;
    }

    /** Soft hyphen, zero-width space, direction and invisible-operator marks, byte order mark. */
    private static boolean invisible(int c) {
        return c == 0xAD
                || c == 0x200B
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2060 && c <= 0x2069)
                || c == 0xFEFF;
    }
}
