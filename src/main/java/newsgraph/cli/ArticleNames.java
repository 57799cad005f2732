package newsgraph.cli;

import java.util.Comparator;
import java.util.Optional;
import newsgraph.graph.Iris;
import newsgraph.store.Store;

/** Finds the graph of an article by what the user calls it. */
final class ArticleNames {
    private final Store store;
    private final Iris iris;

    ArticleNames(Store store) {
        this.store = store;
        this.iris = StoreOption.iris(store);
    }

    /** The IRI of the article with this key or IRI, or empty where the store has none. */
    Optional<String> find(String article) {
        String ofKey = iris.article(article);
        if (StoreOption.holds(store, ofKey)) {
            return Optional.of(ofKey);
        }
        boolean isArticle = article.startsWith(iris.articles()) && StoreOption.holds(store, article);
        return isArticle ? Optional.of(article) : Optional.empty();
    }

    String iri(String article) {
        return find(article).orElseThrow(() -> new Failure(ExitCode.FAILED, unknown(article)));
    }

    /** What to tell of an article that isn't there. */
    String unknown(String article) {
        String wanted = iris.article(article);
        Optional<String> nearest = store.graphs().stream()
                .filter(graph -> Similarity.of(wanted, graph) >= Similarity.CLOSE)
                .filter(graph -> graph.startsWith(iris.articles()))
                .max(Comparator.comparingDouble(graph -> Similarity.of(wanted, graph)));
        return "the store has no article \"" + article + "\"."
                + nearest.map(graph -> " The nearest is " + graph + ".").orElse("");
    }
}
