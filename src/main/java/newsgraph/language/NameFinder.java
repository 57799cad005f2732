package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import opennlp.tools.ml.BeamSearch;
import opennlp.tools.namefind.BioCodec;
import opennlp.tools.util.Sequence;
import opennlp.tools.util.Span;

/** Finds the names in a sentence: OpenNLP's beam search over starts and continuations. Safe for use by many threads. */
public final class NameFinder {
    private static final int BEAM_SIZE = 3;
    private static final String CONTINUES = "-cont";

    private final LinearModel model;
    private final NameFeatures features;

    public NameFinder(LinearModel model, Gazetteer gazetteer) {
        this.model = model;
        this.features = new NameFeatures(gazetteer);
    }

    /** The names of a tagged sentence, in order, numbered as sentence {@code sentence}. */
    public List<Name> find(int sentence, Word[] words, Tag[] tags) {
        Object[] ofWords = features.ofWords(words, tags);
        Sequence best = new BeamSearch(BEAM_SIZE, model)
                .bestSequence(words, ofWords, features, (i, sequence, outcomes, next) -> follows(outcomes, i, next));
        List<Name> names = new ArrayList<>();
        for (Span span : new BioCodec().decode(best.getOutcomes())) {
            names.add(new Name(
                    sentence,
                    span.getStart(),
                    span.getEnd(),
                    NameType.valueOf(span.getType().toUpperCase(Locale.ROOT))));
        }
        return names;
    }

    /** A name goes on only where one of its type began. */
    private static boolean follows(String[] outcomes, int i, String next) {
        if (!next.endsWith(CONTINUES)) {
            return true;
        }
        String type = next.substring(0, next.length() - CONTINUES.length());
        return i > 0 && outcomes[i - 1].startsWith(type);
    }
}
