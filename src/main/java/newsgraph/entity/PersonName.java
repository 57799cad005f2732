package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A person's name for comparing.
 *
 * @param words lower case, no dots, no titles before, no suffixes behind; may be empty
 */
record PersonName(List<String> words) {
    private static final Set<String> SUFFIXES = Set.of("jr", "sr", "ii", "iii", "iv", "qc", "kc", "mp", "obe", "cbe");

    PersonName {
        words = List.copyOf(words);
    }

    /**
     * @param honorifics titles of address, in lower case without dots
     */
    static PersonName of(String surface, Set<String> honorifics) {
        List<String> found = new ArrayList<>();
        for (String word : Identities.key(surface).split("[\\s,]+", -1)) {
            boolean skip = word.isEmpty() || SUFFIXES.contains(word) || (found.isEmpty() && honorifics.contains(word));
            if (!skip) {
                found.add(word);
            }
        }
        return new PersonName(found);
    }

    int size() {
        return words.size();
    }

    String first() {
        return words.get(0);
    }

    String last() {
        return words.get(words.size() - 1);
    }

    /** Whether the words of the other are the last of this one's: "Benitez Salas" of Rodrigo Benitez Salas. */
    boolean endsWith(PersonName other) {
        return size() >= other.size()
                && words.subList(size() - other.size(), size()).equals(other.words);
    }

    /** Whether two full names can be one person's: the same surname, and the given names equal, left out or initials. */
    boolean agrees(PersonName other) {
        if (!last().equals(other.last())) {
            return false;
        }
        List<String> fewer = size() <= other.size() ? words : other.words;
        List<String> more = size() <= other.size() ? other.words : words;
        int at = 0;
        for (int i = 0; i < fewer.size() - 1; i++) {
            String given = fewer.get(i);
            while (at < more.size() - 1 && !sameGivenName(given, more.get(at))) {
                at++;
            }
            if (at == more.size() - 1 || (i == 0 && at != 0)) {
                return false;
            }
            at++;
        }
        return true;
    }

    private static boolean sameGivenName(String a, String b) {
        return a.equals(b) || (a.length() == 1 && b.startsWith(a)) || (b.length() == 1 && a.startsWith(b));
    }
}
