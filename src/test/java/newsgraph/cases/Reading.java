package newsgraph.cases;

import java.time.LocalDate;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBookReader;
import newsgraph.pipeline.Analysis;
import newsgraph.pipeline.ArticleAnalyzer;

/** The product's reading of a text with the ontology that ships, set up once for all tests. */
final class Reading {
    private static final ArticleAnalyzer ANALYZER =
            new ArticleAnalyzer(RuleBookReader.bundled(), TextAnalyzer.shared());

    private Reading() {}

    static Analysis of(String text) {
        return ANALYZER.analyze(new Article("case", "case", text, null, LocalDate.of(2024, 3, 5), null, null, null));
    }

    static ArticleAnalyzer analyzer() {
        return ANALYZER;
    }

    static String label(Argument argument) {
        return argument instanceof Argument.Of of ? of.entity().label() : ((Argument.Literal) argument).words();
    }

    static String describe(Claim claim) {
        String relation = claim.relation() == null
                ? "(" + claim.wording() + ")"
                : claim.relation().label();
        String speaker =
                claim.speaker() == null ? "" : " said by " + claim.speaker().words();
        return (claim.asserted() ? "+ " : "? ") + claim.subject().label() + " | " + relation + " | "
                + label(claim.object()) + " | " + claim.polarity() + " " + claim.modality() + speaker;
    }
}
