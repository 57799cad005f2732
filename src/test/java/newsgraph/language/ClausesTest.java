package newsgraph.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What clauses gain beyond their syntax tree: subjects that are shared or controlled, conjuncts, the antecedents of relative
 * pronouns. The trees of {@code cases/language/clauses} are given, so that no model has a say.
 */
final class ClausesTest {
    private static final Path CASES = Path.of("src/test/resources/cases/language/clauses");

    /** A sentence's tree, a token a line, and the edges that must be there, or behind an exclamation mark must not. */
    private record Example(Sentence sentence, List<String> edges) {
        @Override
        public String toString() {
            return String.join(" ", sentence.tokens().stream().map(Token::form).toList());
        }
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        try (Stream<Path> files = Files.list(CASES)) {
            for (Path file : files.sorted().toList()) {
                for (String block : Files.readString(file).split("\n\n", -1)) {
                    List<String> lines = block.lines()
                            .filter(line -> !line.startsWith("# ") && !line.isBlank())
                            .toList();
                    int rule = lines.indexOf("--");
                    assertTrue(rule > 0, () -> file + ": a tree, a line --, edges");
                    examples.add(new Example(sentence(lines.subList(0, rule)), lines.subList(rule + 1, lines.size())));
                }
            }
        }
        return examples;
    }

    private static Sentence sentence(List<String> lines) {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        for (String line : lines) {
            String[] cells = line.split(" +", -1);
            int end = at + cells[0].length();
            tokens.add(new Token(
                    at, end, cells[0], cells[1], cells[2], cells[3], Integer.parseInt(cells[4]) - 1, cells[5]));
            at = end + 1;
        }
        return new Sentence(0, at - 1, tokens);
    }

    private static List<String> edges(Sentence sentence) {
        ClauseGraph graph = new ClauseGraph(sentence);
        List<String> edges = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            for (ClauseGraph.Edge edge : graph.arguments(i)) {
                edges.add(edge.role()
                        + ' '
                        + graph.token(i).form()
                        + ' '
                        + graph.token(edge.argument()).form());
            }
        }
        return edges;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void edgesGoBeyondTheTree(Example example) {
        List<String> edges = edges(example.sentence);
        for (String edge : example.edges) {
            boolean wanted = !edge.startsWith("! ");
            String plain = wanted ? edge : edge.substring(2);
            assertEquals(wanted, edges.contains(plain), () -> plain + " among " + edges);
        }
    }

    @Test
    void thereAreExamples() throws IOException {
        assertFalse(examples().isEmpty());
    }
}
