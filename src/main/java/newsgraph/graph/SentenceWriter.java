package newsgraph.graph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import org.apache.jena.graph.Node;

/** Adds an article's text, and the sentences that something is said or mentioned in, each once. */
final class SentenceWriter {
    private final Draft draft;
    private final Iris iris;
    private final String articleIri;
    private final Text text;
    private final List<Sentence> sentences;
    private final int[] begins;
    private final int[] ends;
    private final Map<Integer, Node> added = new HashMap<>();

    SentenceWriter(Draft draft, Iris iris, String articleIri, Text text) {
        this.draft = draft;
        this.iris = iris;
        this.articleIri = articleIri;
        this.text = text;
        this.sentences = text.sentences();
        this.begins = new int[sentences.size()];
        this.ends = new int[sentences.size()];
        int units = 0;
        int points = 0;
        for (int i = 0; i < begins.length; i++) {
            Sentence sentence = sentences.get(i);
            points += text.string().codePointCount(units, sentence.begin());
            begins[i] = points;
            points += text.string().codePointCount(sentence.begin(), sentence.end());
            ends[i] = points;
            units = sentence.end();
        }
        addText();
    }

    /** The IRI of the sentence of this index, of which all is added to the draft. */
    Node add(int index) {
        return added.computeIfAbsent(index, this::addNew);
    }

    private Node addNew(int index) {
        Node sentence = Vocabulary.iri(iris.sentence(articleIri, begins[index], ends[index]));
        draft.add(sentence, Vocabulary.TYPE, Vocabulary.SENTENCE);
        draft.add(sentence, Vocabulary.IS_PART_OF, Vocabulary.iri(articleIri));
        draft.add(sentence, Vocabulary.REFERENCE_CONTEXT, Vocabulary.iri(iris.text(articleIri)));
        draft.addOffset(sentence, Vocabulary.BEGIN_INDEX, begins[index]);
        draft.addOffset(sentence, Vocabulary.END_INDEX, ends[index]);
        String words = text.string()
                .substring(sentences.get(index).begin(), sentences.get(index).end());
        draft.add(sentence, Vocabulary.ANCHOR_OF, CleanText.stored(words));
        return sentence;
    }

    private void addText() {
        Node node = Vocabulary.iri(iris.text(articleIri));
        String stored = CleanText.stored(text.string());
        draft.add(node, Vocabulary.TYPE, Vocabulary.CONTEXT);
        draft.add(node, Vocabulary.IS_PART_OF, Vocabulary.iri(articleIri));
        draft.add(node, Vocabulary.IS_STRING, stored);
        draft.addOffset(node, Vocabulary.BEGIN_INDEX, 0);
        draft.addOffset(node, Vocabulary.END_INDEX, stored.codePointCount(0, stored.length()));
    }
}
