package newsgraph.pipeline;

import java.util.Optional;
import newsgraph.article.Article;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Iris;
import newsgraph.store.Store;
import org.apache.jena.graph.NodeFactory;

/** What the store holds of the articles that come in. Safe for use by many threads. */
final class Known {
    private final Optional<Store> store;
    private final Iris iris;
    private final ReaderIdentity reader;

    /**
     * @param store the store as it is before the build, empty where there is none
     */
    Known(Optional<Store> store, Iris iris, ReaderIdentity reader) {
        this.store = store;
        this.iris = iris;
        this.reader = reader;
    }

    /** What an article is to the store. */
    enum State {
        NEW,
        CHANGED,
        UNCHANGED
    }

    String fingerprint(Article article) {
        return reader.fingerprint(article, iris);
    }

    /** Whether the store has the article's graph, and has it from this article read by this reader. */
    State state(Article article, String fingerprint) {
        String name = iris.article(article.key());
        return store.map(opened -> opened.read(dataset -> {
                    // Others can open the store too: Fuseki may have dropped the graph of an article with a
                    // fingerprint.
                    if (!dataset.containsGraph(NodeFactory.createURI(name))) {
                        return State.NEW;
                    }
                    boolean same = fingerprint.equals(Bookkeeping.fingerprint(dataset, iris, name));
                    return same ? State.UNCHANGED : State.CHANGED;
                }))
                .orElse(State.NEW);
    }

    /** Whether what is known without any article fits the store's articles, and comes from this reader. */
    boolean backgroundFits() {
        return store.map(opened -> opened.read(dataset ->
                        reader.fingerprint(iris).equals(Bookkeeping.fingerprint(dataset, iris, iris.background()))))
                .orElse(true);
    }
}
