package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import opennlp.tools.util.BeamSearchContextGenerator;

/**
 * The features of a word's tag: those of the words around it, which are worked out once, and those of the tags before it,
 * which the search asks for again and again.
 */
public final class TagFeatures implements BeamSearchContextGenerator<Word> {
    /** Lengths of cluster prefixes (Koo et al. 2008; Miller et al. 2004). */
    private static final int[] CLUSTER_LENGTHS = {4, 6, 10, 16};

    private static final int AROUND = 2;

    /** The features of each word that do not depend on other words' tags. */
    public static String[][] ofWords(Word[] words) {
        String[][] features = new String[words.length][];
        for (int i = 0; i < words.length; i++) {
            features[i] = ofWord(words, i);
        }
        return features;
    }

    private static String[] ofWord(Word[] words, int i) {
        Word word = words[i];
        Word before = at(words, i - 1);
        Word after = at(words, i + 1);
        String folded = word.folded();
        List<String> features = new ArrayList<>(52);
        features.add("w=" + word.form());
        features.add("f=" + folded);
        features.add("-1=" + before.folded());
        features.add("+1=" + after.folded());
        features.add("-2=" + at(words, i - 2).folded());
        features.add("+2=" + at(words, i + 2).folded());
        features.add("f+1=" + folded + ' ' + after.folded());
        features.add("f-1=" + before.folded() + ' ' + folded);
        for (int length = 1; length <= 4 && length < folded.length(); length++) {
            features.add("s" + word.suffix(length));
            features.add("p" + word.prefix(length));
        }
        features.add((i == 0 ? "^=" : "h=") + word.shape());
        features.add("h+1=" + word.shape() + ' ' + after.shape());
        features.add("h-1=" + before.shape() + ' ' + word.shape());
        for (int offset = -AROUND; offset <= AROUND; offset++) {
            addClusters(features, offset, at(words, i + offset));
        }
        String cluster = word.cluster(8);
        features.add("c+1=" + cluster + ' ' + after.cluster(8));
        features.add("c-1=" + before.cluster(8) + ' ' + cluster);
        return features.toArray(new String[0]);
    }

    private static void addClusters(List<String> features, int offset, Word word) {
        if (word.cluster().isEmpty()) {
            features.add("c" + offset + "=?");
            return;
        }
        int added = 0;
        for (int length : CLUSTER_LENGTHS) {
            if (added < word.cluster().length()) {
                features.add("c" + offset + ":" + length + "=" + word.cluster(length));
                added = length;
            }
        }
    }

    /** The features of word {@code i}: {@code ofWords[i]} (a {@code String[]}) and those of the tags before it. */
    @Override
    public String[] getContext(int i, Word[] words, String[] tags, Object[] ofWords) {
        return with((String[]) ofWords[i], words[i], i > 0 ? tags[i - 1] : "^", i > 1 ? tags[i - 2] : "^");
    }

    /** A word's own features with those of the two tags before it. */
    public static String[] with(String[] ofWord, Word word, String before, String beforeThat) {
        int n = ofWord.length;
        String[] features = new String[n + 4];
        System.arraycopy(ofWord, 0, features, 0, n);
        features[n] = "t=" + before;
        features[n + 1] = "tt=" + beforeThat + ' ' + before;
        features[n + 2] = "tf=" + before + ' ' + word.folded();
        features[n + 3] = "tc=" + before + ' ' + word.cluster(8);
        return features;
    }

    private static Word at(Word[] words, int i) {
        return i < 0 ? Word.START : i >= words.length ? Word.END : words[i];
    }
}
