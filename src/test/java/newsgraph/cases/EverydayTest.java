package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import newsgraph.claim.Claim;
import org.junit.jupiter.api.Test;

/** Reviews, recipes, travel, sport and letters: where the news' relations have no business, the reader must keep silent. */
class EverydayTest {
    private static final Path FOLDER = Path.of("src/test/resources/cases/everyday");
    private static final int FEWER_FALSE_TRIPLES_THAN = 3;

    @Test
    void statesHardlyAnythingThatTheTextDoesNot() throws IOException {
        List<String> wrong = new ArrayList<>();
        int lines = 0;
        List<Path> files;
        try (Stream<Path> all = Files.list(FOLDER)) {
            files = all.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
        }
        for (Path file : files) {
            Path expected = FOLDER.resolve(file.getFileName().toString().replace(".txt", ".expected"));
            Set<String> stated = stated(expected);
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                lines++;
                for (Claim claim : Reading.of(line).claims().all()) {
                    String relation = Objects.requireNonNull(
                            claim.relation() == null ? "" : claim.relation().label());
                    String triple = key(number, claim.subject().label(), relation, Reading.label(claim.object()));
                    if (claim.asserted() && !stated.contains(triple)) {
                        wrong.add(file.getFileName() + ":" + number + " " + Reading.describe(claim) + " in: " + line);
                    }
                }
            }
        }
        assertEquals(300, lines);
        assertTrue(wrong.size() < FEWER_FALSE_TRIPLES_THAN, String.join("\n", wrong));
    }

    private static Set<String> stated(Path expected) throws IOException {
        Set<String> stated = new HashSet<>();
        for (String line : Files.readAllLines(expected)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] fields = line.split("\\s*\\|\\s*", -1);
                stated.add(key(Integer.parseInt(fields[0].strip()), fields[1], fields[2], fields[3].strip()));
            }
        }
        return stated;
    }

    private static String key(int line, String subject, String relation, String object) {
        return (line + " | " + subject + " | " + relation + " | " + object).toLowerCase(Locale.ROOT);
    }
}
