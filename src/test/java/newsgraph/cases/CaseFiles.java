package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The cases of a folder: a text, a line {@code ---}, and what is expected of it. A file {@code not-yet.txt} lists those that
 * the product does not read rightly yet; a case comes off that list when it does.
 */
final class CaseFiles {
    private static final String NOT_YET = "not-yet.txt";

    private CaseFiles() {}

    record Case(String name, String text, List<String> expectations, boolean known) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> in(String folder) {
        Path root = Path.of("src/test/resources/cases", folder);
        try (Stream<Path> files = Files.walk(root)) {
            Set<String> notYet = notYet(root);
            List<Case> cases = files.filter(f -> f.toString().endsWith(".txt"))
                    .filter(f -> !f.getFileName().toString().equals(NOT_YET))
                    .sorted()
                    .map(f -> read(root, f, notYet))
                    .toList();
            assertFalse(cases.isEmpty(), "no cases in " + root);
            return cases.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> notYet(Path root) throws IOException {
        Path list = root.resolve(NOT_YET);
        Set<String> names = new TreeSet<>();
        if (Files.exists(list)) {
            for (String line : Files.readAllLines(list)) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    names.add(line.strip());
                }
            }
        }
        return names;
    }

    private static Case read(Path root, Path file, Set<String> notYet) {
        try {
            String all = Files.readString(file);
            int cut = all.indexOf("\n---");
            String name = root.relativize(file).toString().replace('\\', '/');
            List<String> expectations = all.substring(cut + "\n---".length())
                    .lines()
                    .filter(l -> !l.isBlank() && !l.startsWith("#"))
                    .toList();
            assertFalse(expectations.isEmpty(), name + " expects nothing");
            return new Case(name, all.substring(0, cut), expectations, notYet.contains(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
