package newsgraph.train;

import java.util.ArrayList;
import java.util.List;

/** A word with the phrases that hang from it: a small tree that is put together word by word and then read off as rows. */
final class Phrase {
    private final String form;
    private final String upos;
    private final String xpos;
    private final List<Phrase> before = new ArrayList<>();
    private final List<Phrase> after = new ArrayList<>();
    private String relation = "root";

    Phrase(String form, String upos, String xpos) {
        this.form = form;
        this.upos = upos;
        this.xpos = xpos;
    }

    /** Hangs a phrase before this word and behind those that hang there. */
    Phrase before(String relationToThis, Phrase phrase) {
        phrase.relation = relationToThis;
        before.add(phrase);
        return this;
    }

    /** Hangs a word before this one and all that hangs there. */
    Phrase first(String relationToThis, Phrase phrase) {
        phrase.relation = relationToThis;
        before.add(0, phrase);
        return this;
    }

    /** Hangs a phrase behind this word, outermost of those that hang there. */
    Phrase after(String relationToThis, Phrase phrase) {
        phrase.relation = relationToThis;
        after.add(phrase);
        return this;
    }

    /** The words in order, with this one as the root. */
    List<Conllu.Row> rows() {
        List<Phrase> words = new ArrayList<>();
        List<Phrase> heads = new ArrayList<>();
        collect(this, words, heads);
        List<Conllu.Row> rows = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Phrase word = words.get(i);
            rows.add(new Conllu.Row(
                    word.form, "_", word.upos, word.xpos, words.indexOf(heads.get(i)), word.relation, true));
        }
        return rows;
    }

    private void collect(Phrase head, List<Phrase> words, List<Phrase> heads) {
        for (Phrase phrase : before) {
            phrase.collect(this, words, heads);
        }
        words.add(this);
        // The root stands for its own head here, and is found at no index.
        heads.add(head == this ? new Phrase("", "", "") : head);
        for (Phrase phrase : after) {
            phrase.collect(this, words, heads);
        }
    }
}
