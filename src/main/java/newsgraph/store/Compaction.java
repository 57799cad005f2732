package newsgraph.store;

import java.io.IOException;
import org.apache.jena.dboe.base.file.Location;
import org.apache.jena.tdb2.DatabaseMgr;
import org.apache.jena.tdb2.sys.TDBInternal;

/** Copies a store's content into a new generation that has no waste, and lets the new one take over. */
final class Compaction {
    private final OpenStore store;

    Compaction(OpenStore store) {
        this.store = store;
    }

    /** Readers go on; nobody else writes meanwhile. A kill at any moment loses nothing, see {@link Handover}. */
    void run() throws IOException {
        StoreFolder folder = store.folder();
        Handover handover = new Handover(folder);
        Generation from = folder.newest();
        Generation to = from.next();
        handover.copying(from, to);
        try {
            DatabaseMgr.compact(store.dataset(), false);
        } catch (RuntimeException | Error e) {
            giveUp(from, to, handover, e);
            throw e;
        }
        DurableFiles.syncAll(to.path());
        DurableFiles.syncFolder(folder.path());
        handover.dropping(from, to);
        folder.removeOlder();
        handover.done();
        long quads = store.dataset().calculateRead(() -> CompactSize.quads(store.dataset()));
        CompactSize.remember(folder, to.usedBytes(), quads);
    }

    /** Lets go of the copy that failed, so that this process can go on with the original and try again. */
    private void giveUp(Generation from, Generation to, Handover handover, Throwable cause) {
        Location used = TDBInternal.requireStorage(store.dataset()).getLocation();
        if (!used.equals(from.location())) {
            return; // The copy is in use already. The note tells who opens the store next.
        }
        try {
            StoredGeneration.abandon(to.unfinished());
            StoredGeneration.abandon(to.path());
        } catch (RuntimeException | InternalError e) {
            cause.addSuppressed(e);
        }
        try {
            DurableFiles.deleteAll(to.unfinished());
            DurableFiles.deleteAll(to.path());
            handover.done();
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }
}
