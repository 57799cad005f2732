package newsgraph.language;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Knows which words keep their full stop, and which of these can't be a sentence's last word. */
final class Abbreviations {
    private static final int LONGEST = 12;

    private final Set<String> neverLast;
    private final Set<String> maybeLast;

    private Abbreviations(List<String> neverLast, List<String> maybeLast) {
        this.neverLast = Set.copyOf(neverLast);
        this.maybeLast = new HashSet<>(maybeLast);
    }

    static Abbreviations load() {
        List<String> lines = WordList.lines("abbreviations.txt");
        int line = lines.indexOf("--");
        return new Abbreviations(lines.subList(0, line), lines.subList(line + 1, lines.size()));
    }

    /** Whether a word, given without its full stop, is written with one. */
    boolean contains(String word) {
        return word.length() <= LONGEST
                && (neverLast.contains(word) || maybeLast.contains(word) || isInitial(word) || isAcronym(word));
    }

    /** Whether a sentence never ends with the word, given without its full stop. */
    boolean isNeverLast(String word) {
        return word.length() <= LONGEST && neverLast.contains(word);
    }

    /** A single capital, as in "J. Smith". */
    static boolean isInitial(String word) {
        return word.codePointCount(0, word.length()) == 1 && Character.isUpperCase(word.codePointAt(0));
    }

    /** Single letters with full stops between, as "U.N" or "p.m". */
    static boolean isAcronym(String word) {
        if (word.length() < 3 || word.length() > LONGEST) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (i % 2 == 0 ? !Character.isLetter(word.charAt(i)) : word.charAt(i) != '.') {
                return false;
            }
        }
        return word.length() % 2 == 1;
    }
}
