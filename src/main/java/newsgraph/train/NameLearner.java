package newsgraph.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import newsgraph.language.Gazetteer;
import newsgraph.language.NameFeatures;
import newsgraph.language.Tag;
import newsgraph.language.Tagger;
import newsgraph.language.TokenSpans;
import newsgraph.language.Word;
import newsgraph.language.WordClusters;

/** Learns the name finder from marked sentences, cut into tokens as the product cuts them. */
final class NameLearner {
    private static final int EPOCHS = 6;
    private static final int LEAST_UPDATES = 3;
    private static final float LEAST_WEIGHT = 0.02f;

    private final WordClusters clusters;
    private final Tagger tagger;
    private final NameFeatures features;
    private final List<Sample> samples = new ArrayList<>();

    NameLearner(WordClusters clusters, Tagger tagger, Gazetteer gazetteer) {
        this.clusters = clusters;
        this.tagger = tagger;
        this.features = new NameFeatures(gazetteer);
    }

    private final class Sample implements SequenceLearner.Sample {
        private final Word[] words;
        private final Tag[] tags;
        private final String[] labels;

        Sample(Word[] words, Tag[] tags, String[] labels) {
            this.words = words;
            this.tags = tags;
            this.labels = labels;
        }

        @Override
        public Word[] words() {
            return words;
        }

        @Override
        public String[] labels() {
            return labels;
        }

        @Override
        public String[][] features() {
            return features.ofWords(words, tags);
        }
    }

    void add(NameCorpus.Line line) {
        TokenSpans tokens = TokenSpans.of(line.text());
        int n = tokens.size();
        if (n == 0) {
            return;
        }
        Word[] words = new Word[n];
        String[] labels = new String[n];
        Arrays.fill(labels, "other");
        for (int i = 0; i < n; i++) {
            words[i] = Word.of(line.text().substring(tokens.begin(i), tokens.end(i)), clusters);
            for (NameCorpus.Marked name : line.names()) {
                if (tokens.begin(i) >= name.begin() && tokens.begin(i) < name.end()) {
                    boolean first = i == 0 || tokens.begin(i - 1) < name.begin();
                    labels[i] = label(name.type(), first);
                }
            }
        }
        samples.add(new Sample(words, tagger.tag(words), labels));
    }

    private static String label(String type, boolean first) {
        return type + '-' + (first ? "start" : "cont");
    }

    byte[] learn() throws IOException {
        return new SequenceLearner(features, EPOCHS, LEAST_UPDATES, LEAST_WEIGHT).learn(samples);
    }
}
