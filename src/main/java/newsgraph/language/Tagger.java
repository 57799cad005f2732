package newsgraph.language;

import opennlp.tools.ml.BeamSearch;
import opennlp.tools.util.Sequence;

/** Finds the part of speech of each word: the best sequence of tags in OpenNLP's beam search. Safe for use by many threads. */
public final class Tagger {
    private static final int BEAM_SIZE = 3;

    private final LinearModel model;
    private final TagFeatures features = new TagFeatures();

    public Tagger(LinearModel model) {
        this.model = model;
    }

    /** The tags of a sentence's words, one for each. */
    public Tag[] tag(Word[] words) {
        Object[] ofWords = TagFeatures.ofWords(words);
        // A search keeps a buffer of its own, so each thread needs its own search; the model is shared.
        Sequence best = new BeamSearch(BEAM_SIZE, model)
                .bestSequence(words, ofWords, features, (i, sequence, tags, tag) -> true);
        Tag[] tags = new Tag[words.length];
        for (int i = 0; i < words.length; i++) {
            tags[i] = Tag.parse(best.getOutcome(i));
        }
        return tags;
    }
}
