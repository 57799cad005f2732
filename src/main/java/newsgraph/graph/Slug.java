package newsgraph.graph;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes the last part of an IRI from a name, so that two names never share one.
 *
 * <p>A slug is the name's words in lower case joined by hyphens, Latin letters in ASCII, letters of other scripts kept.
 * Each slug belongs to one name, which {@link Spelling#of} can tell from the slug alone: {@code julian-assange} belongs to
 * "Julian Assange". A name that is not the one its slug belongs to ("Julian-Assange", "JULIAN ASSANGE", "Julián Assange")
 * has the slug and eight hexadecimal digits of the SHA-256 of its NFC form; no plain slug ends like that. So names are
 * told apart without a register of those given before, in whatever order they come.
 */
final class Slug {
    /** Letters and marks that Unicode has withdrawn; IRI checkers turn them down. */
    static final String DEPRECATED = "\u0149\u0673\u0F77\u0F79\u17A3\u17A4";

    private static final int MAX_LENGTH = 80;
    private static final Pattern ENDS_LIKE_HASH = Pattern.compile("(^|.*[-/])[0-9a-f]{8}");

    /** Latin letters that Unicode does not decompose into an ASCII letter and marks. */
    private static final Map<Integer, String> ASCII_OF = Map.ofEntries(
            Map.entry((int) 'ß', "ss"),
            Map.entry((int) 'æ', "ae"),
            Map.entry((int) 'œ', "oe"),
            Map.entry((int) 'ø', "o"),
            Map.entry((int) 'ł', "l"),
            Map.entry((int) 'đ', "d"),
            Map.entry((int) 'ð', "d"),
            Map.entry((int) 'þ', "th"),
            Map.entry((int) 'ħ', "h"),
            Map.entry((int) 'ı', "i"),
            Map.entry((int) 'ŧ', "t"),
            Map.entry((int) 'ŋ', "ng"),
            Map.entry((int) 'ə', "e"));

    private Slug() {}

    /** The slug of a name: never empty, and made of letters, digits and single hyphens only. */
    static String of(String name) {
        String label = CleanText.label(name);
        String words = words(label);
        boolean whole = words.length() <= MAX_LENGTH;
        String slug = whole ? words : cut(words, MAX_LENGTH);
        if (whole && !slug.isEmpty() && !endsLikeHash(slug) && Spelling.of(slug).equals(label)) {
            return slug;
        }
        return slug.isEmpty() ? hash(label) : slug + "-" + hash(label);
    }

    /** Whether a plain slug could be taken for one with a hash. */
    static boolean endsLikeHash(String slug) {
        return ENDS_LIKE_HASH.matcher(slug).matches();
    }

    /** Eight hexadecimal digits that stand for the string, the same on every machine. */
    static String hash(String string) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(string.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** The string's beginning of at most so many UTF-16 units that ends in no half character and no hyphen. */
    static String cut(String string, int length) {
        int end = Math.min(string.length(), length);
        if (end < string.length() && Character.isLowSurrogate(string.charAt(end))) {
            end--;
        }
        while (end > 0 && string.charAt(end - 1) == '-') {
            end--;
        }
        return string.substring(0, end);
    }

    /** The words of the name's plain slug. */
    static List<String> plainWords(String name) {
        return List.of(words(CleanText.label(name)).split("-", -1));
    }

    private static String words(String label) {
        StringBuilder words = new StringBuilder(label.length());
        boolean latin = true;
        int[] characters = label.codePoints().map(Character::toLowerCase).toArray();
        for (int i = 0; i < characters.length; i++) {
            int c = characters[i];
            int type = Character.getType(c);
            if (type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK) {
                if (!latin && DEPRECATED.indexOf(c) < 0) {
                    words.appendCodePoint(c);
                }
                continue;
            }
            if (apostrophe(c)) {
                // "O'Hara" has two words, "Assange's" and "Hawai'i" have one.
                if (i == 1 || (i > 1 && !Character.isLetterOrDigit(characters[i - 2]))) {
                    hyphen(words);
                }
                continue;
            }
            latin = true;
            String ascii = ascii(c);
            if (ascii != null) {
                words.append(ascii);
            } else if (Character.isLetterOrDigit(c) && DEPRECATED.indexOf(c) < 0) {
                words.appendCodePoint(c);
                latin = false;
            } else {
                hyphen(words);
            }
        }
        return Normalizer.normalize(cut(words.toString(), words.length()), Form.NFC);
    }

    private static void hyphen(StringBuilder words) {
        if (!words.isEmpty() && words.charAt(words.length() - 1) != '-') {
            words.append('-');
        }
    }

    private static boolean apostrophe(int c) {
        return c == '\'' || c == 0x2018 || c == 0x2019 || (c >= 0x2B9 && c <= 0x2BF);
    }

    /** The ASCII letters or digits that surely stand for the character, or null where none do. */
    private static @Nullable String ascii(int c) {
        String sure = ASCII_OF.get(c);
        if (sure != null) {
            return sure;
        }
        StringBuilder ascii = new StringBuilder();
        for (int part : Normalizer.normalize(Character.toString(c), Form.NFKD)
                .codePoints()
                .map(Character::toLowerCase)
                .toArray()) {
            if (part < 0x80 && Character.isLetterOrDigit(part)) {
                ascii.appendCodePoint(part);
            } else if (Character.getType(part) != Character.NON_SPACING_MARK) {
                return null;
            }
        }
        return ascii.isEmpty() ? null : ascii.toString();
    }
}
