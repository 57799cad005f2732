package newsgraph.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Queries with names, from the jar or from a user's folder.
 *
 * @param all sorted by name
 * @param problems the files that are no good and why, a line each: {@code file:line: what is wrong}
 */
public record BundledQueries(List<BundledQuery> all, List<String> problems) {
    public BundledQueries {
        all = List.copyOf(all);
        problems = List.copyOf(problems);
    }

    /** Those that ship with Newsgraph. */
    public static BundledQueries bundled() {
        return new BundledQueries(List.of(), List.of());
    }

    /** Those of the {@code .rq} files in a folder. */
    public static BundledQueries read(Path folder) {
        return new BundledQueries(List.of(), List.of());
    }

    public Optional<BundledQuery> named(String name) {
        return all.stream().filter(query -> query.name().equals(name)).findFirst();
    }
}
