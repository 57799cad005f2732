package newsgraph.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A list of words from a resource file: one a line, lines that begin with {@code #} are comments. */
final class WordList {
    private WordList() {}

    static Set<String> read(String name) {
        return Set.copyOf(lines(name));
    }

    static List<String> lines(String name) {
        InputStream in = WordList.class.getResourceAsStream(name);
        if (in == null) {
            throw new IllegalStateException("the jar lacks its word list " + name);
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    lines.add(line.strip());
                }
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
