package newsgraph.pipeline;

import newsgraph.store.Store;
import newsgraph.store.StoreException;

/** Opens the store that a build writes to, once there is something to write. */
public interface StoreOpener {
    Store open() throws StoreException;
}
