package newsgraph.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A store's folder as it lies on disk. TDB2 keeps each generation of a database in a folder {@code Data-NNNN} and opens the
 * newest, making every file that it misses there; so whether that one is whole is found out before it is opened.
 */
final class StoreFolder {
    private static final Pattern GENERATION = Pattern.compile("Data-[0-9]+");
    /** What TDB2 leaves beside the generations: its lock, a compaction that was cut short, settings. */
    private static final Pattern OWN =
            Pattern.compile("tdb\\.lock|tdb\\.cfg|jena-tdb-temp-files|Data-[0-9]+-tmp|Backups");

    private static final List<String> TREES =
            List.of("SPO", "POS", "OSP", "GSPO", "GPOS", "GOSP", "POSG", "OSPG", "SPOG", "GPU", "nodes", "prefixes");

    private final Path path;

    StoreFolder(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    Path path() {
        return path;
    }

    /** Makes sure that TDB2 can be let at the folder: it holds a whole store, or nothing and may hold one. */
    void check(boolean create) throws StoreException {
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
            checkContent(create);
        } catch (IOException e) {
            throw new StoreException("the store's folder " + path + " can't be used: " + reason(e), e);
        }
    }

    private void checkContent(boolean create) throws IOException, StoreException {
        List<Path> generations = generations();
        if (!generations.isEmpty()) {
            checkNewest(generations);
            return;
        }
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

    /** The folders of all generations, oldest first. */
    List<Path> generations() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> GENERATION
                            .matcher(String.valueOf(file.getFileName()))
                            .matches())
                    .filter(Files::isDirectory)
                    .sorted(Comparator.comparingInt(StoreFolder::number))
                    .toList();
        }
    }

    private static int number(Path generation) {
        return Integer.parseInt(String.valueOf(generation.getFileName()).substring("Data-".length()));
    }

    private void checkNewest(List<Path> generations) throws IOException, StoreException {
        Path newest = generations.get(generations.size() - 1);
        boolean only = generations.size() == 1;
        List<String> missing = missing(newest);
        boolean holdsTerms = holdsTerms(newest);
        if (only && !missing.isEmpty() && !holdsTerms) {
            return; // Its making was cut short before anything was put in: TDB2 goes on with it.
        }
        if (!missing.isEmpty()) {
            throw broken("lacks " + missing.get(0));
        }
        if (!holdsTerms && !only && holdsTerms(generations.get(generations.size() - 2))) {
            throw broken("is empty, though the one before it isn't");
        }
    }

    /** What to tell where the newest generation can't be used. */
    StoreException broken(String why) {
        String advice = "Nothing was changed. Restore the folder from a backup, or build the store anew elsewhere.";
        String newest = "its data folder";
        try {
            List<Path> generations = generations();
            int last = generations.size() - 1;
            newest = "its newest folder " + generations.get(last).getFileName();
            if (last > 0) {
                advice = "Nothing was changed. To go back to the one before, move "
                        + generations.get(last).getFileName() + " out of the store; "
                        + generations.get(last - 1).getFileName() + " is then used.";
            }
        } catch (IOException | IndexOutOfBoundsException e) {
            return new StoreException("the store " + path + " is broken: " + why + ". " + advice, e);
        }
        return new StoreException("the store " + path + " is broken: " + newest + " " + why + ". " + advice);
    }

    private static List<String> missing(Path generation) {
        List<String> missing = new ArrayList<>();
        for (String tree : TREES) {
            for (String extension : List.of(".bpt", ".dat", ".idn")) {
                addMissing(generation, tree + extension, missing);
            }
        }
        for (String file : List.of("nodes-data.obj", "nodes-data.bdf", "prefixes-data.obj", "prefixes-data.bdf")) {
            addMissing(generation, file, missing);
        }
        return missing;
    }

    private static void addMissing(Path generation, String file, List<String> missing) {
        if (!Files.isRegularFile(generation.resolve(file))) {
            missing.add(file);
        }
    }

    private static boolean holdsTerms(Path generation) throws IOException {
        Path terms = generation.resolve("nodes-data.obj");
        return Files.exists(terms) && Files.size(terms) > 0;
    }

    /** Removes generations that are older than the newest: a compaction that was cut short at its end leaves one. */
    void removeOlder() throws IOException {
        List<Path> generations = generations();
        for (Path older : generations.subList(0, Math.max(0, generations.size() - 1))) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(older)) {
                for (Path file : files) {
                    Files.delete(file);
                }
            }
            Files.delete(older);
        }
    }

    static String reason(Throwable thrown) {
        String message = thrown.getMessage();
        String kind = thrown.getClass().getSimpleName();
        return message == null
                ? kind
                : kind + ": " + message.lines().findFirst().orElse("");
    }
}
