package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the text, the analysis is well-formed, and never takes more than linear time. */
final class AnyTextTest {
    private static final String[] PIECES = {
        "The minister",
        " resigned",
        ".",
        " ",
        "\n",
        "\n\n",
        "\t",
        "\r\n",
        "U.S.",
        "D.C.",
        "'s",
        "\u2019s",
        "n't",
        "\"",
        "\u201C",
        "\u201D",
        "(",
        ")",
        "-",
        "\u2014",
        "...",
        "\u2026",
        "!",
        "?!",
        "1,234.5",
        "40-year-old",
        "http://example.org/?a=b",
        "a@b.co",
        "\u00E9",
        "e\u0301",
        "\u0301",
        "\uD83D\uDE00",
        "\uD83D",
        "\uDE00",
        "\u0000",
        "\uFEFF",
        "\u200B",
        "\u200D",
        "\u202E",
        "\u4E2D\u56FD",
        "\u0645\u0635\u0631",
        "\u05D0",
        "\u0915\u094D",
        "$",
        "%",
        "#x",
        "@y",
        "<b>",
        "&amp;",
        "''",
        "``",
        "Mr",
        "St.",
        "A",
        "I",
        "b",
        "Assange",
        "ASYLUM GRANTED",
        "\u00A0",
        "\u2028",
        "\u0085",
        "_",
        "/",
        "\\",
        "*",
        "'",
        "0",
        "."
    };

    private static void isWellFormed(String string) {
        Text text = TextAnalyzer.shared().analyze(string);
        assertEquals(string, text.string());
        int last = 0;
        StringBuilder covered = new StringBuilder();
        for (Sentence sentence : text.sentences()) {
            assertFalse(sentence.tokens().isEmpty());
            assertTrue(sentence.begin() >= last && sentence.end() <= string.length());
            assertEquals(sentence.begin(), sentence.tokens().get(0).begin());
            for (Token token : sentence.tokens()) {
                assertTrue(token.begin() >= last && token.end() > token.begin() && token.end() <= sentence.end());
                assertEquals(string.substring(token.begin(), token.end()), token.form());
                covered.append(token.form());
                last = token.end();
            }
            isTree(sentence);
        }
        String expected = string.codePoints()
                .filter(c -> !Tokenizer.isBlank(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        String found = covered.toString()
                .codePoints()
                .filter(c -> !Tokenizer.isBlank(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        assertEquals(expected, found);
        for (Name name : text.names()) {
            int tokens = text.sentences().get(name.sentence()).tokens().size();
            assertTrue(name.firstToken() >= 0 && name.firstToken() < name.endToken() && name.endToken() <= tokens);
        }
    }

    private static void isTree(Sentence sentence) {
        List<Token> tokens = sentence.tokens();
        assertEquals(1, tokens.stream().filter(t -> t.head() < 0).count(), "one root");
        for (Token token : tokens) {
            assertEquals(token.head() < 0, token.deprel().equals("root"));
            int steps = 0;
            for (Token at = token; at.head() >= 0; at = tokens.get(at.head())) {
                assertTrue(at.head() < tokens.size() && steps++ <= tokens.size(), "no cycle");
            }
        }
    }

    private static void randomTexts(int count) {
        for (int seed = 0; seed < count; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            int pieces = random.nextInt(40);
            for (int i = 0; i < pieces; i++) {
                if (random.nextInt(10) == 0) {
                    text.append((char) random.nextInt(0x10000));
                } else {
                    text.append(PIECES[random.nextInt(PIECES.length)]);
                }
                if (random.nextInt(3) == 0) {
                    text.append(' ');
                }
            }
            isWellFormed(text.toString());
        }
    }

    @Test
    void fewRandomTexts() {
        randomTexts(500);
    }

    @Test
    @Tag("long")
    void manyRandomTexts() {
        randomTexts(10_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".", "\"", "a", "@", "a@", "-", "'", "U.S. ", "A. ", "Aa.", "x-", "1,", "http://", "\uD83D", "e\u0301",
                "\n", "word\n", "Mr Lee "
            })
    void endlessLines(String piece) {
        isWellFormed(piece.repeat(12_000 / piece.length()));
    }

    @Test
    void oneEndlessToken() {
        assertTimeout(Duration.ofSeconds(30), () -> isWellFormed("a".repeat(1_000_000)));
    }

    @Test
    @Tag("long")
    void timeGrowsNoFasterThanTheText() {
        String line = "The minister said that Norway had granted Mr Petrov asylum and ";
        analyzeFor(line, 2_000);
        long few = analyzeFor(line, 2_000);
        long many = analyzeFor(line, 20_000);
        assertTrue(many < 20 * few, few + " ns for a line, " + many + " ns for one ten times as long");
    }

    private static long analyzeFor(String piece, int times) {
        String text = piece.repeat(times);
        long before = System.nanoTime();
        isWellFormed(text);
        return System.nanoTime() - before;
    }

    @Test
    void composedAndDecomposedLettersAreReadAlike() {
        String composed =
                "Ren\u00E9e M\u00FCller-Dvo\u0159\u00E1k met \u0141ukasz \u017Burawski in Br\u00E9me. She didn\u2019t stay.";
        String decomposed = Normalizer.normalize(composed, Normalizer.Form.NFD);
        Text one = TextAnalyzer.shared().analyze(composed);
        Text other = TextAnalyzer.shared().analyze(decomposed);
        assertEquals(one.names(), other.names());
        assertEquals(shape(one), shape(other));
    }

    @Test
    void typographicAndTypewrittenMarksAreReadAlike() {
        String typed = "'We won't go,' said Ana Lund -- a lawyer. \"It's over,\" Mr Reyes told Reuters...";
        String printed = "\u2018We won\u2019t go,\u2019 said Ana Lund \u2014 a lawyer. "
                + "\u201CIt\u2019s over,\u201D Mr Reyes told Reuters\u2026";
        assertEquals(
                shape(TextAnalyzer.shared().analyze(typed)),
                shape(TextAnalyzer.shared().analyze(printed)));
        assertEquals(
                TextAnalyzer.shared().analyze(typed).names(),
                TextAnalyzer.shared().analyze(printed).names());
    }

    private static List<String> shape(Text text) {
        List<String> shape = new ArrayList<>();
        for (Sentence sentence : text.sentences()) {
            for (Token token : sentence.tokens()) {
                shape.add(token.lemma()
                        + ' '
                        + token.upos()
                        + ' '
                        + token.xpos()
                        + ' '
                        + token.head()
                        + ' '
                        + token.deprel());
            }
        }
        return shape;
    }

    @Test
    void eightThreadsReadAlike() throws InterruptedException, ExecutionException {
        String string = "Norway granted Petrov asylum. Mr Okoro, 42, denied it in Nairobi on Friday.";
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            CountDownLatch together = new CountDownLatch(8);
            List<Future<Set<Text>>> readings = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                readings.add(threads.submit(() -> {
                    together.countDown();
                    together.await();
                    assertSame(TextAnalyzer.shared(), TextAnalyzer.shared());
                    return IntStream.range(0, 8)
                            .mapToObj(i -> TextAnalyzer.shared().analyze(string))
                            .collect(Collectors.toSet());
                }));
            }
            Set<Text> different = new HashSet<>();
            for (Future<Set<Text>> reading : readings) {
                different.addAll(reading.get());
            }
            assertEquals(1, different.size());
        } finally {
            threads.shutdownNow();
        }
    }
}
