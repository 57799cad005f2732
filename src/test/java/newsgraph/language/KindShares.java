package newsgraph.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How much of the syntax is read rightly of each kind of sentence that training makes up or rewrites ({@code
 * cases/language/kinds}: sentences that it does not learn from). As a program it prints the shares for the models that stand
 * first on the class path, for comparing trainings with and without a kind.
 */
final class KindShares {
    private static final Path KINDS = Path.of("src/test/resources/cases/language/kinds");

    private KindShares() {}

    /** What was found of a kind's arcs. */
    record Share(int found, int expected) {
        double value() {
            return (double) found / expected;
        }
    }

    public static void main(String[] arguments) throws IOException {
        int found = 0;
        int expected = 0;
        for (Map.Entry<String, Share> kind : all().entrySet()) {
            Share share = kind.getValue();
            System.out.println(kind.getKey() + " " + share.found + " of " + share.expected);
            found += share.found;
            expected += share.expected;
        }
        System.out.println("all " + found + " of " + expected);
    }

    /** The share of each kind, by its file's name without ending. */
    static Map<String, Share> all() throws IOException {
        Map<String, Share> shares = new TreeMap<>();
        try (Stream<Path> files = Files.list(KINDS)) {
            for (Path file : files.toList()) {
                shares.put(file.getFileName().toString().replace(".txt", ""), share(Files.readString(file)));
            }
        }
        return shares;
    }

    private static Share share(String examples) {
        int found = 0;
        int expected = 0;
        for (String example : examples.strip().split("\n\n", -1)) {
            String[] lines = example.split("\n", -1);
            Set<String> arcs = arcs(lines[0]);
            for (int i = 1; i < lines.length; i++) {
                expected++;
                found += arcs.contains(lines[i]) ? 1 : 0;
            }
        }
        return new Share(found, expected);
    }

    /** Relation, head and dependent of each word of a text. */
    static Set<String> arcs(String text) {
        Set<String> arcs = new HashSet<>();
        for (Sentence sentence : TextAnalyzer.shared().analyze(text).sentences()) {
            for (Token token : sentence.tokens()) {
                String head = token.head() < 0
                        ? "-"
                        : sentence.tokens().get(token.head()).form();
                arcs.add(token.deprel() + ' ' + head + ' ' + token.form());
            }
        }
        return arcs;
    }
}
