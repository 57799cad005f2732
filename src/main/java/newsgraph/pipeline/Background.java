package newsgraph.pipeline;

import java.util.List;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.BackgroundGraph;
import newsgraph.store.Store;

/** Keeps what a store knows without any article in step with what its articles mention. */
public final class Background {
    private Background() {}

    /** Writes the background of the store's articles; to be called when articles have come, changed or gone. */
    public static void renew(Store store, BackgroundGraph background) {
        ArticleGraph known = store.read(background::build);
        if (known.quads().isEmpty()) {
            store.remove(known.iri());
        } else {
            store.replace(List.of(known));
        }
    }
}
