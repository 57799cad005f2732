package newsgraph.train;

import java.util.List;
import newsgraph.language.Tag;
import newsgraph.language.TagFeatures;
import newsgraph.language.Word;
import newsgraph.language.WordClusters;

/** A sentence of a treebank, to learn tags or syntax from. */
final class TaggedSentence implements SequenceLearner.Sample {
    private final List<Conllu.Row> rows;
    private final Word[] words;

    TaggedSentence(List<Conllu.Row> rows, WordClusters clusters) {
        this.rows = rows;
        this.words = rows.stream().map(row -> Word.of(row.form(), clusters)).toArray(Word[]::new);
    }

    List<Conllu.Row> rows() {
        return rows;
    }

    @Override
    public Word[] words() {
        return words;
    }

    @Override
    public String[] labels() {
        return rows.stream()
                .map(row -> new Tag(row.upos(), row.xpos()).outcome())
                .toArray(String[]::new);
    }

    @Override
    public String[][] features() {
        return TagFeatures.ofWords(words);
    }

    /** The sentence with tags that need not be right, to learn syntax from. */
    ParseLearner.Sample withTags(Tag[] tags) {
        return new ParseLearner.Sample(
                words,
                tags,
                rows.stream().mapToInt(Conllu.Row::head).toArray(),
                rows.stream().map(Conllu.Row::relation).toArray(String[]::new));
    }
}
