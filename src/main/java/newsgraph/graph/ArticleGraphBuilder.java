package newsgraph.graph;

import java.util.List;
import newsgraph.article.Article;
import newsgraph.claim.Claims;
import newsgraph.entity.Entities;
import newsgraph.language.Text;
import newsgraph.ontology.RuleBook;

/** Writes what an article says as its named graph. Safe for use by many threads. */
public final class ArticleGraphBuilder {
    private final Iris iris;

    public ArticleGraphBuilder(Iris iris, RuleBook ruleBook) {
        this.iris = iris;
    }

    /** The article's graph, the same for the same input whenever and wherever it is built. */
    public ArticleGraph build(Article article, Text text, Entities entities, Claims claims) {
        return new ArticleGraph(iris.article(article.key()), List.of());
    }
}
