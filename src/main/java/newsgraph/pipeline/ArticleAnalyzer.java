package newsgraph.pipeline;

import newsgraph.article.Article;
import newsgraph.claim.ClaimReader;
import newsgraph.claim.Claims;
import newsgraph.claim.Explanation;
import newsgraph.claim.WordingReport;
import newsgraph.entity.Entities;
import newsgraph.entity.EntityReader;
import newsgraph.language.Clauses;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;

/** Takes one article through the stages from language to claims. Safe for use by many threads. */
public final class ArticleAnalyzer {
    private final TextAnalyzer language;
    private final EntityReader entities;
    private final ClaimReader claims;

    public ArticleAnalyzer(RuleBook ruleBook, TextAnalyzer language) {
        this.language = language;
        this.entities = new EntityReader(ruleBook);
        this.claims = new ClaimReader(ruleBook, language);
    }

    /** How the wordings are understood, which of them in two ways, and which stand in one another's way. */
    public WordingReport wordings() {
        return claims.wordings();
    }

    /**
     * Why the article is read as it is.
     *
     * @param most how many near misses a sentence may have
     */
    public Explanation explain(Article article, int most) {
        Clauses clauses = Clauses.of(language.analyze(article.text()));
        return claims.explain(article, clauses, entities.read(clauses), most);
    }

    /** What the article says; a function of the article alone. */
    public Analysis analyze(Article article) {
        Clauses clauses = Clauses.of(language.analyze(article.text()));
        Entities found = entities.read(clauses);
        Claims said = claims.read(article, clauses, found);
        return new Analysis(article, clauses.text(), found, said);
    }
}
