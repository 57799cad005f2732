package newsgraph.language;

import java.util.List;
import opennlp.tools.ml.BeamSearch;
import opennlp.tools.ml.model.MaxentModel;
import opennlp.tools.util.BeamSearchContextGenerator;
import opennlp.tools.util.SequenceValidator;

/**
 * The labels of one sentence's words: OpenNLP's beam search over a linear model. The features that do not depend on labels
 * are weighed once for each word, and not again for each sequence in the beam.
 */
final class Labelling implements MaxentModel, BeamSearchContextGenerator<Word> {
    private static final int BEAM_SIZE = 3;

    private final LinearModel model;
    private final LabelFeatures features;
    private final float[][] scoresOfWords;
    private final FeatureKeys keys = new FeatureKeys();

    private Labelling(LinearModel model, LabelFeatures features, String[][] ofWords, float[] leanings) {
        this.model = model;
        this.features = features;
        this.scoresOfWords = new float[ofWords.length][];
        for (int i = 0; i < ofWords.length; i++) {
            scoresOfWords[i] = leanings.clone();
            add(scoresOfWords[i], ofWords[i], 0);
        }
    }

    /**
     * The best labels, one for each word, among the sequences that {@code valid} allows.
     *
     * @param leanings for each outcome of the model what is added to its score at every word
     */
    static List<String> best(
            LinearModel model,
            LabelFeatures features,
            Word[] words,
            String[][] ofWords,
            float[] leanings,
            SequenceValidator<Word> valid) {
        Labelling labelling = new Labelling(model, features, ofWords, leanings);
        return new BeamSearch(BEAM_SIZE, labelling)
                .bestSequence(words, null, labelling, valid)
                .getOutcomes();
    }

    /** The number of the word, in digits, and the features of the labels before it. */
    @Override
    public String[] getContext(int i, Word[] words, String[] labels, Object[] unused) {
        String[] ofLabels = features.ofLabels(i, words, labels);
        String[] context = new String[1 + ofLabels.length];
        context[0] = Integer.toString(i);
        System.arraycopy(ofLabels, 0, context, 1, ofLabels.length);
        return context;
    }

    private void add(float[] scores, String[] strings, int from) {
        keys.clear();
        for (int i = from; i < strings.length; i++) {
            keys.add(strings[i]);
        }
        model.addTo(scores, keys, 0);
    }

    /** The probabilities of the labels in a context that {@link #getContext} made. */
    @Override
    public double[] eval(String[] context, double[] probabilities) {
        float[] scores = scoresOfWords[Integer.parseInt(context[0])].clone();
        add(scores, context, 1);
        float best = scores[Parser.highest(scores)];
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] = Math.exp(scores[i] - best);
            sum += probabilities[i];
        }
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] /= sum;
        }
        return probabilities;
    }

    @Override
    public double[] eval(String[] context) {
        return eval(context, new double[getNumOutcomes()]);
    }

    @Override
    public double[] eval(String[] context, float[] values) {
        return eval(context);
    }

    @Override
    public String getBestOutcome(double[] probabilities) {
        int best = 0;
        for (int i = 1; i < probabilities.length; i++) {
            best = probabilities[i] > probabilities[best] ? i : best;
        }
        return getOutcome(best);
    }

    @Override
    public String getAllOutcomes(double[] probabilities) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < probabilities.length; i++) {
            all.append(getOutcome(i)).append('[').append(probabilities[i]).append("] ");
        }
        return all.toString().strip();
    }

    @Override
    public String getOutcome(int index) {
        return model.outcomes().get(index);
    }

    @Override
    public int getIndex(String outcome) {
        return model.outcomes().indexOf(outcome);
    }

    @Override
    public int getNumOutcomes() {
        return model.outcomes().size();
    }
}
