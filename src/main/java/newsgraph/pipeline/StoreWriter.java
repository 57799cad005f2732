package newsgraph.pipeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.BackgroundGraph;
import newsgraph.store.Changes;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;

/** Commits graphs to a store in batches: many small transactions make a TDB2 store thirty times as large. */
final class StoreWriter implements AutoCloseable {
    /** Trials set it lower, to have something to kill between. */
    private static final int BATCH_QUADS = Integer.getInteger("newsgraph.batchQuads", 100_000);

    private static final long BATCH_NANOS = Duration.ofSeconds(10).toNanos();

    private final StoreOpener opener;
    private final List<ArticleGraph> batch = new ArrayList<>();
    private @Nullable Store store;
    private int batchQuads;
    private long batchStartNanos;
    private Changes changes = new Changes(0, 0, 0);

    StoreWriter(StoreOpener opener) {
        this.opener = opener;
    }

    /** Carries a {@link StoreException} through code that can't throw it. */
    static final class NotOpened extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final StoreException cause;

        NotOpened(StoreException cause) {
            super(cause);
            this.cause = cause;
        }

        StoreException cause() {
            return cause;
        }
    }

    void add(ArticleGraph graph) {
        if (batch.isEmpty()) {
            batchStartNanos = System.nanoTime();
        }
        batch.add(graph);
        batchQuads += graph.quads().size();
        if (batchQuads >= BATCH_QUADS || System.nanoTime() - batchStartNanos >= BATCH_NANOS) {
            commit();
        }
    }

    /** Commits what is left, and what is known without any article of what the store's articles mention. */
    void finish(BackgroundGraph background) {
        commit();
        if (store != null) {
            Background.renew(store, background);
        }
    }

    /** What became of the articles added so far and committed. */
    Changes changes() {
        return changes;
    }

    private void commit() {
        if (batch.isEmpty()) {
            return;
        }
        Changes last = store().replace(batch);
        changes = new Changes(
                changes.added() + last.added(),
                changes.replaced() + last.replaced(),
                changes.unchanged() + last.unchanged());
        batch.clear();
        batchQuads = 0;
    }

    private Store store() {
        if (store == null) {
            try {
                store = opener.open();
            } catch (StoreException e) {
                throw new NotOpened(e);
            }
        }
        return store;
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
