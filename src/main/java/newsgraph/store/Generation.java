package newsgraph.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.jena.dboe.base.file.Location;
import org.apache.jena.dboe.sys.Names;

/**
 * One generation of a store's database: a folder {@code Data-NNNN}, as TDB2 writes it. Compaction makes the next.
 *
 * @param path the folder, which need not be there
 */
record Generation(Path path) {
    private static final Pattern NAME = Pattern.compile("Data-[0-9]{4,9}");
    /** Where TDB2 writes what it commits, before it writes it to its place. */
    static final String JOURNAL = Names.journalFile;

    private static final int BLOCK_BYTES = 8192;
    private static final int STATE_LONGS = 3;
    /** A tree begins with a root and a leaf. */
    private static final int NEW_BLOCKS = 2;

    private static final List<String> TREES =
            List.of("SPO", "POS", "OSP", "GSPO", "GPOS", "GOSP", "POSG", "OSPG", "SPOG", "GPU", "nodes", "prefixes");

    /** Whether a file of this name in a store's folder is a generation. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    String name() {
        return String.valueOf(path.getFileName());
    }

    int number() {
        return Integer.parseInt(name().substring("Data-".length()));
    }

    boolean exists() {
        return Files.isDirectory(path);
    }

    Location location() {
        return Location.create(path);
    }

    /** The generation that comes after this. */
    Generation next() {
        return new Generation(path.resolveSibling(String.format("Data-%04d", number() + 1)));
    }

    /** What the next generation is called until it is whole; TDB2 deletes what it finds under this name. */
    Path unfinished() {
        return path.resolveSibling(name() + "-tmp");
    }

    /** Makes the database, empty: it is there whole or not at all. */
    void make() throws IOException {
        DurableFiles.deleteAll(unfinished());
        Files.createDirectory(unfinished());
        try (StoredGeneration made = new StoredGeneration(unfinished())) {
            made.read(dataset -> dataset.isEmpty());
        }
        DurableFiles.syncAll(unfinished());
        DurableFiles.move(unfinished(), path);
    }

    /** The name of a file that a whole generation has and this one lacks, if there is one. */
    Optional<String> missingFile() {
        List<String> files = new ArrayList<>();
        TREES.forEach(tree -> files.addAll(List.of(tree + ".bpt", tree + ".dat", tree + ".idn")));
        files.addAll(List.of("nodes-data.obj", "nodes-data.bdf", "prefixes-data.obj", "prefixes-data.bdf"));
        return files.stream()
                .filter(file -> !Files.isRegularFile(path.resolve(file)))
                .findFirst();
    }

    boolean holdsTerms() throws IOException {
        Path terms = path.resolve("nodes-data.obj");
        return Files.exists(terms) && Files.size(terms) > 0;
    }

    /** Whether nothing was ever committed to it; its making may have been cut short. */
    boolean isNew() throws IOException {
        for (String file : List.of("nodes-data.obj", "prefixes-data.obj", JOURNAL)) {
            if (Files.exists(path.resolve(file)) && Files.size(path.resolve(file)) > 0) {
                return false;
            }
        }
        for (String tree : TREES) {
            if (Files.exists(path.resolve(tree + ".bpt")) && blocks(tree) > NEW_BLOCKS) {
                return false;
            }
        }
        return true;
    }

    /** The bytes that are in use; the files are longer, as TDB2 makes them longer by eight megabytes at a time. */
    long usedBytes() throws IOException {
        long blocks = 0;
        for (String tree : TREES) {
            blocks += blocks(tree);
        }
        return blocks * BLOCK_BYTES + Files.size(path.resolve("nodes-data.obj"));
    }

    /** How many blocks of a tree are in use: its state is the number of its root, then those of its two files. */
    private long blocks(String tree) throws IOException {
        ByteBuffer state = ByteBuffer.wrap(Files.readAllBytes(path.resolve(tree + ".bpt")));
        if (state.remaining() < STATE_LONGS * Long.BYTES) {
            return 0; // not yet written
        }
        return state.getLong(Long.BYTES) + state.getLong(2 * Long.BYTES);
    }

    /**
     * What every committed change makes another: TDB2 copies what it writes to, so the trees' roots and lengths never come
     * again in one generation.
     */
    String state() throws IOException {
        StringBuilder state = new StringBuilder(name());
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.filter(Generation::isState).sorted().toList()) {
                state.append(' ').append(file.getFileName());
                ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
                while (bytes.remaining() >= Long.BYTES) {
                    state.append(' ').append(bytes.getLong());
                }
            }
        }
        return state.toString();
    }

    private static boolean isState(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".bpt") || name.endsWith(".bdf");
    }
}
