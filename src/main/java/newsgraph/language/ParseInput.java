package newsgraph.language;

/**
 * A tagged sentence as the parser's features see it: values of words, tags and clusters by position, the artificial root at
 * 0, words from 1, the end behind the last.
 */
public final class ParseInput {
    final int length;
    final long[] word;
    final long[] upos;
    final long[] tag;
    final long[] shortCluster;
    final long[] middleCluster;
    final long[] cluster;
    final long[] shape;
    final long[] suffix;
    /** How many commas and the like, verbs, and quotes stand up to each position. */
    private final int[] breaks;

    private final int[] verbs;
    private final int[] quotes;

    public ParseInput(Word[] words, Tag[] tags) {
        length = words.length;
        word = new long[length + 2];
        upos = new long[length + 2];
        tag = new long[length + 2];
        shortCluster = new long[length + 2];
        middleCluster = new long[length + 2];
        cluster = new long[length + 2];
        shape = new long[length + 2];
        suffix = new long[length + 2];
        breaks = new int[length + 2];
        verbs = new int[length + 2];
        quotes = new int[length + 2];
        set(0, Word.START, new Tag("ROOT", "ROOT"));
        for (int i = 0; i < length; i++) {
            set(i + 1, words[i], tags[i]);
        }
        set(length + 1, Word.END, new Tag("END", "END"));
    }

    public int length() {
        return length;
    }

    private void set(int i, Word w, Tag t) {
        word[i] = FeatureKeys.valueOf(w.folded());
        upos[i] = FeatureKeys.valueOf(t.upos());
        tag[i] = FeatureKeys.valueOf(t.outcome());
        shortCluster[i] = FeatureKeys.valueOf(w.cluster(4));
        middleCluster[i] = FeatureKeys.valueOf(w.cluster(8));
        cluster[i] = FeatureKeys.valueOf(w.cluster());
        shape[i] = FeatureKeys.valueOf(w.shape());
        suffix[i] = FeatureKeys.valueOf(w.suffix(3));
        if (i > 0) {
            String form = w.form();
            breaks[i] = breaks[i - 1] + (",;:()--".contains(form) ? 1 : 0);
            verbs[i] = verbs[i - 1] + (t.upos().equals("VERB") ? 1 : 0);
            quotes[i] = quotes[i - 1] + (form.equals("\"") || form.equals("'") ? 1 : 0);
        }
    }

    /** What stands strictly between two positions, counted up to two each: commas and the like, verbs, quotes. */
    long between(int from, int to) {
        if (from < 0 || to <= from) {
            return 0;
        }
        int commas = Math.min(2, breaks[to - 1] - breaks[from]);
        int predicates = Math.min(2, verbs[to - 1] - verbs[from]);
        int marks = Math.min(2, quotes[to - 1] - quotes[from]);
        return 1L + commas + 3L * predicates + 9L * marks;
    }
}
