package newsgraph.train;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures agree with those of the scorer that measures against held data, to the last digit. */
final class EvaluationTest {
    private static final Path CASES = Path.of("src/test/resources/cases/language/evaluation");

    @ParameterizedTest
    @CsvSource({"names, names.opennlp", "syntax, syntax.conllu"})
    void countsAndFiguresAreThoseOfTheScorer(String kind, String gold) throws IOException {
        assertEquals(
                Files.readAllLines(CASES.resolve(kind + ".figures")),
                Evaluation.run(kind, CASES.resolve(gold)).stream()
                        .map(Evaluation.Figure::toString)
                        .toList());
    }

    @Test
    void figuresAreRoundedAsTheScorerRoundsThem() {
        // Halves exactly between two figures go to the even digit: 1/16 = 0.0625, 3/16 = 0.1875.
        assertEquals(
                "names                    P 0.062  R 0.500  F1 0.111   (1 right, 16 given, 2 in the gold)",
                new Evaluation.Figure("names", 1, 16, 2).toString());
        assertEquals(
                "names                    P 0.188  R 1.000  F1 0.316   (3 right, 16 given, 3 in the gold)",
                new Evaluation.Figure("names", 3, 16, 3).toString());
        assertEquals(
                "names                    P 0.000  R 0.000  F1 0.000   (0 right, 0 given, 0 in the gold)",
                new Evaluation.Figure("names", 0, 0, 0).toString());
    }
}
