package newsgraph.language;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import newsgraph.language.Tokenizer.Piece;

/** What stands between two blanks, to be cut into tokens. */
final class Chunk {
    private static final Set<String> CLITICS = Set.of("s", "re", "ve", "ll", "d", "m");
    private static final Set<String> UNITS = Set.of(
            "am", "pm", "AM", "PM", "km", "cm", "mm", "kg", "mph", "kph", "ft", "bn", "mn", "m", "k", "M", "K", "p");
    private static final int LONGEST_FUSED = 6;
    private static final int LONGEST_ADDRESS = 256;
    private static final int LONGEST_CODE = 24;
    private static final int LONGEST_WITH_STOP = 16;

    private final Tokenizer rules;
    private final String text;
    private final int end;
    private final List<Piece> pieces;
    private int at;
    private boolean lookedForSign;
    private int sign = -1;

    Chunk(Tokenizer rules, String text, int begin, int end, List<Piece> pieces) {
        this.rules = rules;
        this.text = text;
        this.at = begin;
        this.end = end;
        this.pieces = pieces;
    }

    void cut() {
        if (pieces.isEmpty() && isListNumber()) {
            take(end);
        }
        while (at < end) {
            int c = text.codePointAt(at);
            if (Tokenizer.isWordPart(c) && isAddress()) {
                take(endOfAddress());
            } else if (Tokenizer.isWordPart(c)
                    || startsYear()
                    || ((c == '@' || c == '#') && Character.isLetter(peek(at + 1)))) {
                word();
            } else {
                mark(c);
            }
        }
    }

    private void take(int stop) {
        pieces.add(new Piece(at, stop));
        at = stop;
    }

    /** Where an address ends: at the chunk's end, but for the marks that close a sentence or bracket. */
    private int endOfAddress() {
        int stop = end;
        while (stop > at + 1 && ".,;:!?)]}>\"'\u201D\u2019".indexOf(text.charAt(stop - 1)) >= 0) {
            stop--;
        }
        return stop;
    }

    private int peek(int index) {
        return index < end ? text.codePointAt(index) : -1;
    }

    private char before(int index) {
        return text.charAt(index - 1);
    }

    private boolean startsWith(String head) {
        return text.regionMatches(true, at, head, 0, head.length());
    }

    /** The first at-sign, looked for no further than the longest addresses go; -1 where there is none. */
    private int firstSign() {
        int last = Math.min(end, at + LONGEST_ADDRESS);
        for (int i = at; i < last; i++) {
            if (text.charAt(i) == '@') {
                return i;
            }
        }
        return -1;
    }

    /** A web or e-mail address. */
    private boolean isAddress() {
        if (startsWith("http://") || startsWith("https://") || startsWith("www.")) {
            return true;
        }
        if (!lookedForSign) {
            lookedForSign = true;
            sign = firstSign();
        }
        return sign > at
                && sign < end - 3
                && (Tokenizer.isWordPart(before(sign)) || before(sign) == '.')
                && text.substring(sign + 2, end - 1).contains(".");
    }

    /** "1." at the head of a line. */
    private boolean isListNumber() {
        return end - at <= 3
                && end - at > 1
                && text.charAt(end - 1) == '.'
                && Character.isDigit(text.charAt(at))
                && Character.isDigit(text.charAt(end - 2));
    }

    /** A year or decade cut short, as '90s. */
    private boolean startsYear() {
        return Tokenizer.isApostrophe(text.charAt(at))
                && Character.isDigit(peek(at + 1))
                && Character.isDigit(peek(at + 2));
    }

    private void word() {
        int start = at;
        int i = at + Character.charCount(text.codePointAt(at));
        while (i < end) {
            int c = text.codePointAt(i);
            if (Tokenizer.isWordPart(c)) {
                i += Character.charCount(c);
            } else if (Tokenizer.isApostrophe(c) && Tokenizer.isWordPart(peek(i + 1))) {
                int clitic = cliticEnd(i);
                if (clitic > 0) {
                    cutClitic(start, i, clitic);
                    return;
                }
                i++;
            } else if (joins(c, start, i)) {
                i++;
            } else {
                break;
            }
        }
        if (i < end && text.charAt(i) == '.' && keepsStop(start, i)) {
            i++;
        }
        int unit = unitOf(start, i);
        if (unit > 0) {
            take(unit);
        } else if (isFused(start, i)) {
            take(i - 3);
        }
        take(i);
    }

