package newsgraph.ontology;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What two ways of writing one name have in common.
 *
 * @param acronym whether capitals matter, as they do in {@code WHO}
 * @param text without accents, outer spaces, leading "the", curly apostrophes and the dots of abbreviations; in small letters
 *     where it is no acronym
 */
record NameKey(boolean acronym, String text) {
    /** The longest run of capitals that is an acronym; a longer one is a word of a headline. */
    private static final int LONGEST_ACRONYM = 6;

    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern APOSTROPHES = Pattern.compile("[\u2018\u2019\u02BC\u02BB`\u00B4]");
    private static final Pattern HYPHENS = Pattern.compile("[\u2010-\u2015\u2212]");
    private static final Pattern DOTS = Pattern.compile("(?<=\\p{L})\\.");
    private static final Pattern ARTICLE = Pattern.compile("^[Tt](?:he|HE)\\s(?=.)");

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

    private static NameKey smallLetters(String plain) {
        return new NameKey(false, plain.toLowerCase(Locale.ROOT));
    }

    private static String plain(String name) {
        String text = name;
        if (!isAscii(text)) {
            // Both ways of composing, and both ways of writing an accent or none, come to the same.
            text = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                    .replaceAll("");
            text = APOSTROPHES.matcher(text).replaceAll("'");
            text = HYPHENS.matcher(text).replaceAll("-");
            text = text.replace("ø", "o")
                    .replace("Ø", "O")
                    .replace("ł", "l")
                    .replace("Ł", "L")
                    .replace("ß", "ss");
            text = text.replace("ı", "i")
                    .replace("đ", "d")
                    .replace("Đ", "D")
                    .replace("æ", "ae")
                    .replace("Æ", "Ae");
        }
        text = SPACES.matcher(text).replaceAll(" ").strip();
        text = DOTS.matcher(text).replaceAll("");
        return ARTICLE.matcher(text).replaceFirst("");
    }

    private static boolean isAcronym(String plain) {
        return plain.length() >= 2
                && plain.length() <= LONGEST_ACRONYM
                && plain.chars().allMatch(c -> Character.isUpperCase(c) || Character.isDigit(c) || c == '&')
                && plain.chars().anyMatch(Character::isUpperCase);
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 128);
    }
}
