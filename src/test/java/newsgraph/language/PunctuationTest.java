package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Map;
import newsgraph.language.Punctuation.Place;
import org.junit.jupiter.api.Test;

final class PunctuationTest {
    private final String[] forms = {"Bell", ",", "a", "banker", ",", "resigned", "."};
    private final String[] relations = {"nsubj", "punct", "det", "appos", "punct", "root", "punct"};

    private int[] attach(Map<String, Place> places) {
        int[] heads = {5, 5, 3, 0, 5, -1, 5};
        Word[] words = new Word[forms.length];
        Tag[] tags = new Tag[forms.length];
        for (int i = 0; i < forms.length; i++) {
            words[i] = new Word(forms[i], forms[i], "x", "");
            tags[i] = new Tag(relations[i].equals("punct") ? "PUNCT" : "NOUN", "NN");
        }
        new Punctuation(places).attach(words, tags, heads, relations);
        return heads;
    }

    @Test
    void aMarkGoesWhereTheRelationsBesideItSay() {
        Map<String, Place> places = Map.of(
                ", nsubj < appos", Place.UNIT_BEHIND,
                ", nsubj > root", Place.UNIT_BEFORE);
        assertArrayEquals(new int[] {5, 3, 3, 0, 0, -1, 5}, attach(places));
    }

    @Test
    void aMarkWithoutARuleOrWithoutThatPlaceStays() {
        Map<String, Place> places = Map.of(". root | -", Place.UNIT_BEHIND);
        assertArrayEquals(new int[] {5, 5, 3, 0, 5, -1, 5}, attach(places));
    }
}
