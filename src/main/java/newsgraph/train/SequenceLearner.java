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
import newsgraph.language.Parser;
import newsgraph.language.Word;
import opennlp.tools.util.BeamSearchContextGenerator;

/**
 * Learns to label the words of a sentence, tags or names: labels are predicted from left to right, so that it learns to
 * live with its own errors.
 */
final class SequenceLearner {
    private final BeamSearchContextGenerator<Word> features;
    private final int epochs;
    private final int leastUpdates;
    private final float leastWeight;
    private final FeatureKeys keys = new FeatureKeys();

    SequenceLearner(BeamSearchContextGenerator<Word> features, int epochs, int leastUpdates, float leastWeight) {
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

        /** The features of each word that don't depend on labels, each a {@code String[]}. */
        Object[] features();
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
        List<Sample> shuffled = new ArrayList<>(samples);
        Random random = new Random(1);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(shuffled, random);
            for (Sample sample : shuffled) {
                learn(perceptron, sample, outcomes, numbers);
            }
        }
        return perceptron.file(outcomes, leastWeight, 0);
    }

    private void learn(
            AveragedPerceptron perceptron, Sample sample, List<String> outcomes, Map<String, Integer> numbers) {
        Word[] words = sample.words();
        String[] right = sample.labels();
        Object[] ofWords = sample.features();
        String[] predicted = new String[words.length];
        float[] scores = new float[outcomes.size()];
        for (int i = 0; i < words.length; i++) {
            keys.clear();
            for (String feature : features.getContext(i, words, predicted, ofWords)) {
                keys.add(feature);
            }
            Arrays.fill(scores, 0);
            perceptron.addTo(scores, keys, 0);
            int best = Parser.highest(scores);
            int wanted = numbers.getOrDefault(right[i], 0);
            if (best != wanted) {
                perceptron.update(keys, 0, wanted, best);
            }
            perceptron.tick();
            predicted[i] = outcomes.get(best);
        }
    }
}
