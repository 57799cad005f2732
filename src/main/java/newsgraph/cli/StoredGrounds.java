package newsgraph.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Ground;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;
import newsgraph.pipeline.ArticleAnalyzer;
import org.jspecify.annotations.Nullable;

/** Finds the grounds of stored claims, by reading the texts of their articles anew. */
final class StoredGrounds {
    private final Map<String, String> texts;
    private final ArticleAnalyzer analyzer;
    private final Map<String, List<Ground>> grounds = new HashMap<>();

    /**
     * @param texts the texts as the store holds them, by the IRIs of their articles
     */
    StoredGrounds(Map<String, String> texts, RuleBook ruleBook) {
        this.texts = texts;
        this.analyzer = new ArticleAnalyzer(ruleBook, TextAnalyzer.shared());
    }

    /** The path through the syntax and what decided, a line each; or that the claim is read otherwise now. */
    List<String> lines(StoredClaim claim) {
        String text = texts.get(claim.article());
        if (text == null || text.isEmpty()) {
            return List.of();
        }
        Ground ground = ground(claim, text);
        if (ground == null) {
            return List.of("path: not found again; the ontology or the models have changed since the article was read");
        }
        List<String> lines = new ArrayList<>();
        if (!ground.path().isEmpty()) {
            lines.add("path: " + ground.path());
        }
        if (!ground.reason().isEmpty()) {
            lines.add("decided by: " + ground.reason());
        }
        return lines;
    }

    private @Nullable Ground ground(StoredClaim stored, String text) {
        List<Ground> all = grounds.computeIfAbsent(
                stored.article(),
                iri -> analyzer.explain(new Article(iri, iri, text, null, null, null, null, null), 0)
                        .grounds());
        Ground best = null;
        for (Ground ground : all) {
            Claim claim = ground.claim();
            String relation =
                    claim.relation() == null ? "relatedTo" : claim.relation().name();
            boolean same = text.codePointCount(0, ground.sentenceBegin()) == stored.begin()
                    && relation.equals(stored.relation())
                    && claim.wording().equals(stored.wording());
            // The store may know an entity by a longer name than the article.
            if (same && (best == null || isBetween(claim, stored))) {
                best = ground;
            }
        }
        return best;
    }

    private static boolean isBetween(Claim claim, StoredClaim stored) {
        String object = claim.object() instanceof Argument.Of of
                ? of.entity().label()
                : ((Argument.Literal) claim.object()).words();
        return claim.subject().label().equals(stored.subject()) && object.equals(stored.object());
    }
}
