package newsgraph.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.dboe.DBOpEnvException;
import org.apache.jena.dboe.base.file.ChannelManager;
import org.apache.jena.dboe.base.file.Location;
import org.apache.jena.dboe.base.file.ProcessFileLock;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sys.JenaSystem;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.DatabaseMgr;
import org.apache.jena.tdb2.TDB2;
import org.apache.jena.tdb2.sys.DatabaseConnection;
import org.apache.jena.tdb2.sys.StoreConnection;
import org.apache.jena.tdb2.sys.TDBInternal;

/**
 * The databases that this process holds. TDB2 gives all of a process one dataset for a folder; it is let go when the last
 * store that uses it is closed, so that another process can have it.
 */
final class OpenStores {
    private static final Map<Path, Integer> USES = new HashMap<>();
    private static final Pattern HOLDER = Pattern.compile("(?:process|PID) (\\d+)");
    private static final Duration POLL = Duration.ofMillis(200);

    static {
        JenaSystem.init();
    }

    private OpenStores() {}

    /** The folder's dataset; waits so long for another process to let go of it. */
    static DatasetGraph acquire(StoreFolder folder, Duration wait) throws StoreException {
        Instant end = Instant.now().plus(wait);
        while (true) {
            try {
                return acquire(folder);
            } catch (DBOpEnvException e) {
                if (Instant.now().isAfter(end)) {
                    throw new StoreException(held(folder.path(), e), e);
                }
                pause(folder, e);
            }
        }
    }

    private static synchronized DatasetGraph acquire(StoreFolder folder) throws StoreException {
        Location location = Location.create(folder.path());
        try {
            DatasetGraph dataset = DatabaseMgr.connectDatasetGraph(location);
            dataset.getContext().set(TDB2.symUnionDefaultGraph, true);
            if (folder.generations().size() > 1) {
                // Unusual: the newest is read through before it is trusted.
                Txn.executeRead(dataset, () -> dataset.find().forEachRemaining(quad -> {}));
            }
            USES.merge(folder.path(), 1, Integer::sum);
            return dataset;
        } catch (IOException | RuntimeException e) {
            if (e instanceof DBOpEnvException held
                    && HOLDER.matcher(String.valueOf(e.getMessage())).find()) {
                throw held;
            }
            abandon(location, folder);
            throw folder.broken("can't be read (" + StoreFolder.reason(e) + ")");
        }
    }

    static synchronized void release(StoreFolder folder, DatasetGraph dataset) {
        if (USES.merge(folder.path(), -1, Integer::sum) == 0) {
            USES.remove(folder.path());
            // By force: a query that was left behind may still be in its transaction.
            TDBInternal.expel(dataset, true);
        }
    }

    /** Lets go of the locks that TDB2 keeps after it failed to open a database. */
    private static void abandon(Location location, StoreFolder folder) {
        DatabaseConnection.internalExpel(location, true);
        unlock(DatabaseConnection.lockForLocation(location));
        try {
            for (Path generation : folder.generations()) {
                Location storage = Location.create(generation);
                StoreConnection.internalExpel(storage, true);
                ChannelManager.release(storage.getPath("journal.jrnl"));
                if (Files.exists(generation.resolve("tdb.lock"))) {
                    unlock(StoreConnection.lockForLocation(storage));
                }
            }
        } catch (IOException e) {
            // The folder is gone, and its locks with it.
            return;
        }
    }

    private static void unlock(ProcessFileLock lock) {
        if (lock.isLockedHere()) {
            lock.unlock();
        }
        ProcessFileLock.release(lock);
    }

    private static void pause(StoreFolder folder, DBOpEnvException cause) throws StoreException {
        try {
            Thread.sleep(POLL.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(held(folder.path(), cause), e);
        }
    }

    private static String held(Path folder, DBOpEnvException cause) {
        Matcher holder = HOLDER.matcher(String.valueOf(cause.getMessage()));
        String who = "another process";
        if (holder.find()) {
            who = "process " + holder.group(1) + started(holder.group(1));
        }
        return "the store " + folder + " is held by " + who + ". Wait until it ends, or end it; then try again.";
    }

    private static String started(String pid) {
        Optional<Instant> start = ProcessHandle.of(Long.parseLong(pid))
                .flatMap(process -> process.info().startInstant());
        return start.map(instant -> ", which began at " + instant.truncatedTo(ChronoUnit.SECONDS))
                .orElse("");
    }
}
