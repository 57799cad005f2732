package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import newsgraph.store.OpenStores.InUse;
import org.apache.jena.query.TxnType;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.tdb2.sys.StoreConnection;

/** Puts what a {@link Backup} holds in the place of what a store holds, wholly or not at all. */
public final class Restore {
    private Restore() {}

    /**
     * Reads the backup into a generation of its own, which then takes over in one step; a kill at any moment leaves the store
     * as it was or as the backup is.
     *
     * @param folder the store's, made where it is missing
     * @param replace whether the store may hold something already
     * @return how many quads the store now holds
     * @throws BackupException where the file is no whole backup, or the store isn't empty
     * @throws IOException where the file can't be read or the store not be written to; the store is then as before
     */
    public static long read(Path file, Path folder, boolean replace, Duration wait)
            throws StoreException, BackupException, IOException {
        BackupFile backup = new BackupFile(file);
        backup.checkSum();
        StoreFolder place = new StoreFolder(folder);
        place.checkPlace(true);
        OpenStore store = OpenStores.acquire(place, wait);
        store.writing().lock();
        try {
            OpenStores.checkSingleUse(store);
            if (!replace && !isEmpty(store)) {
                throw new BackupException("the store " + place.path()
                        + " isn't empty. Restore into another folder, or put the backup in its place with --replace.");
            }
            return takeOver(backup, store);
        } catch (InUse e) {
            throw new StoreException(
                    "the store " + place.path() + " is in use by this process. Close it before restoring.", e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (RuntimeException | InternalError e) {
            throw new IOException(StoreFolder.reason(e), e); // a full disk shows as either
        } finally {
            store.writing().unlock();
            OpenStores.release(store);
        }
    }

    private static boolean isEmpty(OpenStore store) {
        DatasetGraph dataset = store.dataset();
        return dataset.calculateRead(() -> !dataset.find().hasNext());
    }

    private static long takeOver(BackupFile backup, OpenStore store) throws IOException, BackupException {
        Generation from = store.folder().newest();
        Generation to = from.next();
        Path unfinished = to.unfinished();
        DurableFiles.deleteAll(unfinished);
        Files.createDirectory(unfinished);
        long quads;
        try {
            quads = load(backup, unfinished);
            DurableFiles.syncAll(unfinished);
        } catch (IOException | BackupException | RuntimeException | InternalError e) {
            DurableFiles.deleteAll(unfinished);
            throw e;
        }
        Handover handover = new Handover(store.folder());
        handover.dropping(from, to);
        DurableFiles.move(unfinished, to.path());
        // The folder stays locked; only what it held is let go.
        StoreConnection.internalExpel(from.location(), true);
        store.folder().removeOlder();
        handover.done();
        CompactSize.remember(store.folder(), to.usedBytes(), quads);
        return quads;
    }

    private static long load(BackupFile backup, Path folder) throws IOException, BackupException {
        try (StoredGeneration generation = new StoredGeneration(folder)) {
            DatasetGraph dataset = generation.dataset();
            dataset.begin(TxnType.WRITE);
            try {
                long quads = backup.read(dataset::add);
                dataset.commit();
                return quads;
            } catch (IOException | BackupException | RuntimeException | InternalError e) {
                dataset.abort();
                throw e;
            } finally {
                dataset.end();
            }
        }
    }
}
