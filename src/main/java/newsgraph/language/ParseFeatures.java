package newsgraph.language;

/** The features of a parser state, after Zhang and Nivre (2011) with word clusters as in Koo et al. (2008). */
public final class ParseFeatures {
    private static final int LONGEST_DISTANCE = 10;

    private final FeatureKeys keys = new FeatureKeys();

    private int template;

    /** The features of a state; valid until the next call. */
    public FeatureKeys of(ParseInput in, ParseState state) {
        keys.clear();
        template = 1;
        int s0 = state.stack(0);
        int s1 = state.stack(1);
        int s2 = state.stack(2);
        int b0 = Math.min(state.next(), in.length + 1);
        int b1 = Math.min(b0 + 1, in.length + 1);
        int b2 = Math.min(b0 + 2, in.length + 1);
        words(in, s0, s1, s2, b0, b1, b2);
        pairs(in, s0, s1, b0);
        triples(in, s0, s1, s2, b0, b1, b2);
        children(in, state, s0, s1, b0);
        relations(in, state, s0, s1, b0);
        distances(in, state, s0, s1, b0);
        stretches(in, state, s0, s1, b0);
        return keys;
    }

    private void words(ParseInput in, int s0, int s1, int s2, int b0, int b1, int b2) {
        keys.add(template++, 0);
        for (int i : new int[] {s0, b0, s1, b1, s2, b2}) {
            long w = v(in.word, i);
            long t = v(in.tag, i);
            keys.add(template++, w);
            keys.add(template++, t);
            keys.add(template++, w, t);
            keys.add(template++, v(in.upos, i));
            keys.add(template++, v(in.middleCluster, i));
        }
        keys.add(template++, v(in.cluster, s0));
        keys.add(template++, v(in.cluster, b0));
        keys.add(template++, v(in.cluster, s1));
        keys.add(template++, v(in.cluster, b1));
        keys.add(template++, v(in.shape, s0), v(in.tag, b0));
        keys.add(template++, v(in.shape, b0), v(in.tag, s0));
        keys.add(template++, v(in.suffix, s0), v(in.tag, s0), v(in.tag, b0));
        keys.add(template++, v(in.suffix, b0), v(in.tag, s0), v(in.tag, b0));
        // The words at the seam, which need not be the two whose arc is decided.
        keys.add(template++, v(in.word, b0 - 1), v(in.tag, s0), v(in.tag, b0));
        keys.add(template++, v(in.word, Math.min(s0 + 1, in.length + 1)), v(in.tag, s0), v(in.tag, b0));
    }

    private void pairs(ParseInput in, int s0, int s1, int b0) {
        pair(in, s0, b0);
        pair(in, s1, s0);
        keys.add(template++, v(in.word, s1), v(in.word, b0));
        keys.add(template++, v(in.tag, s1), v(in.tag, b0));
    }

    private void pair(ParseInput in, int a, int b) {
        long wa = v(in.word, a);
        long wb = v(in.word, b);
        long ta = v(in.tag, a);
        long tb = v(in.tag, b);
        long ca = v(in.middleCluster, a);
        long cb = v(in.middleCluster, b);
        keys.add(template++, wa, wb);
        keys.add(template++, wa, tb);
        keys.add(template++, ta, wb);
        keys.add(template++, ta, tb);
        keys.add(template++, v(in.upos, a), v(in.upos, b));
        keys.add(template++, wa, ta, wb);
        keys.add(template++, wa, ta, tb);
        keys.add(template++, ta, wb, tb);
        keys.add(template++, wa, ta, wb, tb);
        keys.add(template++, ca, cb);
        keys.add(template++, ca, tb);
        keys.add(template++, ta, cb);
        keys.add(template++, v(in.cluster, a), v(in.cluster, b));
        keys.add(template++, ca, wb);
        keys.add(template++, wa, cb);
        keys.add(template++, v(in.shortCluster, a), v(in.shortCluster, b), ta, tb);
    }

