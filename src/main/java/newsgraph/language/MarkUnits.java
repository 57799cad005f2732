package newsgraph.language;

import newsgraph.language.Punctuation.Place;

/** The units before and behind each punctuation mark of a tree, and what hangs from what. */
public final class MarkUnits {
    private static final int NONE = -1;

    private final int[] heads;
    private final String[] relations;
    private final boolean[] marks;
    /** The first and the last word of each word's subtree, marks left out. */
    private final int[] first;

    private final int[] last;

    /** Takes a tree; a head is the index of a word, -1 for the root's; {@code marks} tells punctuation marks. */
    public MarkUnits(int[] heads, String[] relations, boolean[] marks) {
        this.heads = heads;
        this.relations = relations;
        this.marks = marks;
        this.first = new int[heads.length];
        this.last = new int[heads.length];
        for (int i = 0; i < heads.length; i++) {
            first[i] = i;
            last[i] = i;
        }
        for (int i = 0; i < heads.length; i++) {
            if (!marks[i]) {
                for (int above = heads[i]; above >= 0; above = heads[above]) {
                    first[above] = Math.min(first[above], i);
                    last[above] = Math.max(last[above], i);
                }
            }
        }
    }

    /** What decides a mark's place: the mark, the relations of the units beside it, and whether one is the other's head. */
    public String key(int mark, String form) {
        int before = before(mark);
        int behind = behind(mark);
        String joined = behind >= 0 && heads[behind] == before && before >= 0
                ? "<"
                : before >= 0 && heads[before] == behind && behind >= 0 ? ">" : "|";
        return form + ' ' + relation(before) + ' ' + joined + ' ' + relation(behind);
    }

    /** The word at a place beside a mark; -1 where there is none. */
    public int at(int mark, Place place) {
        int before = before(mark);
        int behind = behind(mark);
        return switch (place) {
            case UNIT_BEFORE -> before;
            case UNIT_BEHIND -> behind;
            case HEAD_OF_UNIT_BEFORE -> before < 0 ? NONE : heads[before];
            case HEAD_OF_UNIT_BEHIND -> behind < 0 ? NONE : heads[behind];
        };
    }

    private String relation(int unit) {
        return unit < 0 ? "-" : relations[unit];
    }

    private int before(int mark) {
        int unit = mark - 1;
        while (unit >= 0 && marks[unit]) {
            unit--;
        }
        while (unit >= 0 && heads[unit] >= 0 && last[heads[unit]] < mark) {
            unit = heads[unit];
        }
        return unit;
    }

    private int behind(int mark) {
        int unit = mark + 1;
        while (unit < marks.length && marks[unit]) {
            unit++;
        }
        if (unit == marks.length) {
            return NONE;
        }
        while (heads[unit] >= 0 && first[heads[unit]] > mark) {
            unit = heads[unit];
        }
        return unit;
    }
}
