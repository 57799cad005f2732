package newsgraph.pipeline;

import java.util.List;
import newsgraph.claim.Rejected;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import org.jspecify.annotations.Nullable;

/**
 * A wording that an article uses with something in a slot that its relation does not take.
 *
 * @param article the article's IRI
 * @param begin where the sentence begins in the article's text, in Unicode code points
 * @param end the offset behind its end
 * @param sentence the sentence
 * @param relation local name of the relation
 * @param wording as the ontology has it
 * @param slot {@code SUBJECT} or {@code OBJECT}
 * @param found the words that stand there
 * @param type local name of the class of what they name, or null where they name nothing
 * @param expected local names of the classes that the relation takes there, in alphabetical order
 */
public record Rejection(
        String article,
        int begin,
        int end,
        String sentence,
        String relation,
        String wording,
        String slot,
        String found,
        @Nullable String type,
        List<String> expected) {
    public Rejection {
        expected = List.copyOf(expected);
    }

    static Rejection of(Rejected rejected, String article, Text text) {
        Sentence sentence = text.sentences().get(rejected.sentence());
        String all = text.string();
        int begin = all.codePointCount(0, sentence.begin());
        String words = all.substring(sentence.begin(), sentence.end());
        return new Rejection(
                article,
                begin,
                begin + words.codePointCount(0, words.length()),
                words,
                rejected.relation().name(),
                rejected.wording(),
                rejected.slot(),
                rejected.found(),
                rejected.type(),
                rejected.expected().stream().sorted().toList());
    }
}