    private void triples(ParseInput in, int s0, int s1, int s2, int b0, int b1, int b2) {
        long w0 = v(in.word, s0);
        long w1 = v(in.word, s1);
        long wb = v(in.word, b0);
        long t0 = v(in.tag, s0);
        long t1 = v(in.tag, s1);
        long t2 = v(in.tag, s2);
        long tb = v(in.tag, b0);
        long tb1 = v(in.tag, b1);
        long c0 = v(in.middleCluster, s0);
        long c1 = v(in.middleCluster, s1);
        long cb = v(in.middleCluster, b0);
        keys.add(template++, t0, tb, tb1);
        keys.add(template++, t1, t0, tb);
        keys.add(template++, t2, t1, t0);
        keys.add(template++, tb, tb1, v(in.tag, b2));
        keys.add(template++, t1, t0, tb, tb1);
        keys.add(template++, t2, t1, t0, tb);
        keys.add(template++, v(in.upos, s1), v(in.upos, s0), v(in.upos, b0));
        keys.add(template++, v(in.upos, s1), v(in.upos, s0), v(in.upos, b0), v(in.upos, b1));
        keys.add(template++, w0, tb, tb1);
        keys.add(template++, t0, wb, tb1);
        keys.add(template++, t0, tb, v(in.word, b1));
        keys.add(template++, t1, w0, tb);
        keys.add(template++, w1, t0, tb);
        keys.add(template++, t1, t0, wb);
        keys.add(template++, w1, w0, wb);
        keys.add(template++, c1, c0, cb);
        keys.add(template++, c0, cb, v(in.middleCluster, b1));
        keys.add(template++, t1, t0, cb);
        keys.add(template++, w1, w0, cb);
        keys.add(template++, c1, w0, cb);
        keys.add(template++, w1, c0, tb);
    }

    private void children(ParseInput in, ParseState state, int s0, int s1, int b0) {
        int s0l = state.left(s0);
        int s0r = state.right(s0);
        int s1l = state.left(s1);
        int s1r = state.right(s1);
        int b0l = state.left(b0);
        long t0 = v(in.tag, s0);
        long t1 = v(in.tag, s1);
        long tb = v(in.tag, b0);
        keys.add(template++, t0, v(in.tag, s0l), tb);
        keys.add(template++, t0, v(in.tag, s0r), tb);
        keys.add(template++, t0, tb, v(in.tag, b0l));
        keys.add(template++, t1, t0, v(in.tag, s1r));
        keys.add(template++, t1, t0, v(in.tag, s1l));
        keys.add(template++, t1, t0, v(in.tag, s0l));
        keys.add(template++, t1, t0, v(in.tag, s0r));
        keys.add(template++, t0, v(in.tag, s0l), v(in.tag, state.secondLeft(s0)));
        keys.add(template++, t0, v(in.tag, s0r), v(in.tag, state.secondRight(s0)));
        keys.add(template++, tb, v(in.tag, b0l), v(in.tag, state.secondLeft(b0)));
        keys.add(template++, v(in.word, s0l), t0);
        keys.add(template++, v(in.word, s0r), t0);
        keys.add(template++, v(in.word, b0l), tb);
        keys.add(template++, v(in.word, s1r), t1);
        keys.add(template++, v(in.word, s0), v(in.word, s0l), tb);
        keys.add(template++, v(in.word, s0), v(in.word, s0r), tb);
        keys.add(template++, t0, v(in.word, b0l), v(in.word, b0));
        // A preposition under s0 and what s0 may hang from: where prepositional attachment is decided.
        keys.add(template++, v(in.word, s1), v(in.word, s0l), v(in.middleCluster, s0));
        keys.add(template++, v(in.middleCluster, s1), v(in.word, s0l), v(in.middleCluster, s0));
        keys.add(template++, v(in.word, s1), v(in.word, s0l), t0);
    }

