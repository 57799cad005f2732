package newsgraph.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.apache.jena.dboe.base.file.ChannelManager;
import org.apache.jena.dboe.base.file.Location;
import org.apache.jena.dboe.base.file.ProcessFileLock;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.sys.StoreConnection;

/** The database in one generation's folder, opened past the store that it belongs to; made where it is missing. */
final class StoredGeneration implements AutoCloseable {
    private final Path path;
    private final DatasetGraph dataset;

    /** Opens the database in the folder, which nobody else may have open. */
    StoredGeneration(Path path) {
        this.path = path;
        try {
            this.dataset = StoreConnection.connectCreate(Location.create(path)).getDatasetGraph();
        } catch (RuntimeException | InternalError e) {
            abandon(path);
            throw e;
        }
    }

    <T> T read(Function<DatasetGraph, T> reader) {
        return Txn.calculateRead(dataset, () -> reader.apply(dataset));
    }

    /** Runs the change and commits it. */
    void write(Runnable change) {
        Txn.executeWrite(dataset, change);
    }

    DatasetGraph dataset() {
        return dataset;
    }

    @Override
    public void close() {
        abandon(path);
    }

    /** Lets go of the files and locks that TDB2 holds of a generation, also where it failed to open it. */
    static void abandon(Path path) {
        if (!Files.exists(path)) {
            return;
        }
        Location location = Location.create(path);
        StoreConnection.internalExpel(location, true);
        ChannelManager.release(location.getPath(Generation.JOURNAL));
        if (Files.exists(path.resolve("tdb.lock"))) {
            unlock(StoreConnection.lockForLocation(location));
        }
    }

    static void unlock(ProcessFileLock lock) {
        if (lock.isLockedHere()) {
            lock.unlock();
        }
        ProcessFileLock.release(lock);
    }
}
