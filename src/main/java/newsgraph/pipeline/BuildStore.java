package newsgraph.pipeline;

import java.util.Optional;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;

/** The store that a build writes to: opened when it is first needed and once, so that a build of nothing leaves no trace. */
public final class BuildStore implements AutoCloseable {
    private final StoreOpener opener;
    private @Nullable Store store;

    public BuildStore(StoreOpener opener) {
        this.opener = opener;
    }

    public Store open() throws StoreException {
        if (store == null) {
            store = opener.open();
        }
        return store;
    }

    /** The store, where it is open already. */
    public Optional<Store> opened() {
        return Optional.ofNullable(store);
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
