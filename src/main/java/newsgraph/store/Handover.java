package newsgraph.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The note that lies in a store's folder while one generation takes over from another, so that a kill or a power cut at any
 * moment leaves no doubt which of the two holds the store. While the note is there nothing else is written.
 *
 * <p>{@code copy A B}: B is being made as a copy of A. {@code drop A B}: B, once it is there, is whole and holds the store;
 * A is to go.
 */
final class Handover {
    static final String FILE = "generation-change";

    private static final Pattern NOTE = Pattern.compile("(copy|drop) (\\S+) (\\S+)\n");

    private final StoreFolder folder;
    private final Path file;

    Handover(StoreFolder folder) {
        this.folder = folder;
        this.file = folder.path().resolve(FILE);
    }

    /** Notes that the second generation is being made as a copy of the first. */
    void copying(Generation from, Generation to) throws IOException {
        DurableFiles.write(file, "copy " + from.name() + " " + to.name() + "\n");
    }

    /** Notes that the second generation holds the store as soon as it is there under its name. */
    void dropping(Generation from, Generation to) throws IOException {
        DurableFiles.write(file, "drop " + from.name() + " " + to.name() + "\n");
    }

    /** Takes the note away. */
    void done() throws IOException {
        DurableFiles.delete(file);
    }

    /**
     * Brings to an end what a process that is gone began. To be called while the folder is locked and not yet open.
     *
     * @throws StoreException where neither generation is whole; nothing is then deleted
     */
    void settle() throws IOException, StoreException {
        Optional<Matcher> note = note();
        if (note.isEmpty()) {
            return;
        }
        Generation from = new Generation(folder.path().resolve(note.get().group(2)));
        Generation to = new Generation(folder.path().resolve(note.get().group(3)));
        boolean copied = note.get().group(1).equals("copy");
        if (to.exists() && from.exists()) {
            if (copied) {
                settleCopy(from, to);
            } else if (to.missingFile().isPresent()) {
                throw folder.broken("lacks " + to.missingFile().get());
            } else {
                DurableFiles.deleteAll(from.path());
            }
        }
        done();
    }

    /** The copy is kept where it is whole, and deleted where it can't be read and the original can. */
    private void settleCopy(Generation from, Generation to) throws IOException, StoreException {
        Optional<ContentSum> copy = content(to);
        if (copy.isEmpty()) {
            if (content(from).isEmpty()) {
                throw folder.broken("can't be read, nor can the one before it");
            }
            DurableFiles.deleteAll(to.path());
        } else if (copy.equals(content(from))) {
            DurableFiles.syncAll(to.path());
            dropping(from, to);
            DurableFiles.deleteAll(from.path());
        }
        // Else another program has written to the copy since: it is used as the newest, and the older one left alone.
    }

    private static Optional<ContentSum> content(Generation generation) {
        if (generation.missingFile().isPresent()) {
            return Optional.empty();
        }
        try (StoredGeneration opened = new StoredGeneration(generation.path())) {
            return Optional.of(opened.read(ContentSum::of));
        } catch (RuntimeException | InternalError e) {
            return Optional.empty(); // TDB2 tells a broken file in many ways
        }
    }

    private Optional<Matcher> note() throws IOException {
        try {
            Matcher note = NOTE.matcher(Files.readString(file, StandardCharsets.UTF_8));
            boolean ours = note.matches() && Generation.isName(note.group(2)) && Generation.isName(note.group(3));
            return ours ? Optional.of(note) : Optional.empty();
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }
}
