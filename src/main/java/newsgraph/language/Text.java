package newsgraph.language;

import java.util.List;

/**
 * An analysed text.
 *
 * @param string the text as given; offsets of sentences and tokens count its UTF-16 units
 * @param sentences in text order, without overlap
 * @param names in text order, without overlap
 */
public record Text(String string, List<Sentence> sentences, List<Name> names) {
    public Text {
        sentences = List.copyOf(sentences);
        names = List.copyOf(names);
    }

    /** The offset in Unicode code points of an offset in UTF-16 units. */
    public int codePointOffset(int offset) {
        return string.codePointCount(0, offset);
    }
}
