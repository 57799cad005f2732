package newsgraph.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.language.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainingTest {
    private static final List<String> FILES = List.of(
            "clusters.bin",
            "gazetteer.bin",
            "lemmas.tsv",
            "names.bin",
            "punctuation.tsv",
            "relations.bin",
            "tags.bin",
            "transitions.bin");

    @TempDir
    Path folder;

    private static final String TREEBANK = """
            1\tNorway\tNorway\tPROPN\tNNP\t_\t2\tnsubj\t_\t_
            2\tgranted\tgrant\tVERB\tVBD\t_\t0\troot\t_\t_
            3\tAnna\tAnna\tPROPN\tNNP\t_\t2\tiobj\t_\t_
            4\tasylum\tasylum\tNOUN\tNN\t_\t2\tobj\t_\tSpaceAfter=No
            5\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\t_

            1\tThe\tthe\tDET\tDT\t_\t2\tdet\t_\t_
            2\tgeese\tgoose\tNOUN\tNNS\t_\t3\tnsubj\t_\t_
            3\tleft\tleave\tVERB\tVBD\t_\t0\troot\t_\tSpaceAfter=No
            4\t.\t.\tPUNCT\t.\t_\t3\tpunct\t_\t_

            """;

    private Path corpora() throws IOException {
        Path corpora = folder.resolve("corpora");
        Files.createDirectories(corpora.resolve("names"));
        Files.createDirectories(corpora.resolve("syntax"));
        Files.writeString(corpora.resolve("syntax/train.conllu"), TREEBANK.repeat(6));
        Files.writeString(corpora.resolve("syntax/silver-news.conllu"), TREEBANK);
        for (String part : List.of("news", "mixed", "encyclopedia")) {
            Files.writeString(
                    corpora.resolve("names/train-" + part + ".opennlp"),
                    "<START:location> Norway <END> granted <START:person> Anna Lund <END> asylum .\n".repeat(5));
        }
        Files.writeString(corpora.resolve("names/brown-clusters.tsv"), "norway\t0101\ngranted\t110\nasylum\t111\n");
        Files.writeString(corpora.resolve("names/gazetteer.tsv"), "Anna\tNAME\nOslo\tBIGCITY\nNorway\tCOUNTRY\n");
        return corpora;
    }

    private static Training.Settings settings(int oneOf, int workers) {
        return new Training.Settings(EnumSet.allOf(Augmentation.class), oneOf, workers);
    }

    @Test
    void theSameCorporaGiveTheSameBytesWhateverTheWorkers() throws IOException {
        Path corpora = corpora();
        Training.run(corpora, folder.resolve("one"), settings(7, 1), line -> {});
        Training.run(corpora, folder.resolve("two"), settings(7, 4), line -> {});
        try (Stream<Path> files = Files.list(folder.resolve("one"))) {
            assertEquals(
                    FILES, files.map(f -> f.getFileName().toString()).sorted().toList());
        }
        for (String file : FILES) {
            assertEquals(
                    -1,
                    Files.mismatch(
                            folder.resolve("one").resolve(file),
                            folder.resolve("two").resolve(file)),
                    file);
        }
    }

    @Test
    void theModelsLearntMakeAWorkingAnalyzer() throws IOException {
        Training.run(corpora(), folder.resolve("one"), settings(1, 2), line -> {});
        TextAnalyzer analyzer = TextAnalyzer.of(folder.resolve("one"));
        Text text = analyzer.analyze("The geese left.");
        assertEquals(
                List.of("the", "goose", "leave", "."),
                text.sentences().get(0).tokens().stream().map(Token::lemma).toList());
        Path gold = folder.resolve("gold.conllu");
        Files.writeString(gold, TREEBANK);
        List<Evaluation.Figure> figures = Evaluation.run("syntax", gold, analyzer);
        assertEquals(
                List.of("words", "UPOS", "UAS", "LAS"),
                figures.stream().map(Evaluation.Figure::name).toList());
        assertTrue(figures.stream().allMatch(f -> f.f1() > 0.9), figures::toString);
    }

    @Test
    void whatIsNotThereIsSaidWithItsName() throws IOException {
        Path corpora = corpora();
        Files.delete(corpora.resolve("names/train-mixed.opennlp"));
        IOException e = assertThrows(
                IOException.class, () -> Training.run(corpora, folder.resolve("one"), settings(1, 2), line -> {}));
        assertTrue(e.toString().contains("train-mixed.opennlp: a corpus"), e::toString);
        assertFalse(Files.exists(folder.resolve("one")), "nothing is learnt before all is there");
    }

    @Test
    void aShareOfTheSentencesIsLearntFrom() {
        Training.Settings third = new Training.Settings(Set.of(), 3, 1);
        assertEquals(List.of("a", "d", "g"), third.share(List.of("a", "b", "c", "d", "e", "f", "g")));
    }

    @Test
    void anUnknownKindIsRefused() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Evaluation.run("poems", Path.of("gold")));
        assertEquals(
                "no such kind: poems. Kinds are names (OpenNLP name-finder sentences), syntax (CoNLL-U).",
                e.getMessage());
    }
}
