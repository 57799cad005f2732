package newsgraph.pipeline;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import newsgraph.article.Article;
import newsgraph.graph.Iris;
import newsgraph.store.Store;

/** The articles that the inputs hold, where somebody wants to know which they don't. Not safe for use by many threads. */
final class Seen {
    private final Iris iris;
    private final boolean wanted;
    private final Set<Long> names = new HashSet<>();

    Seen(Iris iris, boolean wanted) {
        this.iris = iris;
        this.wanted = wanted;
    }

    void add(Article article) {
        if (wanted) {
            names.add(Tally.hash(iris.article(article.key())));
        }
    }

    /** The IRIs of the store's articles that the inputs don't hold, sorted; none where nobody wants to know. */
    List<String> missing(Optional<Store> store) {
        return wanted && store.isPresent() ? Withdrawal.missing(store.get(), iris, names) : List.of();
    }
}
