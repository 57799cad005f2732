package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A store's folder as it lies on disk. TDB2 keeps each generation of a database in a folder {@code Data-NNNN} and opens the
 * newest, making every file that it misses there; so whether that one is whole is found out before it is opened.
 */
final class StoreFolder {
    /** What TDB2 and a store keep beside the generations: locks, a compaction that was cut short, settings, the text index. */
    private static final Pattern OWN =
            Pattern.compile("tdb\\.lock|tdb\\.cfg|jena-tdb-temp-files|Data-[0-9]+-tmp|Backups|"
                    + Pattern.quote(Handover.FILE) + "|\\." + Pattern.quote(Handover.FILE) + "\\.part|"
                    + Pattern.quote(CompactSize.FILE) + "|\\." + Pattern.quote(CompactSize.FILE) + "\\.part|"
                    + Pattern.quote(TextIndex.FOLDER));

    private final Path path;

    StoreFolder(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    Path path() {
        return path;
    }

    /** Makes sure that the folder holds a store, or nothing and may hold one; writes into it only where it is ours. */
    void checkPlace(boolean create) throws StoreException {
        try {
            if (!Files.exists(path)) {
                if (!create) {
                    throw new StoreException(
                            "no store at " + path + ". Make one with: newsgraph build --store '" + path + "' INPUT...");
                }
                Files.createDirectories(path);
            }
            if (!Files.isDirectory(path)) {
                throw new StoreException(path + " is a file, not a store. Name a folder with --store.");
            }
            if (generations().isEmpty()) {
                checkEmpty(create);
            }
        } catch (IOException e) {
            throw new StoreException("the store's folder " + path + " can't be used: " + reason(e), e);
        }
    }

    private void checkEmpty(boolean create) throws IOException, StoreException {
        List<String> foreign = new ArrayList<>();
        try (Stream<Path> files = Files.list(path)) {
            files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> !OWN.matcher(name).matches())
                    .sorted()
                    .forEach(foreign::add);
        }
        if (!foreign.isEmpty()) {
            throw new StoreException(path + " is no store: it holds other files (such as '" + foreign.get(0)
                    + "'). Nothing was written there. Name another folder with --store.");
        }
        if (!create) {
            throw new StoreException(
                    path + " is empty. Make a store with: newsgraph build --store '" + path + "' INPUT...");
        }
    }

    /** All generations, oldest first. */
    List<Generation> generations() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> Generation.isName(String.valueOf(file.getFileName())))
                    .filter(Files::isDirectory)
                    .map(Generation::new)
                    .sorted(Comparator.comparingInt(Generation::number))
                    .toList();
        }
    }

    /** The generation that TDB2 uses. */
    Generation newest() throws IOException {
        List<Generation> generations = generations();
        if (generations.isEmpty()) {
            throw new IOException("it holds no Data-NNNN folder");
        }
        return generations.get(generations.size() - 1);
    }

    /** Makes the first generation where there is none, or only one that nothing was ever put in. */
    void makeFirst() throws IOException {
        List<Generation> generations = generations();
        Generation first = generations.isEmpty() ? new Generation(path.resolve("Data-0001")) : generations.get(0);
        if (generations.size() <= 1 && (!first.exists() || first.isNew())) {
            DurableFiles.deleteAll(first.path());
            first.make();
        }
    }

    /** Makes sure that TDB2 can be let at the newest generation. */
    void checkNewest() throws IOException, StoreException {
        List<Generation> generations = generations();
        Generation newest = newest();
        Optional<String> missing = newest.missingFile();
        if (missing.isPresent()) {
            throw broken("lacks " + missing.get());
        }
        boolean only = generations.size() == 1;
        if (!only
                && !newest.holdsTerms()
                && generations.get(generations.size() - 2).holdsTerms()) {
            throw broken("is empty, though the one before it isn't");
        }
    }

    /** What to tell where the newest generation can't be used. */
    StoreException broken(String why) {
        String advice = "Nothing was changed. Restore the folder from a backup, or build the store anew elsewhere.";
        String newest = "its data folder";
        try {
            List<Generation> generations = generations();
            int last = generations.size() - 1;
            newest = "its newest folder " + generations.get(last).name();
            if (last > 0) {
                advice = "Nothing was changed. To go back to the one before, move "
                        + generations.get(last).name() + " out of the store; "
                        + generations.get(last - 1).name() + " is then used.";
            }
        } catch (IOException | IndexOutOfBoundsException e) {
            return new StoreException("the store " + path + " is broken: " + why + ". " + advice, e);
        }
        return new StoreException("the store " + path + " is broken: " + newest + " " + why + ". " + advice);
    }

    /** Removes generations that are older than the newest. */
    void removeOlder() throws IOException {
        List<Generation> generations = generations();
        for (Generation older : generations.subList(0, Math.max(0, generations.size() - 1))) {
            DurableFiles.deleteAll(older.path());
        }
    }

    /** What the user is told of a write that failed. */
    UncheckedIOException unwritten(Throwable cause) {
        IOException told = cause instanceof IOException io ? io : new IOException(cause);
        return new UncheckedIOException(
                "the store " + path + " can't be written to (" + reason(cause)
                        + "). It holds what it held before. Is the disk full?",
                told);
    }

    static String reason(Throwable thrown) {
        String message = thrown.getMessage();
        String kind = thrown.getClass().getSimpleName();
        return message == null
                ? kind
                : kind + ": " + message.lines().findFirst().orElse("");
    }
}
