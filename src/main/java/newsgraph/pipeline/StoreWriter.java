package newsgraph.pipeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.BackgroundGraph;
import newsgraph.store.Changes;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.Update;
import newsgraph.store.Update.Entry;

/**
 * Commits graphs and their fingerprints to a store in batches: many small transactions make a TDB2 store thirty times as
 * large.
 */
final class StoreWriter {
    private static final int BATCH_QUADS = 100_000;
    private static final long BATCH_NANOS = Duration.ofSeconds(10).toNanos();

    private final BuildStore target;
    private final Ledger ledger;
    private final History history;
    private final List<ArticleGraph> batch = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private int batchQuads;
    private long batchStartNanos;
    private boolean committed;
    private Changes changes = new Changes(0, 0, 0);

    StoreWriter(BuildStore target, Ledger ledger, History history) {
        this.target = target;
        this.ledger = ledger;
        this.history = history;
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

    void add(ArticleGraph graph, String fingerprint) {
        if (batch.isEmpty()) {
            batchStartNanos = System.nanoTime();
        }
        batch.add(graph);
        entries.add(ledger.article(graph.iri(), fingerprint));
        batchQuads += graph.quads().size();
        if (batchQuads >= BATCH_QUADS || System.nanoTime() - batchStartNanos >= BATCH_NANOS) {
            commit();
        }
    }

    /** Whether nothing was added. */
    boolean isIdle() {
        return !committed && batch.isEmpty();
    }

    /**
     * Commits what is left, without the withdrawn articles and with what is known without any article, in one transaction.
     *
     * @param ended the record of the build, by what became of its articles
     */
    void finish(List<String> withdrawn, Supplier<BackgroundGraph> background, Function<Changes, Entry> ended) {
        Store store = store();
        List<Entry> forgotten = store.read(history::forgotten);
        BackgroundGraph known = background.get();
        commit(new Update(batch, withdrawn, known::build, last -> {
            List<Entry> all = ledger.with(entries, ledger.backgroundFits());
            all.addAll(forgotten);
            all.add(ended.apply(sum(changes, last)));
            return all;
        }));
    }

    /** Notes that the build had nothing to do, where that is due. */
    void note(Entry ended) {
        Store store = store();
        if (store.read(history::isDue)) {
            List<Entry> all = ledger.with(store.read(history::forgotten), ended);
            store.update(new Update(List.of(), List.of(), null, last -> all));
        }
    }

    /** What became of the articles added so far and committed. */
    Changes changes() {
        return changes;
    }

    private void commit() {
        commit(new Update(
                batch, List.of(), null, last -> ledger.with(entries, ledger.backgroundOpen(), history.begun())));
    }

    private void commit(Update update) {
        changes = sum(changes, store().update(update));
        committed = true;
        batch.clear();
        entries.clear();
        batchQuads = 0;
    }

    private static Changes sum(Changes one, Changes other) {
        return new Changes(
                one.added() + other.added(), one.replaced() + other.replaced(), one.unchanged() + other.unchanged());
    }

    private Store store() {
        try {
            return target.open();
        } catch (StoreException e) {
            throw new NotOpened(e);
        }
    }
}
