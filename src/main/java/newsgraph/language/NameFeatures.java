package newsgraph.language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The features of a word's place in a name, after Ratinov and Roth (2009): words, shapes, clusters, tags and lists around it. */
public final class NameFeatures extends LabelFeatures {
    private static final int[] CLUSTER_LENGTHS = {4, 6, 8, 10, 20};
    private static final int AROUND = 2;

    private final Gazetteer gazetteer;

    public NameFeatures(Gazetteer gazetteer) {
        this.gazetteer = gazetteer;
    }

    /** The features of each word that do not depend on the names found before it. */
    public String[][] ofWords(Word[] words, Tag[] tags) {
        String[][] features = new String[words.length][];
        String[] listed = listed(words);
        for (int i = 0; i < words.length; i++) {
            features[i] = ofWord(words, tags, listed, i);
        }
        return features;
    }

    private static String[] ofWord(Word[] words, Tag[] tags, String[] listed, int i) {
        Word word = words[i];
        List<String> features = new ArrayList<>(72);
        features.add("def");
        for (int offset = -AROUND; offset <= AROUND; offset++) {
            Word near = at(words, i + offset);
            features.add("f" + offset + '=' + near.folded());
            features.add("h" + offset + '=' + near.shape());
            if (offset >= -1 && offset <= 1) {
                features.add("w" + offset + '=' + near.form());
                features.add("t" + offset + '=' + tagAt(tags, i + offset));
                features.add("l" + offset + '=' + at(listed, i + offset));
            }
            addClusters(features, offset, near);
        }
        String folded = word.folded();
        for (int length = 2; length <= 4 && length < folded.length(); length++) {
            features.add("s" + word.suffix(length));
            features.add("p" + word.prefix(length));
        }
        Word before = at(words, i - 1);
        Word after = at(words, i + 1);
        features.add("w-1w=" + before.form() + ' ' + word.form());
        features.add("ww+1=" + word.form() + ' ' + after.form());
        features.add("h-1h=" + before.shape() + ' ' + word.shape());
        features.add("hh+1=" + word.shape() + ' ' + after.shape());
        features.add("c-1h=" + before.cluster(8) + ' ' + word.shape());
        features.add("hc+1=" + word.shape() + ' ' + after.cluster(8));
        features.add("f-1h=" + before.folded() + ' ' + word.shape());
        features.add("hf+1=" + word.shape() + ' ' + after.folded());
        features.add("lh=" + at(listed, i) + ' ' + word.shape() + (i == 0 ? "^" : ""));
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
                features.add("c" + offset + ':' + length + '=' + word.cluster(length));
                added = length;
            }
        }
    }

    /** For each word how the longest entry of the gazetteer that covers it ends and what it is; empty for none. */
    private String[] listed(Word[] words) {
        String[] listed = new String[words.length];
        Arrays.fill(listed, "");
        int covered = 0;
        for (int i = 0; i < words.length; i++) {
            if (words[i].form().isEmpty()
                    || !Character.isUpperCase(words[i].form().charAt(0))) {
                continue;
            }
            StringBuilder entry = new StringBuilder(words[i].form());
            for (int j = i; ; ) {
                int classes = gazetteer.classesOf(entry);
                if (classes != 0 && j >= covered) {
                    for (int k = i; k <= j; k++) {
                        listed[k] = (i == j ? "U" : k == i ? "B" : "I") + classes;
                    }
                    covered = j + 1;
                }
                if (++j == words.length || j - i == Gazetteer.LONGEST_IN_WORDS) {
                    break;
                }
                entry.append(' ').append(words[j].form());
            }
        }
        return listed;
    }

    @Override
    String[] ofLabels(int i, Word[] words, String[] outcomes) {
        String before = i > 0 ? outcomes[i - 1] : "^";
        String beforeThat = i > 1 ? outcomes[i - 2] : "^";
        return new String[] {
            "o=" + before,
            "oo=" + beforeThat + ' ' + before,
            "of=" + before + ' ' + words[i].folded(),
            "oc=" + before + ' ' + words[i].cluster(8),
            "oh=" + before + ' ' + words[i].shape(),
            "of-1=" + before + ' ' + at(words, i - 1).folded()
        };
    }

    private static String at(String[] values, int i) {
        return i < 0 || i >= values.length ? "" : values[i];
    }

    private static String tagAt(Tag[] tags, int i) {
        return i < 0 || i >= tags.length ? "" : tags[i].xpos();
    }
}
