package newsgraph.store;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Lines in order, each once, however many: runs of them are sorted in memory and lie in files of their own until they are
 * merged, so that memory does not grow with their number. Lines hold no line ends.
 */
final class SortedLines implements Closeable {
    private static final long RUN_CHARS = 16_000_000;

    private final Path folder;
    private final List<Path> runs = new ArrayList<>();
    private final List<BufferedReader> open = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private long chars;

    SortedLines() throws IOException {
        folder = Files.createTempDirectory("newsgraph-sort");
    }

    void add(String line) throws IOException {
        lines.add(line);
        chars += line.length();
        if (chars >= RUN_CHARS) {
            putDown();
        }
    }

    private void putDown() throws IOException {
        lines.sort(Comparator.naturalOrder());
        Path run = folder.resolve("run" + runs.size());
        runs.add(run);
        try (BufferedWriter out = Files.newBufferedWriter(run, StandardCharsets.UTF_8)) {
            for (String line : lines) {
                out.write(line);
                out.write('\n');
            }
        }
        lines.clear();
        chars = 0;
    }

    /** The lines one after the other; null after the last. */
    interface Source {
        @Nullable
        String next() throws IOException;
    }

    private record Head(String line, BufferedReader rest) {}

    /** All lines that were added; nothing more can be. */
    Source sorted() throws IOException {
        putDown();
        PriorityQueue<Head> heads = new PriorityQueue<>(Comparator.comparing(Head::line));
        for (Path run : runs) {
            BufferedReader reader = Files.newBufferedReader(run, StandardCharsets.UTF_8);
            open.add(reader);
            advance(reader, heads);
        }
        return new Source() {
            private @Nullable String last;

            @Override
            public @Nullable String next() throws IOException {
                while (!heads.isEmpty()) {
                    Head head = heads.remove();
                    advance(head.rest(), heads);
                    if (!head.line().equals(last)) {
                        last = head.line();
                        return last;
                    }
                }
                return null;
            }
        };
    }

    private static void advance(BufferedReader reader, PriorityQueue<Head> heads) throws IOException {
        String line = reader.readLine();
        if (line != null) {
            heads.add(new Head(line, reader));
        }
    }

    @Override
    public void close() throws IOException {
        for (BufferedReader reader : open) {
            reader.close();
        }
        for (Path run : runs) {
            Files.deleteIfExists(run);
        }
        Files.deleteIfExists(folder);
    }
}
