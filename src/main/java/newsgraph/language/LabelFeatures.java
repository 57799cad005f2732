package newsgraph.language;

import java.util.Arrays;
import opennlp.tools.util.BeamSearchContextGenerator;

/**
 * The features from which a sentence's words are labelled, one after the other: those of the words, which are worked out
 * once, and those of the labels before, which a search asks for again and again.
 */
public abstract class LabelFeatures implements BeamSearchContextGenerator<Word> {
    /** The features of the labels before word {@code i}. */
    abstract String[] ofLabels(int i, Word[] words, String[] labels);

    /** All features of word {@code i}: {@code ofWords[i]} (a {@code String[]}) and those of the labels before it. */
    @Override
    public final String[] getContext(int i, Word[] words, String[] labels, Object[] ofWords) {
        String[] ofWord = (String[]) ofWords[i];
        String[] ofLabels = ofLabels(i, words, labels);
        String[] all = Arrays.copyOf(ofWord, ofWord.length + ofLabels.length);
        System.arraycopy(ofLabels, 0, all, ofWord.length, ofLabels.length);
        return all;
    }

    static Word at(Word[] words, int i) {
        return i < 0 ? Word.START : i >= words.length ? Word.END : words[i];
    }
}
