package newsgraph.article;

/** The text that the rest of the product can rely on, made of any text. */
final class Cleaning {
    private static final char REPLACEMENT = '\uFFFD';
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char NEXT_LINE = '\u0085';
    private static final char LINE_SEPARATOR = '\u2028';
    private static final char PARAGRAPH_SEPARATOR = '\u2029';

    private Cleaning() {}

    /** The text with a line feed for every line end, and none of what {@link #inPlace} takes out. */
    static String article(String text) {
        String start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        return inPlace(start.replace("\r\n", "\n"));
    }

    /**
     * The text, as long as before, with a line feed for a lone carriage return, a space for NUL and other control characters,
     * and U+FFFD for lone surrogates and for what no Unicode text may hold.
     */
    static String inPlace(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                clean.append(c).append(text.charAt(++i));
            } else if (c == '\r') {
                clean.append(i + 1 < text.length() && text.charAt(i + 1) == '\n' ? ' ' : '\n');
            } else {
                clean.append(cleaned(c));
            }
        }
        return clean.toString();
    }

    /** Whether nobody would see anything of the text: it has white space and invisible characters only. */
    static boolean isBlank(String text) {
        return inPlace(text)
                .codePoints()
                .allMatch(c -> Character.isWhitespace(c)
                        || Character.isSpaceChar(c)
                        || Character.getType(c) == Character.FORMAT);
    }

    /** A text for one line, such as a title: white space is single spaces, none at the ends. */
    static String line(String text) {
        return article(text).replaceAll("\\s+", " ").strip();
    }

    private static char cleaned(char c) {
        return switch (c) {
            case '\n', '\t' -> c;
            case NEXT_LINE, LINE_SEPARATOR, PARAGRAPH_SEPARATOR -> '\n';
            case BYTE_ORDER_MARK -> ' ';
            case '\uFFFE', '\uFFFF' -> REPLACEMENT;
            default -> Character.isSurrogate(c) ? REPLACEMENT : Character.isISOControl(c) ? ' ' : c;
        };
    }
}
