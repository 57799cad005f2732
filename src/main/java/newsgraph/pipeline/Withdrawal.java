package newsgraph.pipeline;

import java.util.List;
import java.util.Set;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.Vocabulary;
import newsgraph.ontology.RuleBook;
import newsgraph.store.Store;
import newsgraph.store.Update;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;

/** Takes articles out of a store, with all that only they know. */
public final class Withdrawal {
    private Withdrawal() {}

    /** Takes out the articles with these IRIs, all in one transaction. */
    public static void of(Store store, List<String> articles, Iris iris, RuleBook ruleBook, ReaderIdentity reader) {
        Ledger ledger = new Ledger(iris, reader);
        store.update(new Update(
                List.of(),
                articles,
                new BackgroundGraph(iris, ruleBook)::build,
                changes -> ledger.with(List.of(), ledger.backgroundFits())));
    }

    /** The articles of the store that are not among those seen, sorted; only those that are named under the base. */
    static List<String> missing(Store store, Iris iris, Set<Long> seen) {
        String articles = iris.articles();
        return store.read(
                dataset -> Iter.asStream(dataset.find(Node.ANY, Node.ANY, Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE))
                        .filter(quad -> quad.getGraph().equals(quad.getSubject()))
                        .map(Quad::getGraph)
                        .map(Node::getURI)
                        .filter(name -> name.startsWith(articles) && !seen.contains(Tally.hash(name)))
                        .sorted()
                        .toList());
    }
}
