package newsgraph.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Hangs commas and sentence marks where the treebanks hang them. Their place follows from the words' tree: a mark stands
 * between two units, the largest subtrees that end before it and begin behind it, and hangs from one of them or from its
 * head, as the table learnt says for the relations of the two. Safe for use by many threads.
 */
public final class Punctuation {
    /** The marks whose place is looked up; quotes, brackets and dashes stay where the parser hung them. */
    private static final Set<String> MARKS = Set.of(",", ".", "?", "!", ":", ";");

    /** Where a mark may hang. */
    public enum Place {
        UNIT_BEFORE,
        UNIT_BEHIND,
        HEAD_OF_UNIT_BEFORE,
        HEAD_OF_UNIT_BEHIND
    }

    private final Map<String, Place> places;

    public Punctuation(Map<String, Place> places) {
        this.places = Map.copyOf(places);
    }

    /** Reads lines of key, tab, place. */
    static Punctuation read(Reader in) throws IOException {
        Map<String, Place> places = new HashMap<>();
        BufferedReader reader = new BufferedReader(in);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            int tab = line.indexOf('\t');
            places.put(line.substring(0, tab), Place.valueOf(line.substring(tab + 1)));
        }
        return new Punctuation(places);
    }

    public static boolean isMoved(String form) {
        return MARKS.contains(form);
    }

    /** Hangs the marks of a tree anew; only heads of punctuation marks change, and never to another mark. */
    void attach(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        boolean[] marks = new boolean[heads.length];
        for (int i = 0; i < marks.length; i++) {
            marks[i] = tags[i].upos().equals("PUNCT");
        }
        MarkUnits units = new MarkUnits(heads, relations, marks);
        for (int i = 0; i < marks.length; i++) {
            if (marks[i] && heads[i] >= 0 && isMoved(words[i].form())) {
                Place place = places.get(units.key(i, words[i].form()));
                int head = place == null ? -1 : units.at(i, place);
                if (head >= 0) {
                    heads[i] = head;
                }
            }
        }
    }
}
