package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TextAnalyzerTest {
    private static Text analyze(String text) {
        return TextAnalyzer.shared().analyze(text);
    }

    @Test
    void readsASentence() {
        Text text = analyze("Ecuador has granted asylum to Julian Assange.");
        assertEquals(1, text.sentences().size());
        List<Token> tokens = text.sentences().get(0).tokens();
        assertEquals(
                List.of("Ecuador", "have", "grant", "asylum", "to", "Julian", "Assange", "."),
                tokens.stream().map(Token::lemma).toList());
        Token granted = tokens.get(2);
        assertEquals("VERB", granted.upos());
        assertEquals("VBN", granted.xpos());
        assertEquals(-1, granted.head());
        assertEquals("nsubj", tokens.get(0).deprel());
        assertEquals(2, tokens.get(0).head());
        assertEquals("obj", tokens.get(3).deprel());
        assertEquals(List.of(new Name(0, 0, 1, NameType.LOCATION), new Name(0, 5, 7, NameType.PERSON)), text.names());
    }

    @Test
    void nothingGivesNothing() {
        assertTrue(analyze("").sentences().isEmpty());
        assertTrue(analyze(" \n\t\n ").sentences().isEmpty());
    }

    @Test
    void offsetsCountTheTextAsGiven() {
        String string = "Siemens\u2019s chief didn\u2019t resign.";
        List<Token> tokens = analyze(string).sentences().get(0).tokens();
        assertEquals(
                List.of("Siemens", "\u2019s", "chief", "did", "n\u2019t", "resign", "."),
                tokens.stream().map(t -> string.substring(t.begin(), t.end())).toList());
    }
}
