package newsgraph.cli;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** How alike two names are, between 0 and 1: the Dice coefficient of their pairs of letters, whatever the case. */
final class Similarity {
    /** From here on a name may be meant by another. */
    static final double CLOSE = 0.4;

    private Similarity() {}

    static double of(String one, String other) {
        Set<String> a = pairs(one);
        Set<String> b = pairs(other);
        Set<String> both = new HashSet<>(a);
        both.retainAll(b);
        return 2.0 * both.size() / Math.max(1, a.size() + b.size());
    }

    private static Set<String> pairs(String name) {
        String letters = " " + name.toLowerCase(Locale.ROOT) + " ";
        Set<String> pairs = new HashSet<>();
        for (int i = 0; i + 2 <= letters.length(); i++) {
            pairs.add(letters.substring(i, i + 2));
        }
        return pairs;
    }
}
