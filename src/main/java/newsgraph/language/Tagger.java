package newsgraph.language;

import java.util.List;

/** Finds the part of speech of each word: the best sequence of tags in OpenNLP's beam search. Safe for use by many threads. */
public final class Tagger {
    private final LinearModel model;
    private final TagFeatures features = new TagFeatures();

    public Tagger(LinearModel model) {
        this.model = model;
    }

    /** The tags of a sentence's words, one for each. */
    public Tag[] tag(Word[] words) {
        float[] none = new float[model.outcomes().size()];
        List<String> labels = Labelling.best(
                model, features, words, TagFeatures.ofWords(words), none, (i, sequence, tags, tag) -> true);
        return labels.stream().map(Tag::parse).toArray(Tag[]::new);
    }
}
