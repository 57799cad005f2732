package newsgraph.pipeline;

import java.util.List;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.graph.Iris;

/**
 * What one article adds to a build's figures.
 *
 * @param entities names of its entities
 * @param facts names of what it asserts
 * @param claims how many claims it makes
 * @param rejected its wordings whose slots hold what their relations do not take
 */
record Counts(List<String> entities, List<String> facts, int claims, List<Rejection> rejected) {
    static Counts of(Analysis analysis, Iris iris) {
        List<Claim> claims = analysis.claims().all();
        return new Counts(
                analysis.entities().all().stream().map(iris::entity).toList(),
                claims.stream()
                        .filter(Claim::asserted)
                        .map(claim -> fact(claim, iris))
                        .toList(),
                claims.size(),
                rejected(analysis, iris.article(analysis.article().key())));
    }

    private static List<Rejection> rejected(Analysis analysis, String article) {
        return analysis.claims().rejected().stream()
                .map(one -> Rejection.of(one, article, analysis.text()))
                .toList();
    }

    private static String fact(Claim claim, Iris iris) {
        String object = claim.object() instanceof Argument.Of of
                ? iris.entity(of.entity())
                : '"' + ((Argument.Literal) claim.object()).words();
        String relation = claim.relation() == null ? "" : claim.relation().iri();
        return iris.entity(claim.subject()) + ' ' + relation + ' ' + object;
    }
}
