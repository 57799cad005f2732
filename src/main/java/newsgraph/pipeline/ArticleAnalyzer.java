package newsgraph.pipeline;

import java.util.List;
import java.util.Map;
import newsgraph.article.Article;
import newsgraph.claim.ClaimReader;
import newsgraph.claim.Claims;
import newsgraph.entity.Entities;
import newsgraph.entity.EntityReader;
import newsgraph.language.Text;
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

    /** How each wording was understood, a line each. */
    public List<String> describeWordings() {
        return claims.describeWordings();
    }

    /** The wordings that could not be understood, by the relation's local name. */
    public Map<String, List<String>> notUnderstood() {
        return claims.notUnderstood();
    }

    /** What the article says; a function of the article alone. */
    public Analysis analyze(Article article) {
        Text text = language.analyze(article.text());
        Entities found = entities.read(text);
        Claims said = claims.read(article, text, found);
        return new Analysis(article, text, found, said);
    }
}
