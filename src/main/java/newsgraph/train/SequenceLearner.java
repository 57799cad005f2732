package newsgraph.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import newsgraph.language.FeatureKeys;
import newsgraph.language.LabelFeatures;
import newsgraph.language.Parser;
import newsgraph.language.Word;

/**
 * Learns to label the words of a sentence, tags or names: labels are predicted from left to right, so that it learns to
 * live with its own errors.
 */
final class SequenceLearner {
    private final LabelFeatures features;
    private final int epochs;
    private final int leastUpdates;
    private final float leastWeight;
    private final FeatureKeys keys = new FeatureKeys();

    SequenceLearner(LabelFeatures features, int epochs, int leastUpdates, float leastWeight) {
        this.features = features;
        this.epochs = epochs;
        this.leastUpdates = leastUpdates;
        this.leastWeight = leastWeight;
    }

    /** A sentence to learn from. */
    interface Sample {
        Word[] words();

        /** The right labels, one for each word. */
        String[] labels();

        /** The features of each word that don't depend on labels. */
        String[][] features();
    }

    /** A sample made ready: features are worked out once and not again in each round. */
    private static final class Prepared {
        private final Word[] words;
        private final int[] right;
        private final int[][] keysOfWords;

        Prepared(Word[] words, int[] right, int[][] keysOfWords) {
            this.words = words;
            this.right = right;
            this.keysOfWords = keysOfWords;
        }
    }

    /** The model file that the samples teach. */
    <S extends Sample> byte[] learn(List<S> samples) throws IOException {
        Map<String, Integer> numbers = new TreeMap<>();
        for (Sample sample : samples) {
            for (String label : sample.labels()) {
                numbers.put(label, 0);
            }
        }
        List<String> outcomes = List.copyOf(numbers.keySet());
        for (int i = 0; i < outcomes.size(); i++) {
            numbers.put(outcomes.get(i), i);
        }
        AveragedPerceptron perceptron = new AveragedPerceptron(leastUpdates);
        List<Prepared> shuffled = new ArrayList<>(samples.size());
        samples.forEach(sample -> shuffled.add(prepared(sample, numbers)));
        Random random = new Random(1);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(shuffled, random);
            for (Prepared sample : shuffled) {
                learn(perceptron, sample, outcomes);
            }
        }
        return perceptron.file(outcomes, leastWeight, 0);
    }

    private Prepared prepared(Sample sample, Map<String, Integer> numbers) {
        String[][] ofWords = sample.features();
        int[][] keysOfWords = new int[ofWords.length][];
        for (int i = 0; i < ofWords.length; i++) {
            keys.clear();
            for (String feature : ofWords[i]) {
                keys.add(feature);
            }
            keysOfWords[i] = keys.toArray();
        }
        int[] right = Arrays.stream(sample.labels())
                .mapToInt(label -> numbers.getOrDefault(label, 0))
                .toArray();
        return new Prepared(sample.words(), right, keysOfWords);
    }

    private void learn(AveragedPerceptron perceptron, Prepared sample, List<String> outcomes) {
        Word[] words = sample.words;
        String[] predicted = new String[words.length];
        float[] scores = new float[outcomes.size()];
        for (int i = 0; i < words.length; i++) {
            keys.clear();
            for (int key : sample.keysOfWords[i]) {
                keys.addKey(key);
            }
            features.addOfLabels(keys, i, words, predicted);
            Arrays.fill(scores, 0);
            perceptron.addTo(scores, keys, 0);
            int best = Parser.highest(scores);
            int wanted = sample.right[i];
            if (best != wanted) {
                perceptron.update(keys, 0, wanted, best);
            }
            perceptron.tick();
            predicted[i] = outcomes.get(best);
        }
    }
}
