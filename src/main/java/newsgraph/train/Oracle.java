package newsgraph.train;

import newsgraph.language.ParseState;

/** Knows of any parser state how many right arcs each transition puts out of reach (Goldberg and Nivre 2013, section 4.2). */
final class Oracle {
    /** The head of each word, words counted from 1, 0 for the artificial root. */
    private final int[] head;

    Oracle(int[] heads) {
        head = new int[heads.length + 1];
        head[0] = -1;
        for (int i = 0; i < heads.length; i++) {
            head[i + 1] = heads[i] + 1;
        }
    }

    /** The transition that loses least; among several, the one with the highest score. */
    int best(ParseState state, float[] scores) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int transition = 0; transition < 3; transition++) {
            if (state.allows(transition)) {
                int cost = cost(state, transition);
                if (cost < least || (cost == least && scores[transition] > scores[best])) {
                    best = transition;
                    least = cost;
                }
            }
        }
        return best;
    }

    /** How many right arcs the transition makes impossible. */
    int cost(ParseState state, int transition) {
        return switch (transition) {
            case ParseState.SHIFT -> shiftCost(state);
            case ParseState.LEFT -> leftCost(state);
            default -> rightCost(state);
        };
    }

    /** The next word can't any more hang from a word deeper in the stack, nor have any of the stack as its own. */
    private int shiftCost(ParseState state) {
        int next = state.next();
        int cost = 0;
        for (int below = 0; below < state.depth(); below++) {
            int word = state.stack(below);
            if ((below > 0 && head[next] == word) || head[word] == next) {
                cost++;
            }
        }
        return cost;
    }

    /** The top of the stack can't any more hang from the word under it or from later words, nor have later words. */
    private int leftCost(ParseState state) {
        int top = state.stack(0);
        int next = state.next();
        int cost = 0;
        if (head[top] == state.stack(1) || head[top] > next) {
            cost++;
        }
        return cost + dependentsToCome(state, top);
    }

    /** The top of the stack can't any more hang from words to come, nor have them. */
    private int rightCost(ParseState state) {
        int top = state.stack(0);
        return (head[top] >= state.next() ? 1 : 0) + dependentsToCome(state, top);
    }

    private int dependentsToCome(ParseState state, int word) {
        int cost = 0;
        for (int i = state.next(); i < head.length; i++) {
            if (head[i] == word) {
                cost++;
            }
        }
        return cost;
    }
}
