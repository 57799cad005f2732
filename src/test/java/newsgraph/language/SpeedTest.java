package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import newsgraph.language.LineJoiner.Stretch;
import newsgraph.language.Tokenizer.Piece;
import org.junit.jupiter.api.Test;

/**
 * The benchmark: prints tokens a second, stage by stage, on one core, and the memory that the models take.
 *
 * <p>{@code mvn -q test -Plong -Dtest=SpeedTest}
 */
@org.junit.jupiter.api.Tag("long")
final class SpeedTest {
    private static final int WARM_UP_ROUNDS = 60;
    private static final int ROUNDS = 200;
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