    private void relations(ParseInput in, ParseState state, int s0, int s1, int b0) {
        long s0l = state.label(state.left(s0));
        long s0l2 = state.label(state.secondLeft(s0));
        long s0r = state.label(state.right(s0));
        long s0r2 = state.label(state.secondRight(s0));
        long s1l = state.label(state.left(s1));
        long s1r = state.label(state.right(s1));
        long s1r2 = state.label(state.secondRight(s1));
        long b0l = state.label(state.left(b0));
        long b0l2 = state.label(state.secondLeft(b0));
        long w0 = v(in.word, s0);
        long t0 = v(in.tag, s0);
        long t1 = v(in.tag, s1);
        long tb = v(in.tag, b0);
        keys.add(template++, s0l, t0);
        keys.add(template++, s0r, t0);
        keys.add(template++, b0l, tb);
        keys.add(template++, s0l, s0l2, t0);
        keys.add(template++, s0r, s0r2, t0);
        keys.add(template++, b0l, b0l2, tb);
        keys.add(template++, s1l, s1r, t1);
        keys.add(template++, w0, s0l);
        keys.add(template++, w0, s0r);
        keys.add(template++, v(in.word, s1), s1r);
        keys.add(template++, v(in.word, b0), b0l);
        keys.add(template++, s1r, t1, t0);
        keys.add(template++, s1r, s1r2, t1);
        keys.add(template++, s0l, s0r, t0, tb);
        keys.add(template++, b0l, t0, tb);
        keys.add(template++, s1l, t1, t0, tb);
        keys.add(template++, s1r, s1r2, t1, t0);
        keys.add(template++, v(in.word, s1), s1r, t0, tb);
        keys.add(template++, s0r, t1, t0, tb);
    }

    private void distances(ParseInput in, ParseState state, int s0, int s1, int b0) {
        long d = s0 < 0 ? 0 : Math.min(LONGEST_DISTANCE, b0 - s0);
        long d1 = s1 < 0 ? 0 : Math.min(LONGEST_DISTANCE, s0 - s1);
        long v0 = state.lefts(s0) * 8L + state.rights(s0);
        long v1 = state.lefts(s1) * 8L + state.rights(s1);
        long vb = state.lefts(b0);
        long t0 = v(in.tag, s0);
        long t1 = v(in.tag, s1);
        long tb = v(in.tag, b0);
        keys.add(template++, v(in.word, s0), d);
        keys.add(template++, t0, d);
        keys.add(template++, v(in.word, b0), d);
        keys.add(template++, tb, d);
        keys.add(template++, t0, tb, d);
        keys.add(template++, v(in.word, s0), v0);
        keys.add(template++, t0, v0);
        keys.add(template++, v(in.word, b0), vb);
        keys.add(template++, tb, vb);
        keys.add(template++, t1, v1);
        keys.add(template++, t1, t0, d1);
        keys.add(template++, t0, tb, v0);
        keys.add(template++, t1, t0, v1);
        keys.add(template++, v(in.word, s1), v1);
        keys.add(template++, t1, t0, tb, v0);
        keys.add(template++, state.depth() == 1 ? 1 : 0, state.next() > in.length ? 1 : 0, t0);
    }

    /** What stands between the words whose arc is decided: commas tell appositions, quotes speech, verbs clauses. */
    private void stretches(ParseInput in, ParseState state, int s0, int s1, int b0) {
        long t0 = v(in.tag, s0);
        long t1 = v(in.tag, s1);
        long tb = v(in.tag, b0);
        long ahead = in.between(s0, b0);
        long behind = in.between(s1, s0);
        keys.add(template++, t0, tb, ahead);
        keys.add(template++, v(in.word, b0), t0, ahead);
        keys.add(template++, v(in.word, s0), tb, ahead);
        keys.add(template++, t1, t0, behind);
        keys.add(template++, v(in.word, s1), t0, behind);
        keys.add(template++, t1, v(in.word, s0), behind);
        keys.add(template++, t1, t0, tb, behind * 64 + ahead);
        keys.add(template++, t1, t0, v(in.word, state.left(s0)), behind);
    }

    private static long v(long[] values, int i) {
        return i < 0 ? 0 : values[i];
    }
}
