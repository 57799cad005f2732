package newsgraph.train;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Joins tokens to text as a newspaper prints them. */
final class Detokenizer {
    private static final Pattern GLUED =
            Pattern.compile("[,.;:!?%)\\]}\u201D\u2026]+|'s|\u2019s|'|\u2019|n't|n\u2019t|'(re|ve|ll|d|m)");

    private final StringBuilder text = new StringBuilder();
    private final List<Integer> begins = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    /**
     * Joins the tokens.
     *
     * @param singleQuotesOpen whether a lone single quote opens and closes in turn, as in the gold files; else it is taken
     *     for an apostrophe, as the name finder was taught
     */
    Detokenizer(List<String> tokens, boolean singleQuotesOpen) {
        boolean inQuotes = false;
        boolean inSingles = false;
        String before = "";
        for (String raw : tokens) {
            String token = plain(raw);
            boolean first = text.isEmpty();
            boolean glue = first
                    || "([{$\u00A3\u20AC\u201C\u2018".indexOf(text.charAt(text.length() - 1)) >= 0
                    || GLUED.matcher(token).matches();
            if (token.equals("\"")) {
                glue = first || inQuotes;
                inQuotes = !inQuotes;
            } else if (token.equals("'")) {
                glue = singleQuotesOpen ? first || inSingles : glue;
                inSingles = !inSingles;
            } else if ((inQuotes && before.equals("\"")) || (inSingles && before.equals("'"))) {
                glue = true;
            }
            if (!glue) {
                text.append(' ');
            }
            begins.add(text.length());
            text.append(token);
            ends.add(text.length());
            before = token;
        }
    }

    private static String plain(String token) {
        return switch (token) {
            case "-LRB-" -> "(";
            case "-RRB-" -> ")";
            case "``", "''" -> "\"";
            default -> token;
        };
    }

    String text() {
        return text.toString();
    }

    /** Where token {@code i} begins in the text, in UTF-16 units. */
    int begin(int i) {
        return begins.get(i);
    }

    /** Where token {@code i} ends in the text, exclusive. */
    int end(int i) {
        return ends.get(i);
    }
}
