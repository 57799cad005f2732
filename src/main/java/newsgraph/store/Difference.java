package newsgraph.store;

import java.io.IOException;
import java.nio.file.Path;
import newsgraph.graph.QuadLine;
import org.jspecify.annotations.Nullable;

/**
 * Tells two stores or files of RDF apart, quad by quad. Where one of them names no graphs, as Turtle doesn't, the unions of
 * their graphs are compared. Blank nodes are told apart by their labels. Memory does not grow with their size.
 */
public final class Difference {
    private Difference() {}

    /** Hears of each quad that only one side has, in the order of their lines. */
    public interface Listener {
        /** The N-Quads line, without its line end, of a quad that only the second has. */
        void added(String quad);

        /** The N-Quads line, without its line end, of a quad that only the first has. */
        void removed(String quad);
    }

    /**
     * Whether the two differ.
     *
     * @param first a store's folder or a file, and the name that messages have for it
     * @param bookkeeping whether how the stores came to be is compared too
     * @throws StoreException where one can't be opened or read
     * @throws IOException where there is no room to sort
     */
    public static boolean between(Side first, Side second, boolean bookkeeping, Listener listener)
            throws StoreException, IOException {
        QuadSource one = QuadSource.of(first.path(), first.name());
        QuadSource other = QuadSource.of(second.path(), second.name());
        boolean graphs = one.namesGraphs() && other.namesGraphs();
        try (SortedLines before = new SortedLines();
                SortedLines after = new SortedLines()) {
            fill(before, one, graphs, bookkeeping);
            fill(after, other, graphs, bookkeeping);
            return compare(before.sorted(), after.sorted(), listener);
        }
    }

    /** One of two things that are compared. */
    public record Side(Path path, String name) {}

    private static void fill(SortedLines lines, QuadSource source, boolean graphs, boolean bookkeeping)
            throws StoreException, IOException {
        source.read(bookkeeping, quad -> {
            try {
                lines.add(QuadLine.of(quad, graphs));
            } catch (IOException e) {
                throw new QuadSource.Carried(e);
            }
        });
    }

    private static boolean compare(SortedLines.Source before, SortedLines.Source after, Listener listener)
            throws IOException {
        boolean differ = false;
        @Nullable String one = before.next();
        @Nullable String other = after.next();
        while (one != null || other != null) {
            int order = one == null ? 1 : other == null ? -1 : one.compareTo(other);
            if (order < 0 && one != null) {
                listener.removed(one);
            } else if (order > 0 && other != null) {
                listener.added(other);
            }
            differ |= order != 0;
            one = order <= 0 ? before.next() : one;
            other = order >= 0 ? after.next() : other;
        }
        return differ;
    }
}
