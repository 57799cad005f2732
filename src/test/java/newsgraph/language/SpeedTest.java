package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import newsgraph.language.LineJoiner.Stretch;
import newsgraph.language.Tokenizer.Piece;
import org.junit.jupiter.api.Test;

/**
 * The benchmark: prints tokens a second, stage by stage, on one core, the memory that the models take, and the time from a
 * process's start to its first sentence.
 *
 * <p>{@code mvn -q test -Plong -Dtest=SpeedTest}
 */
@org.junit.jupiter.api.Tag("long")
final class SpeedTest {
    private static final int WARM_UP_ROUNDS = 60;
    private static final int ROUNDS = 200;
    private static final int STARTS = 5;
    /** Wide of the second that it takes on a quiet machine, so that a busy one does not fail. */
    private static final int LONGEST_START_IN_MILLIS = 8_000;

    private static final int LEAST_TOKENS_A_SECOND = 3_000;

    private final Models models = Models.shipped();
    private final Abbreviations abbreviations = Abbreviations.load();
    private final Segmenter segmenter = new Segmenter(abbreviations);
    private final Tokenizer tokenizer = new Tokenizer(abbreviations);
    private final long[] nanos = new long[6];
    private long tokens;

    @Test
    void stageByStage() throws IOException {
        String article = Files.readString(Path.of("src/test/resources/cases/language/speed/article.txt"));
        for (int i = 0; i < WARM_UP_ROUNDS; i++) {
            round(article);
        }
        Arrays.fill(nanos, 0);
        tokens = 0;
        for (int i = 0; i < ROUNDS; i++) {
            round(article);
        }
        String[] stages = {"sentences, tokens", "words", "tags", "syntax", "names", "lemmas"};
        long all = 0;
        for (int i = 0; i < stages.length; i++) {
            print(stages[i], nanos[i]);
            all += nanos[i];
        }
        print("all", all);
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf(Locale.ROOT, "heap in use %d MB%n", (runtime.totalMemory() - runtime.freeMemory()) >> 20);
        assertTrue(tokens * 1_000_000_000L / all >= LEAST_TOKENS_A_SECOND);
    }

    @Test
    void fromStartToFirstSentence() throws IOException, InterruptedException {
        List<Long> millis = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            FirstSentence.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor());
            millis.add(Long.valueOf(printed.strip()));
        }
        Collections.sort(millis);
        System.out.printf(
                Locale.ROOT, "from start to first sentence %d ms (median of %d)%n", millis.get(STARTS / 2), STARTS);
        assertTrue(millis.get(0) <= LONGEST_START_IN_MILLIS, () -> "the quickest start took " + millis.get(0) + " ms");
    }

    private void print(String stage, long time) {
        System.out.printf(Locale.ROOT, "%-18s %,9d tokens/s%n", stage, tokens * 1_000_000_000L / Math.max(1, time));
    }

    private void round(String text) {
        long start = System.nanoTime();
        List<List<Piece>> sentences = new ArrayList<>();
        for (Stretch stretch : segmenter.segment(text)) {
            sentences.add(tokenizer.tokenize(text, stretch.begin(), stretch.end()));
        }
        start = stop(0, start);
        for (List<Piece> pieces : sentences) {
            Word[] words = pieces.stream()
                    .map(p -> Word.of(text.substring(p.begin(), p.end()), models.clusters()))
                    .toArray(Word[]::new);
            start = stop(1, start);
            Tag[] tags = models.tagger().tag(words);
            start = stop(2, start);
            models.parser().parse(words, tags);
            start = stop(3, start);
            models.names().find(0, words, tags);
            start = stop(4, start);
            for (int i = 0; i < words.length; i++) {
                models.lemmatizer().lemma(words[i], tags[i]);
            }
            start = stop(5, start);
            tokens += words.length;
        }
    }

    private long stop(int stage, long start) {
        long now = System.nanoTime();
        nanos[stage] += now - start;
        return now;
    }
}
