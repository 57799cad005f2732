package newsgraph.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import newsgraph.language.WordClusters;

/** The gold sentences to learn tags and syntax from, with what is rewritten and made up beside them, dealt into folds. */
final class Treebank {
    static final int FOLDS = 5;
    private static final int MADE_UP = 2400;

    private final List<List<TaggedSentence>> folds = new ArrayList<>();

    private Treebank() {
        for (int fold = 0; fold < FOLDS; fold++) {
            folds.add(new ArrayList<>());
        }
    }

    static Treebank read(Path file, WordClusters clusters, Training.Settings settings) throws IOException {
        Treebank treebank = new Treebank();
        Set<Augmentation> kinds = settings.augmentations();
        Rewriting rewriting = new Rewriting(kinds);
        int next = 0;
        for (List<Conllu.Row> rows : settings.share(Conllu.read(file))) {
            // What is made of a sentence stays in its fold, so that no tagger has seen what it tags.
            List<TaggedSentence> fold = treebank.folds.get(next++ % FOLDS);
            fold.add(new TaggedSentence(rewriting.vary(rows), clusters));
            for (List<Conllu.Row> line : rewriting.lines(rows)) {
                fold.add(new TaggedSentence(line, clusters));
            }
        }
        for (List<Conllu.Row> rows : MadeUp.sentences(MADE_UP / settings.oneOf(), kinds)) {
            treebank.folds.get(next++ % FOLDS).add(new TaggedSentence(rows, clusters));
        }
        return treebank;
    }

    List<TaggedSentence> fold(int fold) {
        return folds.get(fold);
    }

    /** All sentences but those of one fold. */
    List<TaggedSentence> allBut(int fold) {
        List<TaggedSentence> others = new ArrayList<>();
        for (int other = 0; other < FOLDS; other++) {
            if (other != fold) {
                others.addAll(folds.get(other));
            }
        }
        return others;
    }

    List<TaggedSentence> all() {
        return allBut(-1);
    }
}
