package newsgraph.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArticlesTest {
    private static final int MEGABYTE = 1_000_000;

    @TempDir
    private Path folder = Path.of("");

    private List<Reading> read(Offsets offsets, String standardInput, String... inputs) {
        List<Reading> readings = new ArrayList<>();
        new Articles(null, offsets, new ByteArrayInputStream(standardInput.getBytes(StandardCharsets.UTF_8)))
                .read(List.of(inputs), readings::add);
        return readings;
    }

    private List<String> keys(String... inputs) {
        return read(Offsets.OF_ARTICLE, "", inputs).stream()
                .map(reading -> reading instanceof Reading.Accepted accepted
                        ? accepted.article().key()
                        : ((Reading.Refused) reading).problem().reason())
                .toList();
    }

    private static Article article(Reading reading) {
        return assertInstanceOf(Reading.Accepted.class, reading).article();
    }

    private static Problem problem(Reading reading) {
        return assertInstanceOf(Reading.Refused.class, reading).problem();
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    @Test
    void aFileNamedByItselfIsKnownByItsNameAlone() throws IOException {
        file("deep/er/story.v1.txt", "A story.");
        assertEquals(List.of("story.v1"), keys(folder + "/deep/er/story.v1.txt"));
        assertEquals(List.of("er/story.v1"), keys(folder + "/deep"));
        assertEquals(List.of("er/story.v1"), keys(folder + "/deep/"));
    }

    @Test
    void globsThatTheShellLeavesAreOurs() throws IOException {
        file("a1.txt", "x");
        file("a2.txt", "x");
        file("b/a3.txt", "x");
        file("b/.hidden/a4.txt", "x");
        assertEquals(List.of("a1", "a2"), keys(folder + "/*.txt"));
        assertEquals(List.of("a1", "a2", "a3"), keys(folder + "/**/*.txt"));
        assertEquals(List.of("a2", "a3"), keys(folder + "/**/a[23].txt"));
        assertEquals(List.of("a1", "a3"), keys(folder + "/{a1.txt,b/a?.txt}"));
        assertEquals(List.of("no file matches"), keys(folder + "/*.jsonl"));
    }

    @Test
    void aFileWhoseNameLooksLikeAGlobIsThatFile() throws IOException {
        String odd = file("a[1]*.txt", "x");
        file("a1.txt", "y");
        assertEquals(List.of("a[1]*"), keys(odd));
    }

    @Test
    void anEmptyFolderAndAMissingFileAreNamed() {
        assertEquals(
                List.of("the folder holds no file (hidden files are not read)", "there is no such file or folder"),
                keys(folder.toString(), folder + "/missing.txt"));
    }

    @Test
    void aFileNamedTwiceIsReadOnceAndAnotherOfItsNameIsRefused() throws IOException {
        String one = file("one/x.txt", "x");
        String two = file("two/x.txt", "y");
        List<Reading> readings = read(Offsets.OF_ARTICLE, "", one, one, two);
        assertEquals("x", article(readings.get(0)).key());
        assertInstanceOf(Reading.Skipped.class, readings.get(1));
        assertTrue(problem(readings.get(2)).message().contains(one), "it names the first");
        assertTrue(problem(readings.get(2)).message().contains(two), "it names the second");
    }

    @Test
    void standardInputIsTextOrJsonLinesAsItLooks() {
        assertEquals(
                "Hello.",
                article(read(Offsets.OF_ARTICLE, "Hello.", "-").get(0)).text());
        assertEquals(
                "j",
                article(read(Offsets.OF_ARTICLE, " \n{\"id\":\"j\",\"text\":\"t\"}", "-")
                                .get(0))
                        .key());
    }

    @Test
    void theSameTextOnStandardInputIsTheSameArticle() {
        String first = article(read(Offsets.OF_ARTICLE, "Hello.", "-").get(0)).key();
        assertEquals(
                first, article(read(Offsets.OF_ARTICLE, "Hello.", "-").get(0)).key());
        assertTrue(!first.equals(
                article(read(Offsets.OF_ARTICLE, "Bye.", "-").get(0)).key()));
    }

    @Test
    void offsetsOfTheInputCountWhatWasGiven() throws IOException {
        String given = "Title: Ten\r\n\r\nBody \u0007here.";
        Article article =
                article(read(Offsets.OF_INPUT, "", file("a.txt", given)).get(0));
        assertEquals(given.length(), article.text().length());
        assertEquals(given.indexOf("Body"), article.text().indexOf("Body"));
        assertEquals("Body  here.", article.text().strip());
        assertEquals("Ten", article.title());
    }

    @Test
    void whoAsksForOffsetsOfTheInputGetsItsOwnIdsBack() {
        String lines = "{\"id\":\"1\",\"url\":\"https://x.example/1\",\"text\":\"a\\r\\nb\"}\n"
                + "{\"id\":\"1\",\"text\":\"\"}";
        List<Reading> readings = read(Offsets.OF_INPUT, lines, "-");
        assertEquals(
                List.of("1", "1"), readings.stream().map(r -> article(r).key()).toList());
        assertEquals("a \nb", article(readings.get(0)).text());
    }

    @Test
    void anEndlessLineIsRefusedBeforeItCostsMemory() {
        for (Format format : Format.values()) {
            AtomicLong served = new AtomicLong();
            InputStream endless = new InputStream() {
                @Override
                public int read() {
                    return served.getAndIncrement() < 200L * MEGABYTE ? 'x' : -1;
                }

                @Override
                public int read(byte[] bytes, int offset, int length) {
                    int given = (int) Math.min(length, 200L * MEGABYTE - served.get());
                    Arrays.fill(bytes, offset, offset + Math.max(0, given), (byte) 'x');
                    served.addAndGet(Math.max(0, given));
                    return given > 0 ? given : -1;
                }
            };
            List<Reading> readings = new ArrayList<>();
            assertTimeout(
                    Duration.ofSeconds(20),
                    () -> new Articles(format, Offsets.OF_ARTICLE, endless).read(List.of("-"), readings::add));
            assertEquals(1, readings.size());
            assertTrue(
                    problem(readings.get(0)).reason().contains("too long"),
                    () -> problem(readings.get(0)).message());
        }
    }

    @Test
    void aFileTooLargeForAnArticleIsRefused() throws IOException {
        String large = file("large.txt", "A short line.\n".repeat(MEGABYTE));
        assertTrue(problem(read(Offsets.OF_ARTICLE, "", large).get(0)).reason().contains("too large"));
    }

    @Test
    void aLongLineOfJsonCostsNoneOfTheOthers() throws IOException {
        String long1 = "{\"id\":\"long\",\"text\":\"" + "x".repeat(11 * MEGABYTE) + "\"}";
        String file = file("f.jsonl", "{\"id\":\"a\",\"text\":\"a\"}\n" + long1 + "\n{\"id\":\"b\",\"text\":\"b\"}\n");
        List<Reading> readings = read(Offsets.OF_ARTICLE, "", file);
        assertEquals("a", article(readings.get(0)).key());
        assertEquals(2, problem(readings.get(1)).line());
        assertEquals("b", article(readings.get(2)).key());
    }

    @Test
    void anUnreadableFileIsNamed() throws IOException {
        // A folder's link to itself can be listed but not read.
        Path loop = Files.createSymbolicLink(folder.resolve("loop.txt"), folder.resolve("loop.txt"));
        file("good.txt", "x");
        List<Reading> readings = read(Offsets.OF_ARTICLE, "", folder.toString());
        assertEquals("good", article(readings.get(0)).key());
        assertTrue(problem(readings.get(1)).file().endsWith(loop.getFileName().toString()));
    }
}
