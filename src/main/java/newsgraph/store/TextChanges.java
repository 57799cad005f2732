package newsgraph.store;

import java.util.ArrayList;
import java.util.List;
import newsgraph.graph.ArticleGraph;

/**
 * What one transaction does to the texts of a store; filled while it runs.
 *
 * @param changed graphs that were put in whole
 * @param gone names of graphs that were taken out
 */
record TextChanges(List<ArticleGraph> changed, List<String> gone) {
    static TextChanges none() {
        return new TextChanges(new ArrayList<>(), new ArrayList<>());
    }
}
