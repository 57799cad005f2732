package newsgraph.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import newsgraph.language.FeatureKeys;
import newsgraph.language.ParseFeatures;
import newsgraph.language.ParseInput;
import newsgraph.language.ParseState;
import newsgraph.language.Parser;
import newsgraph.language.Tag;
import newsgraph.language.Word;

/**
 * Learns the parser with a dynamic oracle (Goldberg and Nivre 2013): it mostly follows its own predictions, and learns in
 * each state the transitions that lose no more of the right tree.
 */
final class ParseLearner {
    private static final int LEAST_UPDATES = 3;
    private static final float LEAST_WEIGHT = 2;
    /** Found on the development set: above it accuracy falls, and up to it the files shrink by half at no loss. */
    private static final float LEAST_ROUNDED_WEIGHT = 2.4f;

    private static final float EXPLORATION = 0.9f;
    private static final int LONGEST = 150;

    private final AveragedPerceptron transitions = new AveragedPerceptron(LEAST_UPDATES);
    private final AveragedPerceptron relations = new AveragedPerceptron(LEAST_UPDATES);
    private final List<String> relationNames;
    private final Map<String, Integer> relationNumbers = new TreeMap<>();
    private final ParseFeatures features = new ParseFeatures();
    private final Random random = new Random(1);

    /** A tagged sentence with its right tree: the index of each word's head, -1 for the root. */
    static final class Sample {
        private final ParseInput input;
        private final int[] heads;
        private final String[] relations;

        Sample(Word[] words, Tag[] tags, int[] heads, String[] relations) {
            this.input = new ParseInput(words, tags);
            this.heads = heads;
            this.relations = relations;
        }
    }

    /** The files of the two models. */
    static final class Models {
        private final byte[] transitions;
        private final byte[] relations;

        private Models(byte[] transitions, byte[] relations) {
            this.transitions = transitions;
            this.relations = relations;
        }

        byte[] transitions() {
            return transitions;
        }

        byte[] relations() {
            return relations;
        }
    }

    private ParseLearner(List<String> relationNames) {
        this.relationNames = relationNames;
        for (String name : relationNames) {
            relationNumbers.put(name, relationNumbers.size());
        }
    }

    /** The models that the samples teach in so many rounds. */
    static Models learn(List<Sample> samples, int epochs, Consumer<String> progress) throws IOException {
        List<String> names = samples.stream()
                .flatMap(s -> List.of(s.relations).stream())
                .distinct()
                .sorted()
                .toList();
        ParseLearner learner = new ParseLearner(names);
        List<Sample> shuffled = new ArrayList<>(samples);
        shuffled.removeIf(s -> s.input.length() > LONGEST);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(shuffled, learner.random);
            for (Sample sample : shuffled) {
                learner.learn(sample, epoch > 0);
            }
            progress.accept("syntax: round " + (epoch + 1) + " of " + epochs);
        }
        return new Models(
                learner.transitions.file(List.of("shift", "left", "right"), LEAST_WEIGHT, LEAST_ROUNDED_WEIGHT),
                learner.relations.file(names, LEAST_WEIGHT, LEAST_ROUNDED_WEIGHT));
    }

    private void learn(Sample sample, boolean explore) {
        ParseInput in = sample.input;
        Oracle oracle = new Oracle(sample.heads);
        ParseState state = new ParseState(in.length());
        float[] scores = new float[3];
        float[] relationScores = new float[relationNames.size()];
        while (!state.isFinal()) {
            FeatureKeys keys = features.of(in, state);
            scores[0] = scores[1] = scores[2] = 0;
            transitions.addTo(scores, keys, 0);
            int predicted = Parser.bestAllowed(state, scores);
            int right = oracle.best(state, scores);
            if (oracle.cost(state, predicted) > oracle.cost(state, right)) {
                transitions.update(keys, 0, right, predicted);
            } else {
                right = predicted;
            }
            transitions.tick();
            int taken = explore && random.nextFloat() < EXPLORATION ? predicted : right;
            int relation = -1;
            if (taken != ParseState.SHIFT) {
                relation = learnRelation(sample, state, taken, keys, relationScores);
            }
            state.apply(taken, relation);
        }
    }

    private int learnRelation(Sample sample, ParseState state, int taken, FeatureKeys keys, float[] scores) {
        Arrays.fill(scores, 0);
        int side = Parser.sideOf(taken);
        relations.addTo(scores, keys, side);
        int predicted = Parser.highest(scores);
        int dependent = state.stack(0);
        int governor = taken == ParseState.LEFT ? state.next() : state.stack(1);
        relations.tick();
        if (sample.heads[dependent - 1] + 1 != governor) {
            return predicted;
        }
        int right = relationNumbers.getOrDefault(sample.relations[dependent - 1], 0);
        if (predicted != right) {
            relations.update(keys, side, right, predicted);
        }
        return right;
    }
}
