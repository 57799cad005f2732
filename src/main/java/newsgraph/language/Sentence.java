package newsgraph.language;

import java.util.List;

/**
 * One sentence, headline, caption line or list item; its tokens form one well-formed tree.
 *
 * @param begin offset of its first character in the text, in UTF-16 units
 * @param end offset behind its last character, in UTF-16 units
 * @param tokens in text order, at least one, all between {@code begin} and {@code end}
 */
public record Sentence(int begin, int end, List<Token> tokens) {
    public Sentence {
        tokens = List.copyOf(tokens);
    }
}
