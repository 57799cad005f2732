package newsgraph.language;

import java.util.Arrays;

/**
 * A state of the arc-hybrid transition system (Kuhlmann, Gómez-Rodríguez and Satta 2011): a stack, the words still to come,
 * and the arcs so far. Word 0 is the artificial root, words count from 1.
 */
public final class ParseState {
    public static final int SHIFT = 0;
    public static final int LEFT = 1;
    public static final int RIGHT = 2;

    private final int length;
    private final int[] stack;
    private int depth;
    private int next = 1;
    private final int[] head;
    private final int[] label;
    private final int[] left;
    private final int[] secondLeft;
    private final int[] right;
    private final int[] secondRight;
    private final int[] lefts;
    private final int[] rights;

    public ParseState(int length) {
        this.length = length;
        this.stack = new int[length + 1];
        this.depth = 1;
        this.head = none(length);
        this.label = none(length);
        this.left = none(length);
        this.secondLeft = none(length);
        this.right = none(length);
        this.secondRight = none(length);
        this.lefts = new int[length + 1];
        this.rights = new int[length + 1];
    }

    private static int[] none(int length) {
        int[] array = new int[length + 1];
        Arrays.fill(array, -1);
        return array;
    }

    public boolean isFinal() {
        return next > length && depth == 1;
    }

    public boolean allows(int transition) {
        return switch (transition) {
            case SHIFT -> next <= length;
            case LEFT -> depth > 1 && next <= length;
            default -> depth > 1;
        };
    }

    /** Applies a transition; {@code relation} is the number of the new arc's relation, unused for {@link #SHIFT}. */
    public void apply(int transition, int relation) {
        if (transition == SHIFT) {
            stack[depth++] = next++;
            return;
        }
        int dependent = stack[--depth];
        if (transition == LEFT) {
            secondLeft[next] = left[next];
            left[next] = dependent;
            lefts[next]++;
            head[dependent] = next;
        } else {
            int governor = stack[depth - 1];
            secondRight[governor] = right[governor];
            right[governor] = dependent;
            rights[governor]++;
            head[dependent] = governor;
        }
        label[dependent] = relation;
    }

    public int length() {
        return length;
    }

    public int depth() {
        return depth;
    }

    /** The next word to come, {@code length() + 1} behind the last. */
    public int next() {
        return next;
    }

    /** The word {@code below} places under the top of the stack, -1 where there is none. */
    public int stack(int below) {
        return below < depth ? stack[depth - 1 - below] : -1;
    }

    /** The head of a word, -1 while it has none. */
    public int head(int word) {
        return head[word];
    }

    /** The relation of a word to its head, -1 while it has none. */
    public int label(int word) {
        return word < 0 ? -1 : label[word];
    }

    int left(int word) {
        return inside(word) ? left[word] : -1;
    }

    int secondLeft(int word) {
        return inside(word) ? secondLeft[word] : -1;
    }

    int right(int word) {
        return inside(word) ? right[word] : -1;
    }

    int secondRight(int word) {
        return inside(word) ? secondRight[word] : -1;
    }

    int lefts(int word) {
        return inside(word) ? lefts[word] : 0;
    }

    int rights(int word) {
        return inside(word) ? rights[word] : 0;
    }

    private boolean inside(int word) {
        return word >= 0 && word <= length;
    }
}