    /** The end of the clitic whose apostrophe is at {@code i}, 0 where there is none. */
    private int cliticEnd(int i) {
        int stop = i + 1;
        while (stop < end && stop < i + 4 && Character.isLetter(text.charAt(stop))) {
            stop++;
        }
        if (stop < end && Tokenizer.isWordPart(text.codePointAt(stop))) {
            return 0;
        }
        String letters = text.substring(i + 1, stop).toLowerCase(Locale.ROOT);
        boolean negation = letters.equals("t") && i > at + 1 && Character.toLowerCase(before(i)) == 'n';
        return negation || CLITICS.contains(letters) ? stop : 0;
    }

    private void cutClitic(int start, int apostrophe, int stop) {
        boolean negation = Character.toLowerCase(text.charAt(apostrophe + 1)) == 't' && stop == apostrophe + 2;
        int cut = negation ? apostrophe - 1 : apostrophe;
        if (cut > start) {
            take(cut);
        }
        take(stop);
    }

    /** Whether the mark at {@code i} stands inside a word or number and belongs to it. */
    private boolean joins(int c, int start, int i) {
        int next = peek(i + 1);
        if (!Tokenizer.isWordPart(next)) {
            return false;
        }
        boolean betweenDigits = Character.isDigit(before(i)) && Character.isDigit(next);
        return switch (c) {
            case '.' -> betweenDigits || !isMissingBlank(start, i);
            case ',', ':', '/' -> betweenDigits;
            case '&' -> Character.isUpperCase(before(i)) && Character.isUpperCase(next);
            case '-' -> isPrefix(start, i) || (betweenDigits && isCode(start, i));
            case '@', '~' -> true;
            default -> false;
        };
    }

    /** A full stop that ends a sentence, the blank after it forgotten: "the end.The next". */
    private boolean isMissingBlank(int start, int i) {
        return i - start > 2
                && Character.isLowerCase(before(i))
                && Character.isLowerCase(text.charAt(i - 2))
                && Character.isUpperCase(peek(i + 1))
                && Character.isLowerCase(peek(i + 2));
    }

    private boolean isPrefix(int start, int i) {
        return i - start <= 7
                && rules.prefixes.contains(text.substring(start, i).toLowerCase(Locale.ROOT));
    }

    /** Digits with two or more hyphens, or three digits and four, as in dates and telephone numbers. */
    private boolean isCode(int start, int hyphen) {
        int hyphens = 0;
        int i = start;
        while (i < end && i < start + LONGEST_CODE && (Character.isDigit(text.charAt(i)) || text.charAt(i) == '-')) {
            hyphens += text.charAt(i) == '-' ? 1 : 0;
            i++;
        }
        return hyphens >= 2 || (hyphen - start == 3 && i - hyphen == 5);
    }

    private boolean keepsStop(int start, int i) {
        boolean more = i + 1 < end && text.charAt(i + 1) == '.';
        if (more) {
            return false;
        }
        String word = text.substring(start, Math.min(i, start + LONGEST_WITH_STOP));
        // "pro-U.S.": what counts is what stands behind the prefix.
        return rules.abbreviations.contains(word)
                || rules.abbreviations.contains(word.substring(word.indexOf('-') + 1));
    }

    /** Where a unit begins that is glued to its number, as in "10am"; 0 where there is none. */
    private int unitOf(int start, int stop) {
        int i = start;
        while (i < stop && (Character.isDigit(text.charAt(i)) || (i > start && ".,:".indexOf(text.charAt(i)) >= 0))) {
            i++;
        }
        return i > start && i < stop && stop - i <= 4 && UNITS.contains(text.substring(i, stop)) ? i : 0;
    }

    private boolean isFused(int start, int stop) {
        if (stop - start > LONGEST_FUSED) {
            return false;
        }
        String word = text.substring(start, stop).toLowerCase(Locale.ROOT);
        return word.equals("cannot");
    }

    private void mark(int c) {
        int stop = at + Character.charCount(c);
        if (end - at <= 3 && rules.marks.contains(text.substring(at, end))) {
            stop = end;
        } else if (".-!?*=~_$+<>".indexOf(c) >= 0) {
            boolean ends = c == '!' || c == '?';
            while (stop < end
                    && (text.charAt(stop) == c || (ends && (text.charAt(stop) == '!' || text.charAt(stop) == '?')))) {
                stop++;
            }
        } else if ((c == '\'' || c == '`') && peek(stop) == c) {
            stop++;
        } else if (Tokenizer.isApostrophe(c)) {
            int clitic = cliticEnd(at);
            boolean behindWord =
                    !pieces.isEmpty() && pieces.get(pieces.size() - 1).end() == at;
            stop = clitic > 0 && (behindWord || clitic == end) ? clitic : stop;
        }
        take(stop);
    }
}
