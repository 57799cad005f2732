package newsgraph.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Finds a word's dictionary form: by a list learnt from the corpora, else by the rules of English inflection. */
public final class Lemmatizer {
    private static final String VOWELS = "aeiou";

    /** Lemmas by folded form, tab, Penn tag. */
    private final Map<String, String> exceptions;
    /** Words known to be dictionary forms, behind their class: V, N or J. */
    private final Set<String> known;

    public Lemmatizer(Map<String, String> exceptions, Set<String> known) {
        this.exceptions = new HashMap<>(exceptions);
        this.known = new HashSet<>(known);
    }

    /** Reads lines of form, tag and lemma; a line without form has a class (V, N, J) and a known dictionary form. */
    static Lemmatizer read(Reader in) throws IOException {
        Map<String, String> exceptions = new HashMap<>();
        Set<String> known = new HashSet<>();
        BufferedReader reader = new BufferedReader(in);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            String[] cells = line.split("\t", -1);
            if (cells[0].isEmpty()) {
                known.add(cells[1] + cells[2]);
            } else {
                exceptions.put(cells[0] + '\t' + cells[1], cells[2]);
            }
        }
        return new Lemmatizer(exceptions, known);
    }

    /** The dictionary form: lower case, but as written for a proper noun. */
    public String lemma(Word word, Tag tag) {
        if (tag.upos().equals("PROPN") || tag.upos().equals("X") || tag.upos().equals("SYM")) {
            return word.form();
        }
        String lower = word.form().toLowerCase(Locale.ROOT);
        String listed = exceptions.get(lower + '\t' + tag.xpos());
        return listed != null ? listed : byRule(lower, tag.xpos());
    }

    /** The dictionary form that the rules alone give. */
    public String byRule(String lower, String xpos) {
        return switch (xpos) {
            case "VBZ" -> first("V", candidates(lower, "s"), lower);
            case "NNS", "NNPS" -> first("N", candidates(lower, "s"), lower);
            case "VBD", "VBN" -> first("V", candidates(lower, "ed"), lower);
            case "VBG" -> first("V", candidates(lower, "ing"), lower);
            case "JJR", "RBR" -> first("J", candidates(lower, "er"), lower);
            case "JJS", "RBS" -> first("J", candidates(lower, "est"), lower);
            default -> lower;
        };
    }

    private String first(String kind, List<String> candidates, String otherwise) {
        for (String candidate : candidates) {
            if (known.contains(kind + candidate)) {
                return candidate;
            }
        }
        for (String candidate : candidates) {
            if (kind.equals("V") && known.contains("N" + candidate)) {
                return candidate;
            }
        }
        return candidates.isEmpty() ? otherwise : candidates.get(0);
    }

    /** The forms that may have taken the ending, the likeliest first. */
    private static List<String> candidates(String form, String ending) {
        int length = form.length() - ending.length();
        if (length < 2 || !form.endsWith(ending)) {
            return List.of();
        }
        String stem = form.substring(0, length);
        char last = stem.charAt(length - 1);
        char before = stem.charAt(length - 2);
        List<String> found = new ArrayList<>();
        if (ending.equals("s")) {
            if (form.endsWith("ss") || form.endsWith("us") || form.endsWith("is")) {
                return List.of(form);
            }
            if (stem.endsWith("ie")) {
                found.add(stem.substring(0, length - 2) + 'y');
            } else if (stem.endsWith("xe")
                    || stem.endsWith("che")
                    || stem.endsWith("she")
                    || stem.endsWith("sse")
                    || stem.endsWith("oe")
                    || stem.endsWith("zze")) {
                found.add(stem.substring(0, length - 1));
            }
            found.add(stem);
            return found;
        }
        if (last == 'i' && !ending.equals("ing")) {
            found.add(stem.substring(0, length - 1) + 'y');
        }
        if (ending.equals("ing") && last == 'y') {
            found.add(stem);
            found.add(stem.substring(0, length - 1) + "ie");
            return found;
        }
        boolean doubled = last == before && "lsz".indexOf(last) < 0;
        if (doubled) {
            found.add(stem.substring(0, length - 1));
        }
        boolean silent = takesSilentE(stem, last, before);
        found.add(silent ? stem + 'e' : stem);
        found.add(silent ? stem : stem + 'e');
        if (last == before && !doubled) {
            found.add(stem.substring(0, length - 1));
        }
        return found;
    }

    /** One vowel and one consonant behind it: a verb without "e" would have doubled that ("bribed", but "robbed"). */
    private static boolean isShort(String stem) {
        int length = stem.length();
        long vowels = stem.chars().filter(c -> VOWELS.indexOf(c) >= 0).count();
        return vowels == 1
                && VOWELS.indexOf(stem.charAt(length - 2)) >= 0
                && VOWELS.indexOf(stem.charAt(length - 1)) < 0
                && "wxy".indexOf(stem.charAt(length - 1)) < 0;
    }

    private static boolean takesSilentE(String stem, char last, char before) {
        boolean vowelBefore = VOWELS.indexOf(before) >= 0;
        return "cvuz".indexOf(last) >= 0
                || isShort(stem)
                || (last == 'g' && before != 'n')
                || (last == 's' && (vowelBefore || before == 'n' || before == 'r' || before == 'p'))
                || (last == 'l' && "bcdfgkptz".indexOf(before) >= 0)
                || stem.endsWith("at")
                || stem.endsWith("ir")
                || stem.endsWith("ur")
                || stem.endsWith("ut")
                || (stem.endsWith("in") && stem.length() > 4)
                || isShortSyllable(stem, last, before);
    }

    /** One syllable with one vowel before one consonant, which would be doubled if there were no silent e: "brib-ed". */
    private static boolean isShortSyllable(String stem, char last, char before) {
        if (VOWELS.indexOf(before) < 0 || VOWELS.indexOf(last) >= 0 || "wxy".indexOf(last) >= 0) {
            return false;
        }
        return stem.chars().filter(c -> VOWELS.indexOf(c) >= 0).count() == 1;
    }
}
