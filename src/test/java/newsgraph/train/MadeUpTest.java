package newsgraph.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class MadeUpTest {
    private static String text(List<Conllu.Row> rows) {
        return rows.stream().map(Conllu.Row::form).collect(Collectors.joining(" "));
    }

    @Test
    void everySentenceIsATreeAndComesAgain() {
        Set<Augmentation> all = EnumSet.allOf(Augmentation.class);
        List<List<Conllu.Row>> sentences = MadeUp.sentences(400, all);
        assertEquals(sentences, MadeUp.sentences(400, all));
        for (List<Conllu.Row> rows : sentences) {
            assertEquals(1, rows.stream().filter(row -> row.head() < 0).count(), () -> text(rows));
            for (int i = 0; i < rows.size(); i++) {
                int steps = 0;
                for (int at = i; rows.get(at).head() >= 0; at = rows.get(at).head()) {
                    assertTrue(steps++ < rows.size(), () -> text(rows));
                }
            }
        }
    }

    @Test
    void kindsThatAreNotWantedAreLeftOutAndChangeNoOthers() {
        Set<Augmentation> all = EnumSet.allOf(Augmentation.class);
        List<List<Conllu.Row>> everything = MadeUp.sentences(400, all);
        List<List<Conllu.Row>> some = MadeUp.sentences(400, EnumSet.complementOf(EnumSet.of(Augmentation.AGES)));
        assertEquals(350, some.size());
        assertTrue(everything.containsAll(some));
        assertTrue(MadeUp.sentences(400, Set.of()).isEmpty());
        Rewriting nothing = new Rewriting(Set.of());
        List<Conllu.Row> sentence = List.of(
                new Conllu.Row("Mr.", "Mr.", "PROPN", "NNP", 1, "nmod:desc", true),
                new Conllu.Row("Lee", "Lee", "PROPN", "NNP", 2, "nsubj", true),
                new Conllu.Row("left", "leave", "VERB", "VBD", -1, "root", true),
                new Conllu.Row("Leeds", "Leeds", "PROPN", "NNP", 2, "obj", true));
        for (int i = 0; i < 100; i++) {
            assertEquals(sentence, nothing.vary(sentence));
            assertTrue(nothing.lines(sentence).isEmpty());
        }
    }

    @Test
    void aHeadlineLosesArticlesAndAuxiliaries() {
        List<Conllu.Row> sentence = List.of(
                new Conllu.Row("The", "the", "DET", "DT", 1, "det", true),
                new Conllu.Row("minister", "minister", "NOUN", "NN", 3, "nsubj:pass", true),
                new Conllu.Row("was", "be", "AUX", "VBD", 3, "aux:pass", true),
                new Conllu.Row("arrested", "arrest", "VERB", "VBN", -1, "root", false),
                new Conllu.Row(".", ".", "PUNCT", ".", 3, "punct", true));
        Rewriting rewriting = new Rewriting(EnumSet.allOf(Augmentation.class));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            rewriting.lines(sentence).forEach(rows -> lines.add(text(rows)));
        }
        assertTrue(lines.contains("Minister arrested"), lines::toString);
        assertTrue(lines.contains("MINISTER ARRESTED"), lines::toString);
        assertTrue(lines.contains("Minister Arrested"), lines::toString);
    }

    @Test
    void anOpeningQuoteHangsFromTheRoot() {
        List<Conllu.Row> sentence = List.of(
                new Conllu.Row("Mr.", "Mr.", "PROPN", "NNP", 1, "nmod:desc", true),
                new Conllu.Row("Lee", "Lee", "PROPN", "NNP", 2, "nsubj", true),
                new Conllu.Row("left", "leave", "VERB", "VBD", -1, "root", true));
        Rewriting rewriting = new Rewriting(EnumSet.allOf(Augmentation.class));
        List<List<Conllu.Row>> varied = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            varied.add(rewriting.vary(sentence));
        }
        assertTrue(varied.stream().anyMatch(rows -> text(rows).startsWith("Mr Lee")));
        List<Conllu.Row> quoted = varied.stream()
                .filter(rows -> rows.get(0).form().equals("\""))
                .findFirst()
                .orElseThrow();
        assertEquals(3, quoted.get(0).head());
        assertEquals("left", quoted.get(quoted.get(0).head()).form());
    }
}
