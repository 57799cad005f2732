package newsgraph.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each folder of {@code cases/ontology/refused} holds a user's files with something wrong in them, and {@code messages.txt}
 * with all that must be said of it. {@code -Dnewsgraph.rewrite=true} writes the messages anew: read what changed.
 */
class RefusedFoldersTest {
    private static final Path CASES = Path.of("src/test/resources/cases/ontology/refused");

    static List<Path> folders() throws IOException {
        try (Stream<Path> folders = Files.list(CASES)) {
            List<Path> found = folders.filter(Files::isDirectory).sorted().toList();
            assertFalse(found.isEmpty());
            return found;
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void saysAllThatIsWrong(Path folder) throws IOException {
        OntologyException refused = assertThrows(OntologyException.class, () -> RuleBookReader.read(folder));
        String messages = refused.getMessage().replace(CASES.toString().replace('\\', '/') + "/", "") + "\n";
        Path expected = folder.resolve("messages.txt");
        if (Boolean.getBoolean("newsgraph.rewrite")) {
            Files.writeString(expected, messages);
        }
        assertEquals(Files.readString(expected), messages);
        assertEquals(refused.problems().size(), messages.lines().count());
    }
}
