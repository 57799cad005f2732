package newsgraph.store;

import java.io.IOException;
import java.util.List;
import org.apache.jena.query.ReadWrite;
import org.apache.jena.sparql.core.DatasetGraph;

/**
 * Keeps a store's text index in step with it. The index is written after the store, under the store's write lock; whatever
 * comes between the two leaves an index of another state, which is made anew before it is next used.
 */
final class KeptTextIndex implements AutoCloseable {
    private final StoreFolder folder;
    private final DatasetGraph dataset;
    private final TextIndex index;

    KeptTextIndex(StoreFolder folder, DatasetGraph dataset) {
        this.folder = folder;
        this.dataset = dataset;
        this.index = new TextIndex(folder.path());
    }

    /** The store's state, to be told to {@link #follow} after a change. */
    String stateOfStore() throws IOException {
        return folder.newest().state();
    }

    /** Whether the index goes with the store as it stands. */
    boolean isInStep() throws IOException {
        return index.state().equals(stateOfStore());
    }

    /**
     * Follows a change that was committed. Where that fails the store is none the worse: the index is out of step, and made
     * anew by who next needs it.
     *
     * @param before the store's state before the change
     * @return whether the index is in step now
     */
    boolean follow(TextChanges changes, String before) {
        try {
            if (index.state().equals(before)) {
                index.update(changes.changed(), changes.gone(), stateOfStore());
            } else {
                rebuild();
            }
            return true;
        } catch (IOException | RuntimeException e) {
            abandon(e);
            return false;
        }
    }

    void rebuild() throws IOException {
        String state = stateOfStore();
        dataset.begin(ReadWrite.READ);
        try {
            index.rebuild(dataset, state);
        } finally {
            dataset.end();
        }
    }

    List<TextHit> search(String words, int limit) throws IOException {
        return index.search(words, limit);
    }

    private void abandon(Exception cause) {
        try {
            index.close();
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    @Override
    public void close() throws IOException {
        index.close();
    }
}
