package newsgraph.language;

import java.util.Arrays;
import java.util.List;

/**
 * Finds a sentence's dependency tree: a greedy arc-hybrid parser, in time linear in the sentence's length. Safe for use by
 * many threads.
 */
public final class Parser {
    private final LinearModel transitions;
    private final LinearModel relations;

    public Parser(LinearModel transitions, LinearModel relations) {
        this.transitions = transitions;
        this.relations = relations;
    }

    /**
     * A dependency tree.
     *
     * @param heads for each word the index of its head, -1 for the root
     * @param relations for each word its relation to its head
     */
    public record Tree(List<Integer> heads, List<String> relations) {
        public Tree {
            heads = List.copyOf(heads);
            relations = List.copyOf(relations);
        }
    }

    /** The tree of a tagged sentence: one root, no cycle, whatever the words. */
    public Tree parse(Word[] words, Tag[] tags) {
        ParseInput in = new ParseInput(words, tags);
        ParseState state = new ParseState(in.length());
        ParseFeatures features = new ParseFeatures();
        float[] transitionScores = new float[transitions.outcomes().size()];
        float[] relationScores = new float[relations.outcomes().size()];
        while (!state.isFinal()) {
            FeatureKeys keys = features.of(in, state);
            Arrays.fill(transitionScores, 0);
            transitions.addTo(transitionScores, keys, 0);
            int best = bestAllowed(state, transitionScores);
            int relation = -1;
            if (best != ParseState.SHIFT) {
                Arrays.fill(relationScores, 0);
                relations.addTo(relationScores, keys, sideOf(best));
                relation = highest(relationScores);
            }
            state.apply(best, relation);
        }
        return tree(state, words, tags);
    }

    /** What sets the keys of features of a relation to the left apart from those of one to the right. */
    public static int sideOf(int transition) {
        return transition == ParseState.LEFT ? 0x5A5A_5A5A : 0;
    }

    /** The transition with the highest score among those allowed. */
    public static int bestAllowed(ParseState state, float[] scores) {
        int best = -1;
        for (int transition = 0; transition < 3; transition++) {
            if (state.allows(transition) && (best < 0 || scores[transition] > scores[best])) {
                best = transition;
            }
        }
        return best;
    }

    public static int highest(float[] scores) {
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        return best;
    }

    private Tree tree(ParseState state, Word[] words, Tag[] tags) {
        int n = state.length();
        int[] heads = new int[n];
        String[] names = new String[n];
        for (int i = 0; i < n; i++) {
            heads[i] = state.head(i + 1) - 1;
            String name = relations.outcomes().get(Math.max(0, state.label(i + 1)));
            names[i] = name.equals("root") ? "parataxis" : name;
        }
        new TreeRepair(words, tags, heads, names).repair();
        return new Tree(Arrays.stream(heads).boxed().toList(), List.of(names));
    }
}
