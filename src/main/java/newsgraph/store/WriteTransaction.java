package newsgraph.store;

import java.io.UncheckedIOException;
import java.util.function.Function;
import org.apache.jena.query.TxnType;
import org.apache.jena.sparql.core.DatasetGraph;

/** Commits all that a change does to an open store, or nothing where it did nothing or failed. */
final class WriteTransaction {
    private final OpenStore open;
    private final DatasetGraph dataset;

    /** A transaction by who holds {@link OpenStore#writing}. */
    WriteTransaction(OpenStore open) {
        this.open = open;
        this.dataset = open.dataset();
    }

    /**
     * Runs the change; returns what it returns.
     *
     * @throws UncheckedIOException with one line for the user where the disk takes no more; the store is then as before
     */
    <T> T run(GraphChanges changes, Function<GraphChanges, T> change) {
        dataset.begin(TxnType.WRITE);
        try {
            T result = change.apply(changes);
            if (changes.isAny()) {
                dataset.commit();
            } else {
                dataset.abort();
            }
            return result;
        } catch (IllegalArgumentException e) {
            dataset.abort();
            throw e;
        } catch (RuntimeException | InternalError e) {
            // A full disk shows as either: TDB2 writes to files and to mapped memory.
            abort(e);
            throw open.folder().unwritten(e);
        } finally {
            dataset.end();
        }
    }

    private void abort(Throwable cause) {
        try {
            if (dataset.isInTransaction()) {
                dataset.abort();
            }
        } catch (RuntimeException | InternalError e) {
            cause.addSuppressed(e);
        }
    }
}
