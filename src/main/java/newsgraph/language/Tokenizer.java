package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Cuts a sentence into tokens as Universal Dependencies of English do: hyphenated words in parts, clitics and the
 * possessive off, abbreviations and numbers whole. One pass, in time linear in the length. Safe for use by many threads.
 */
final class Tokenizer {
    private static final Set<String> CLITICS = Set.of("s", "re", "ve", "ll", "d", "m");
    private static final Set<String> UNITS = Set.of(
            "am", "pm", "AM", "PM", "km", "cm", "mm", "kg", "mph", "kph", "ft", "bn", "mn", "m", "k", "M", "K", "p");
    private static final int LONGEST_FUSED = 6;

    private final Abbreviations abbreviations;
    private final Set<String> prefixes = WordList.read("hyphen-prefixes.txt");

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
            new Chunk(text, at, Math.min(stop, end), pieces).cut();
            at = stop;
        }
        return pieces;
    }

    static boolean isBlank(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == 0xFEFF || c == 0x200B || c < ' ';
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

    /** What stands between two blanks. */
    private final class Chunk {
        private final String text;
        private final int end;
        private final List<Piece> pieces;
        private int at;

        Chunk(String text, int begin, int end, List<Piece> pieces) {
            this.text = text;
            this.at = begin;
            this.end = end;
            this.pieces = pieces;
        }

        void cut() {
            if (isAddress()) {
                int stop = end;
                while (stop > at + 1 && ".,;:!?)]}>\"'\u201D\u2019".indexOf(text.charAt(stop - 1)) >= 0) {
                    stop--;
                }
                take(stop);
            }
            while (at < end) {
                int c = text.codePointAt(at);
                if (isWordPart(c) || startsYear() || ((c == '@' || c == '#') && isWordPart(peek(at + 1)))) {
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

        private int peek(int index) {
            return index < end ? text.codePointAt(index) : -1;
        }

        private char before(int index) {
            return text.charAt(index - 1);
        }

        /** A web or e-mail address. */
        private boolean isAddress() {
            String head = text.substring(at, Math.min(end, at + 8)).toLowerCase(Locale.ROOT);
            if (head.startsWith("http://") || head.startsWith("https://") || head.startsWith("www.")) {
                return true;
            }
            int sign = text.indexOf('@', at);
            return sign > at
                    && sign < end - 3
                    && isWordPart(before(sign))
                    && text.indexOf('.', sign) > sign + 1
                    && text.indexOf('.', sign) < end - 1;
        }

        /** A year or decade cut short, as '90s. */
        private boolean startsYear() {
            return isApostrophe(text.charAt(at)) && Character.isDigit(peek(at + 1)) && Character.isDigit(peek(at + 2));
        }

        private void word() {
            int start = at;
            int i = at + Character.charCount(text.codePointAt(at));
            while (i < end) {
                int c = text.codePointAt(i);
                if (isWordPart(c)) {
                    i += Character.charCount(c);
                } else if (isApostrophe(c) && isWordPart(peek(i + 1))) {
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
            if (stop < end && isWordPart(text.codePointAt(stop))) {
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
            if (!isWordPart(next)) {
                return false;
            }
            boolean betweenDigits = Character.isDigit(before(i)) && Character.isDigit(next);
            return switch (c) {
                case '.' -> betweenDigits || !isMissingBlank(start, i);
                case ',', ':', '/' -> betweenDigits;
                case '&' -> Character.isUpperCase(before(i)) && Character.isUpperCase(next);
                case '-' -> isPrefix(start, i) || (betweenDigits && isCode(start));
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
            return i - start <= 7 && prefixes.contains(text.substring(start, i).toLowerCase(Locale.ROOT));
        }

        /** Digits with two or more hyphens, as in a telephone number or date. */
        private boolean isCode(int start) {
            int hyphens = 0;
            for (int i = start; i < end && i < start + 24; i++) {
                char c = text.charAt(i);
                if (c == '-') {
                    hyphens++;
                } else if (!Character.isDigit(c)) {
                    break;
                }
            }
            return hyphens >= 2;
        }

        private boolean keepsStop(int start, int i) {
            boolean more = i + 1 < end && text.charAt(i + 1) == '.';
            return !more && abbreviations.contains(text.substring(start, Math.min(i, start + 16)));
        }

        /** Where a unit begins that is glued to its number, as in "10am"; 0 where there is none. */
        private int unitOf(int start, int stop) {
            int i = start;
            while (i < stop
                    && (Character.isDigit(text.charAt(i)) || (i > start && ".,:".indexOf(text.charAt(i)) >= 0))) {
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
            if (".-!?*=~_".indexOf(c) >= 0) {
                boolean ends = c == '!' || c == '?';
                while (stop < end
                        && (text.charAt(stop) == c
                                || (ends && (text.charAt(stop) == '!' || text.charAt(stop) == '?')))) {
                    stop++;
                }
            } else if ((c == '\'' || c == '`') && peek(stop) == c) {
                stop++;
            } else if (isApostrophe(c)) {
                int clitic = !pieces.isEmpty() && pieces.get(pieces.size() - 1).end() == at ? cliticEnd(at) : 0;
                stop = clitic > 0 ? clitic : stop;
            }
            take(stop);
        }
    }
}
