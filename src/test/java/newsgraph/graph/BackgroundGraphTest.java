package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.junit.jupiter.api.Test;

class BackgroundGraphTest {
    private static final String ID = Iris.DEFAULT_BASE;
    private final List<ArticleGraph> articles = new ThreeArticles(new Iris()).graphs();
    private final BackgroundGraph background = new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK);

    @Test
    void holdsWhatIsKnownOfWhatArticlesMentionAndNoMore() {
        ArticleGraph graph = background.build(dataset(List.of(articles.get(0))));
        assertEquals(ID + "background", graph.iri());
        Set<String> subjects =
                graph.quads().stream().map(q -> q.getSubject().getURI()).collect(Collectors.toSet());
        // Oslo is not named in the first article, but it is the capital of Norway.
        assertTrue(subjects.containsAll(Set.of(ID + "state/norway", ID + "place/oslo", ID + "place/yamoussoukro")));
        assertFalse(subjects.contains(ID + "state/peru"));
        assertTrue(holds(graph, ID + "state/norway", Vocabulary.ng("capital"), ID + "place/oslo"));
        assertTrue(holds(graph, ID + "place/oslo", Vocabulary.ng("state"), ID + "state/norway"));
        assertTrue(holds(graph, ID + "state/norway", Vocabulary.SAME_AS, "https://sws.geonames.org/3144096/"));
        assertTrue(holds(
                graph, Vocabulary.NG + "threatenedToEnter", Vocabulary.SUB_PROPERTY_OF, Vocabulary.NG + "threatened"));
        assertFalse(subjects.contains(Vocabulary.NG + "livesIn"), "a relation that no article uses");
    }

    @Test
    void isTheSameInAnyOrderAndAgain() {
        List<ArticleGraph> backwards = new ArrayList<>(articles);
        Collections.reverse(backwards);
        ArticleGraph graph = background.build(dataset(articles));
        assertEquals(graph, background.build(dataset(backwards)));
        List<ArticleGraph> withItself = new ArrayList<>(articles);
        withItself.add(graph);
        assertEquals(graph, background.build(dataset(withItself)));
    }

    @Test
    void shrinksWhenArticlesGo() {
        List<ArticleGraph> left = List.of(articles.get(0), background.build(dataset(articles)));
        assertEquals(background.build(dataset(List.of(articles.get(0)))), background.build(dataset(left)));
    }

    private static boolean holds(ArticleGraph graph, String subject, Node predicate, String object) {
        return graph.quads().stream()
                .anyMatch(q -> q.getSubject().getURI().equals(subject)
                        && q.getPredicate().equals(predicate)
                        && q.getObject().toString().equals(object));
    }

    private static DatasetGraph dataset(List<ArticleGraph> graphs) {
        DatasetGraph dataset = DatasetGraphFactory.createTxnMem();
        graphs.forEach(graph -> graph.quads().forEach(dataset::add));
        return dataset;
    }
}
