package newsgraph.ontology;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Which known name a misspelt one means. */
final class Misspelling {
    private Misspelling() {}

    /** The one known name that is nearest in spelling, at most {@code limit} edits away; nothing where two are equally near. */
    static Optional<String> nearest(String word, Collection<String> known, int limit) {
        int best = limit + 1;
        List<String> nearest = List.of();
        for (String name : known.stream().distinct().sorted().toList()) {
            int distance = distance(word, name, limit);
            if (distance < best) {
                best = distance;
                nearest = List.of(name);
            } else if (distance == best && best <= limit) {
                nearest = List.of(nearest.get(0), name);
            }
        }
        return nearest.size() == 1 ? Optional.of(nearest.get(0)) : Optional.empty();
    }

    /** Whether the words are one but for which of their letters are doubled: {@code Phillipines}, {@code Morroco}. */
    static boolean differInDoubling(String a, String b) {
        return Math.abs(a.length() - b.length()) <= 2 && undoubled(a).equals(undoubled(b));
    }

    private static String undoubled(String word) {
        StringBuilder single = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            if (i == 0 || word.charAt(i) != word.charAt(i - 1)) {
                single.append(word.charAt(i));
            }
        }
        return single.toString();
    }

    /**
     * Least number of letters to insert, delete, change, or swap with their neighbour that makes one word the other
     * (restricted Damerau–Levenshtein distance); {@code limit + 1} where it is more than {@code limit}.
     */
    static int distance(String a, String b, int limit) {
        if (Math.abs(a.length() - b.length()) > limit) {
            return limit + 1;
        }
        int[] twoBack = new int[b.length() + 1];
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], previous[j]) + 1, previous[j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], twoBack[j - 2] + 1);
                }
                least = Math.min(least, row[j]);
            }
            if (least > limit) {
                return limit + 1;
            }
            twoBack = previous;
            previous = row;
        }
        return Math.min(previous[b.length()], limit + 1);
    }
}
