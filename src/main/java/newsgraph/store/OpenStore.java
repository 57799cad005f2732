package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.tdb2.sys.TDBInternal;
import org.jspecify.annotations.Nullable;

/** What all stores of this process that work on one folder share. */
final class OpenStore {
    private final StoreFolder folder;
    private final DatasetGraph dataset;
    private final ReentrantLock writing = new ReentrantLock();
    private @Nullable KeptTextIndex text;
    private int uses;

    OpenStore(StoreFolder folder, DatasetGraph dataset) {
        this.folder = folder;
        this.dataset = dataset;
    }

    StoreFolder folder() {
        return folder;
    }

    DatasetGraph dataset() {
        return dataset;
    }

    /** Held by who changes the dataset or its generation: a change may be more than one transaction. */
    ReentrantLock writing() {
        return writing;
    }

    /** The text index; changed by who holds {@link #writing}. Lucene's classes are loaded when it is first used. */
    synchronized KeptTextIndex text() {
        if (text == null) {
            text = new KeptTextIndex(folder, dataset);
        }
        return text;
    }

    int uses() {
        return uses;
    }

    void use() {
        uses++;
    }

    /** Whether nobody is left who uses it. */
    boolean leave() {
        uses--;
        return uses == 0;
    }

    void close() {
        try {
            if (text != null) {
                text.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            expel();
        }
    }

    private void expel() {
        // By force: a query that was left behind may still be in its transaction.
        TDBInternal.expel(dataset, true);
    }
}
