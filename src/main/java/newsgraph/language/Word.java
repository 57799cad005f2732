package newsgraph.language;

import java.text.Normalizer;
import java.util.Locale;

/**
 * What the models see of a word: nothing that differs between composed and decomposed letters, or between straight and
 * curly quotes.
 *
 * @param form composed letters, plain quotes and dashes, at most {@value #LONGEST} characters
 * @param folded the form in lower case, each run of digits as one 0
 * @param shape the form with X for capitals, x for small letters, d for digits, each run once
 * @param cluster the bit string of its Brown cluster, empty where unknown
 */
public record Word(String form, String folded, String shape, String cluster) {
    /** Longer words are cut: no model learns more from the rest, and endless ones must not cost time. */
    static final int LONGEST = 48;

    static final Word START = new Word("<s>", "<s>", "<s>", "start");
    static final Word END = new Word("</s>", "</s>", "</s>", "end");

    public static Word of(String token, WordClusters clusters) {
        String form = plain(token.length() > LONGEST ? token.substring(0, LONGEST) : token);
        String folded = fold(form);
        return new Word(form, folded, shapeOf(form), clusters.pathOf(folded));
    }

    /** The first {@code length} bits of the cluster, or all where there are fewer. */
    String cluster(int length) {
        return length < cluster.length() ? cluster.substring(0, length) : cluster;
    }

    /** The last {@code length} characters of the folded form. */
    String suffix(int length) {
        return folded.substring(Math.max(0, folded.length() - length));
    }

    /** The first {@code length} characters of the folded form. */
    String prefix(int length) {
        return folded.substring(0, Math.min(length, folded.length()));
    }

    /** The word in lower case with each run of digits as one 0, as the cluster list has it. */
    public static String fold(String form) {
        String lower = form.toLowerCase(Locale.ROOT);
        StringBuilder folded = new StringBuilder(lower.length());
        boolean inNumber = false;
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            boolean digit = Character.isDigit(c);
            if (!digit) {
                folded.append(c);
            } else if (!inNumber) {
                folded.append('0');
            }
            inNumber = digit;
        }
        return folded.toString();
    }

    /** Composed letters; typographic quotes, dashes and ellipses as a typewriter has them; no bracket codes. */
    private static String plain(String token) {
        boolean ascii = token.chars().allMatch(c -> c < 0x80);
        if (ascii) {
            return switch (token) {
                case "-LRB-" -> "(";
                case "-RRB-" -> ")";
                case "``", "''" -> "\"";
                default -> token;
            };
        }
        StringBuilder plain = new StringBuilder(token.length());
        for (char c : Normalizer.normalize(token, Normalizer.Form.NFC).toCharArray()) {
            switch (c) {
                case '\u2018', '\u2019', '\u201B', '\u02BC', '\u2032' -> plain.append('\'');
                case '\u201C', '\u201D', '\u201E', '\u201F', '\u00AB', '\u00BB' -> plain.append('"');
                case '\u2010', '\u2011', '\u2012', '\u2013' -> plain.append('-');
                case '\u2014', '\u2015' -> plain.append("--");
                case '\u2026' -> plain.append("...");
                default -> plain.append(c);
            }
        }
        return plain.toString();
    }

    private static String shapeOf(String form) {
        StringBuilder shape = new StringBuilder();
        char last = 0;
        for (int i = 0; i < form.length(); i++) {
            char c = form.charAt(i);
            char kind = Character.isUpperCase(c)
                    ? 'X'
                    : Character.isLowerCase(c) ? 'x' : Character.isDigit(c) ? 'd' : Character.isLetter(c) ? 'o' : c;
            if (kind != last) {
                shape.append(kind);
            }
            last = kind;
        }
        return shape.toString();
    }
}
