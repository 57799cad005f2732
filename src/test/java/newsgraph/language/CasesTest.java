package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the examples under {@code cases/language}: each file or folder there is a test. */
final class CasesTest {
    private static final Path CASES = Path.of("src/test/resources/cases/language");

    /** A sentence and the lines that tell what must be found in it. */
    private record Example(String sentence, List<String> expected) {
        @Override
        public String toString() {
            return sentence;
        }
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(CASES.resolve(folder))) {
            return files.sorted().toList();
        }
    }

    static List<Path> sentences() throws IOException {
        return files("sentences");
    }

    @ParameterizedTest
    @MethodSource
    void sentences(Path folder) throws IOException {
        String text = Files.readString(folder.resolve("input.txt"));
        String found = TextAnalyzer.shared().analyze(text).sentences().stream()
                .map(s -> text.substring(s.begin(), s.end()).replace('\n', '\u23CE'))
                .collect(Collectors.joining("\n"));
        assertEquals(Files.readString(folder.resolve("expected.txt")).strip(), found);
    }

    static List<Example> tokens() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path file : files("tokens")) {
            List<String> lines = lines(file);
            for (int i = 0; i < lines.size(); i += 2) {
                examples.add(new Example(lines.get(i), List.of(lines.get(i + 1))));
            }
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource
    void tokens(Example example) {
        TokenSpans tokens = TokenSpans.of(example.sentence);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            found.add(example.sentence.substring(tokens.begin(i), tokens.end(i)));
        }
        assertEquals(example.expected.get(0), String.join(" ", found));
    }

    static List<Example> syntax() throws IOException {
        return blocks("syntax");
    }

    @ParameterizedTest
    @MethodSource
    void syntax(Example example) {
        Set<String> arcs = KindShares.arcs(example.sentence);
        for (String arc : example.expected) {
            assertTrue(arcs.contains(arc), () -> "no arc " + arc + " among " + arcs);
        }
    }

    /** Of sentences that nothing here was made to fit. */
    @Test
    void kindsThatTrainingMakesUp() throws IOException {
        KindShares.all().forEach((kind, share) -> assertTrue(share.value() >= 0.6, () -> kind + ": " + share));
    }

    static List<Example> names() throws IOException {
        return blocks("names");
    }

    @ParameterizedTest
    @MethodSource
    void names(Example example) {
        Text text = TextAnalyzer.shared().analyze(example.sentence);
        List<String> found = new ArrayList<>();
        for (Name name : text.names()) {
            List<Token> tokens = text.sentences().get(name.sentence()).tokens();
            int begin = tokens.get(name.firstToken()).begin();
            int end = tokens.get(name.endToken() - 1).end();
            found.add(name.type() + " " + example.sentence.substring(begin, end));
        }
        assertEquals(example.expected, found);
    }

    @Test
    void thereAreCases() throws IOException {
        assertFalse(sentences().isEmpty() || tokens().isEmpty() || syntax().isEmpty() || names().isEmpty());
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("# ") && !line.isBlank())
                .toList();
    }

    /** Sentences with what must be found, between blank lines. */
    private static List<Example> blocks(String folder) throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path file : files(folder)) {
            for (String block : Files.readString(file).split("\n\n", -1)) {
                List<String> lines = block.lines()
                        .filter(line -> !line.startsWith("# ") && !line.isBlank())
                        .toList();
                examples.add(new Example(lines.get(0), lines.subList(1, lines.size())));
            }
        }
        return examples;
    }
}
