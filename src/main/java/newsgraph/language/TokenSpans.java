package newsgraph.language;

import java.util.List;
import newsgraph.language.Tokenizer.Piece;

/** The tokens of one sentence, found as the analyzer finds them; offsets in UTF-16 units, ends exclusive. */
public final class TokenSpans {
    private static final Tokenizer TOKENIZER = new Tokenizer(Abbreviations.load());

    private final List<Piece> pieces;

    private TokenSpans(List<Piece> pieces) {
        this.pieces = pieces;
    }

    /** The tokens of a text that is taken for one sentence. */
    public static TokenSpans of(String sentence) {
        return new TokenSpans(TOKENIZER.tokenize(sentence, 0, sentence.length()));
    }

    public int size() {
        return pieces.size();
    }

    public int begin(int token) {
        return pieces.get(token).begin();
    }

    public int end(int token) {
        return pieces.get(token).end();
    }
}
