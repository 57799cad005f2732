package newsgraph.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each folder of cases/article is read as a user's folder; what comes out must be what its expected.txt says. */
class ReadingCasesTest {
    private static final Path CASES = Path.of("src/test/resources/cases/article");
    private static final String REWRITE = "newsgraph.rewrite";

    static List<Path> cases() throws IOException {
        try (Stream<Path> folders = Files.list(CASES)) {
            List<Path> cases = folders.filter(Files::isDirectory).sorted().toList();
            assertFalse(cases.isEmpty(), "no cases in " + CASES);
            return cases;
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void readsAsExpected(Path folder) throws IOException {
        String input = folder.resolve("input").toString();
        List<String> lines = new ArrayList<>();
        new Articles(null, Offsets.OF_ARTICLE, InputStream.nullInputStream())
                .read(List.of(input), reading -> lines.addAll(describe(reading)));
        String found = String.join("\n", lines).replace(input + "/", "") + "\n";
        Path expected = folder.resolve("expected.txt");
        if (Boolean.getBoolean(REWRITE)) {
            Files.writeString(expected, found);
        }
        assertEquals(
                Files.readString(expected),
                found,
                () -> folder + ": to take what was found as expected, run: mvn test -Dtest=ReadingCasesTest -D"
                        + REWRITE + "=true");
    }

    private static List<String> describe(Reading reading) {
        if (reading instanceof Reading.Refused refused) {
            return List.of("refused " + refused.problem().message());
        }
        if (reading instanceof Reading.Skipped skipped) {
            return List.of("skipped " + skipped.file() + ": " + skipped.reason());
        }
        Reading.Accepted accepted = (Reading.Accepted) reading;
        Article article = accepted.article();
        List<String> lines = new ArrayList<>();
        lines.add("article " + article.key() + " from " + article.file());
        lines.add("  title " + article.title() + " | published " + article.published() + " | publisher "
                + article.publisher() + " | language " + article.language());
        lines.add("  url " + visible(String.valueOf(article.url())));
        lines.add("  text " + visible(article.text()));
        accepted.warnings().forEach(warning -> lines.add("  warning " + warning.message()));
        return lines;
    }

    private static String visible(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
    }
}
