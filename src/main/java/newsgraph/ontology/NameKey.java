package newsgraph.ontology;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What two ways of writing one name have in common.
 *
 * @param acronym whether capitals matter, as they do in {@code WHO}
 * @param text without accents, outer spaces, apostrophes and the dots of abbreviations; in small letters where it is no
 *     acronym
 */
record NameKey(boolean acronym, String text) {
    /** The longest run of capitals that is an acronym; a longer one is a word of a headline. */
    private static final int LONGEST_ACRONYM = 6;

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern APOSTROPHES = Pattern.compile("[\u2018\u2019\u02BC\u02BB`\u00B4]");
    private static final Pattern HYPHENS = Pattern.compile("[\u2010-\u2015\u2212]");
    private static final Pattern ARTICLE = Pattern.compile("^\\s*[Tt](?:he|HE)\\s+(?=\\S)");

    /** The key of a name in the gazetteer; nothing where no letter is left of it. */
    static Optional<NameKey> of(String name) {
        String plain = plain(name);
        if (plain.chars().noneMatch(Character::isLetter)) {
            return Optional.empty();
        }
        return Optional.of(isAcronym(plain) ? new NameKey(true, plain) : smallLetters(plain));
    }

    /** The key that a name in capitals has if it is a word written so ({@code ECUADOR}), and not an acronym. */
    static NameKey asWord(String name) {
        return smallLetters(plain(name));
    }

    /** The name without a leading "the", or as it is where it has none. */
    static String withoutArticle(String name) {
        return ARTICLE.matcher(name).replaceFirst("");
    }

    private static NameKey smallLetters(String plain) {
        return new NameKey(false, plain.toLowerCase(Locale.ROOT));
    }

    private static String plain(String name) {
        String text = isAscii(name) ? name : toAscii(name);
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char before = plain.isEmpty() ? ' ' : plain.charAt(plain.length() - 1);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                if (before != ' ') {
                    plain.append(' ');
                }
            } else if (c != '\'' && (c != '.' || !Character.isLetter(before))) {
                plain.append(c);
            }
        }
        return plain.toString().strip();
    }

    /** Both ways of composing an accented letter, and writing it without the accent, come to the same. */
    private static String toAscii(String name) {
        String text =
                MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        text = APOSTROPHES.matcher(text).replaceAll("'");
        text = HYPHENS.matcher(text).replaceAll("-");
        text = text.replace("ø", "o")
                .replace("Ø", "O")
                .replace("ł", "l")
                .replace("Ł", "L")
                .replace("ß", "ss");
        return text.replace("ı", "i")
                .replace("đ", "d")
                .replace("Đ", "D")
                .replace("æ", "ae")
                .replace("Æ", "Ae");
    }

    private static boolean isAcronym(String plain) {
        if (plain.length() < 2 || plain.length() > LONGEST_ACRONYM) {
            return false;
        }
        boolean anyCapital = false;
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            anyCapital |= Character.isUpperCase(c);
            if (!Character.isUpperCase(c) && !Character.isDigit(c) && c != '&') {
                return false;
            }
        }
        return anyCapital;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }
}
