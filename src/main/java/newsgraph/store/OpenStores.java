package newsgraph.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.dboe.DBOpEnvException;
import org.apache.jena.dboe.base.file.Location;
import org.apache.jena.dboe.base.file.ProcessFileLock;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sys.JenaSystem;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.DatabaseMgr;
import org.apache.jena.tdb2.TDB2;
import org.apache.jena.tdb2.params.StoreParams;
import org.apache.jena.tdb2.sys.DatabaseConnection;

/**
 * The databases that this process holds. TDB2 gives all of a process one dataset for a folder; it is let go when the last
 * store that uses it is closed, so that another process can have it.
 */
final class OpenStores {
    /**
     * TDB2 would keep up to a million nodes in memory, so that a build took more the longer it went on. What is looked up again
     * and again (predicates, types, the entities of the day) is far less.
     */
    private static final StoreParams LEVEL_MEMORY = StoreParams.builder("newsgraph")
            .node2NodeIdCacheSize(10_000)
            .nodeId2NodeCacheSize(10_000)
            .build();

    private static final Map<Path, OpenStore> OPEN = new HashMap<>();
    private static final Pattern HOLDER = Pattern.compile("(?:process|PID) (\\d+)");
    private static final Duration POLL = Duration.ofMillis(200);

    static {
        JenaSystem.init();
    }

    private OpenStores() {}

    /** Thrown where another process has the folder. */
    private static final class Held extends Exception {
        private static final long serialVersionUID = 1;

        Held(Throwable cause) {
            super(cause);
        }
    }

    /** Thrown where more than one store of this process works on the folder. */
    static final class InUse extends Exception {
        private static final long serialVersionUID = 1;
    }

    static synchronized void checkSingleUse(OpenStore store) throws InUse {
        if (store.uses() != 1) {
            throw new InUse();
        }
    }

    /** The folder's dataset; waits so long for another process to let go of it. */
    static OpenStore acquire(StoreFolder folder, Duration wait) throws StoreException {
        Instant end = Instant.now().plus(wait);
        while (true) {
            try {
                return acquire(folder);
            } catch (Held e) {
                if (Instant.now().isAfter(end)) {
                    throw new StoreException(held(folder.path(), e), e);
                }
                pause(folder, e);
            }
        }
    }

    private static synchronized OpenStore acquire(StoreFolder folder) throws StoreException, Held {
        OpenStore open = OPEN.get(folder.path());
        if (open == null) {
            settle(folder);
            open = new OpenStore(folder, connect(folder));
            OPEN.put(folder.path(), open);
        }
        open.use();
        return open;
    }

    static synchronized void release(OpenStore store) {
        if (store.leave()) {
            OPEN.remove(store.folder().path());
            store.close();
        }
    }

    /** With the folder locked: ends what a process that is gone began, and has a newest generation that is whole. */
    private static void settle(StoreFolder folder) throws StoreException, Held {
        ProcessFileLock lock;
        try {
            lock = DatabaseConnection.lockForLocation(Location.create(folder.path()));
        } catch (RuntimeException e) {
            throw unusable(folder, e);
        }
        if (lock.isLockedHere()) {
            return; // Open already, past this class.
        }
        try {
            lock(lock);
            for (Generation generation : folder.generations()) {
                new JournalTail(generation).cut();
            }
            new Handover(folder).settle();
            folder.makeFirst();
            folder.checkNewest();
        } catch (IOException | RuntimeException | InternalError e) {
            throw unusable(folder, e);
        } finally {
            StoredGeneration.unlock(lock);
        }
    }

    private static void lock(ProcessFileLock lock) throws Held {
        try {
            lock.lockEx();
        } catch (DBOpEnvException e) {
            if (e.getCause() == null) {
                throw new Held(e);
            }
            throw e;
        } catch (NegativeArraySizeException e) {
            throw new Held(e); // TDB2 read the holder's number before the holder had written it.
        }
    }

    private static DatasetGraph connect(StoreFolder folder) throws StoreException, Held {
        Location location = Location.create(folder.path());
        try {
            DatasetGraph dataset = DatabaseMgr.connectDatasetGraph(location, LEVEL_MEMORY);
            dataset.getContext().set(TDB2.symUnionDefaultGraph, true);
            if (folder.generations().size() > 1) {
                // Unusual: the newest is read through before it is trusted.
                Txn.executeRead(dataset, () -> dataset.find().forEachRemaining(quad -> {}));
            }
            return dataset;
        } catch (IOException | RuntimeException | InternalError e) {
            boolean held = e instanceof DBOpEnvException
                    && HOLDER.matcher(String.valueOf(e.getMessage())).find();
            abandon(location, folder);
            if (held || e instanceof NegativeArraySizeException) {
                throw new Held(e);
            }
            if (isFull(e)) {
                throw unusable(folder, e);
            }
            throw folder.broken("can't be read (" + StoreFolder.reason(e) + ")");
        }
    }

    private static StoreException unusable(StoreFolder folder, Throwable cause) {
        String remedy = isFull(cause) ? ". The disk is full: make room, then try again." : "";
        return new StoreException(
                "the store's folder " + folder.path() + " can't be used (" + StoreFolder.reason(cause) + ")" + remedy,
                cause);
    }

    private static boolean isFull(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
            if (message.contains("no space left") || message.contains("quota exceeded")) {
                return true;
            }
        }
        return false;
    }

    /** Lets go of the locks that TDB2 keeps after it failed to open a database. */
    private static void abandon(Location location, StoreFolder folder) {
        DatabaseConnection.internalExpel(location, true);
        try {
            StoredGeneration.unlock(DatabaseConnection.lockForLocation(location));
            for (Generation generation : folder.generations()) {
                StoredGeneration.abandon(generation.path());
            }
        } catch (IOException e) {
            // The folder is gone, and its locks with it.
            return;
        }
    }

    private static void pause(StoreFolder folder, Held cause) throws StoreException {
        try {
            Thread.sleep(POLL.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(held(folder.path(), cause), e);
        }
    }

    private static String held(Path folder, Held cause) {
        Matcher holder = HOLDER.matcher(String.valueOf(cause.getMessage()));
        String who = "another process";
        if (holder.find()) {
            who = "process " + holder.group(1) + started(holder.group(1));
        }
        return "the store " + folder + " is held by " + who
                + ". Wait until it ends (--wait), or end it; then try again.";
    }

    private static String started(String pid) {
        Optional<Instant> start = ProcessHandle.of(Long.parseLong(pid))
                .flatMap(process -> process.info().startInstant());
        return start.map(instant -> ", which began at " + instant.truncatedTo(ChronoUnit.SECONDS))
                .orElse("");
    }
}
