package newsgraph.language;

import java.util.ArrayList;
import java.util.List;

/** The features of a word's tag: the word, the words around it, and the tags before it. */
public final class TagFeatures extends LabelFeatures {
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

    @Override
    String[] ofLabels(int i, Word[] words, String[] tags) {
        String before = i > 0 ? tags[i - 1] : "^";
        String beforeThat = i > 1 ? tags[i - 2] : "^";
        return new String[] {
            "t=" + before,
            "tt=" + beforeThat + ' ' + before,
            "tf=" + before + ' ' + words[i].folded(),
            "tc=" + before + ' ' + words[i].cluster(8)
        };
    }
}
