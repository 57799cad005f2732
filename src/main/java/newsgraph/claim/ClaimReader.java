package newsgraph.claim;

import java.util.List;
import newsgraph.article.Article;
import newsgraph.entity.Entities;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;

/** Reads what a text claims, by the wordings of the ontology. Safe for use by many threads. */
public final class ClaimReader {
    /** Understands the rule book's wordings with the analyzer that also reads the articles. */
    public ClaimReader(RuleBook ruleBook, TextAnalyzer analyzer) {}

    /** The claims of the article, and the predicates that they and everything else hang on. */
    public Claims read(Article article, Text text, Entities entities) {
        return new Claims(List.of(), List.of());
    }
}
