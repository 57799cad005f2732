package newsgraph.language;

/**
 * The features from which a sentence's words are labelled, one after the other: those of the words, which are worked out
 * once, and those of the labels before, which a search asks for again and again.
 */
public abstract class LabelFeatures {
    /** The features of the labels before word {@code i}. */
    abstract String[] ofLabels(int i, Word[] words, String[] labels);

    /** Adds to the keys of word {@code i} those of the features of the labels before it. */
    public final void addOfLabels(FeatureKeys keys, int i, Word[] words, String[] labels) {
        for (String feature : ofLabels(i, words, labels)) {
            keys.add(feature);
        }
    }

    static Word at(Word[] words, int i) {
        return i < 0 ? Word.START : i >= words.length ? Word.END : words[i];
    }
}
