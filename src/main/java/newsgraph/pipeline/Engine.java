package newsgraph.pipeline;

import java.util.function.Function;
import newsgraph.article.Article;
import newsgraph.ontology.RuleBook;

/**
 * What understands articles; models and rule book take seconds to load, so a build that has nothing to read loads none.
 *
 * @param analyzer what an article says, see {@link ArticleAnalyzer#analyze}; called by many threads
 */
public record Engine(RuleBook ruleBook, Function<Article, Analysis> analyzer) {}
