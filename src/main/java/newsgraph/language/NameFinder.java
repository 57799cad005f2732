package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import opennlp.tools.namefind.BioCodec;
import opennlp.tools.util.Span;

/** Finds the names in a sentence: OpenNLP's beam search over starts and continuations. Safe for use by many threads. */
public final class NameFinder {
    private static final String CONTINUES = "-cont";
    /**
     * What is added to the scores of each type. The model takes bodies that it has never seen for places or for nothing;
     * found on both development sets, where as many names should be given as there are.
     */
    private static final Map<String, Float> LEANINGS = Map.of("person", 1f, "organization", 4f, "location", 0f);

    private final LinearModel model;
    private final NameFeatures features;
    private final float[] leanings;

    public NameFinder(LinearModel model, Gazetteer gazetteer) {
        this.model = model;
        this.features = new NameFeatures(gazetteer);
        this.leanings = new float[model.outcomes().size()];
        for (int i = 0; i < leanings.length; i++) {
            String outcome = model.outcomes().get(i);
            leanings[i] = LEANINGS.getOrDefault(outcome.substring(0, Math.max(0, outcome.indexOf('-'))), 0f);
        }
    }

    /** The names of a tagged sentence, in order, numbered as sentence {@code sentence}. */
    public List<Name> find(int sentence, Word[] words, Tag[] tags) {
        String[][] ofWords = features.ofWords(words, tags);
        List<String> labels = Labelling.best(
                model, features, words, ofWords, leanings, (i, sequence, outcomes, next) -> follows(outcomes, i, next));
        List<Name> names = new ArrayList<>();
        for (Span span : new BioCodec().decode(labels)) {
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
