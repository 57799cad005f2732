package newsgraph.pipeline;

import java.util.List;
import newsgraph.article.Article;
import newsgraph.article.Problem;
import newsgraph.graph.ArticleGraph;
import org.jspecify.annotations.Nullable;

/** What came of one input in a build. */
sealed interface Outcome {
    record Built(Article article, List<Problem> warnings, ArticleGraph graph, Counts counts) implements Outcome {}

    record Refused(Problem problem, @Nullable Throwable cause) implements Outcome {}

    record Skipped(String file, String reason) implements Outcome {}

    default void tell(BuildListener listener, Tally tally) {
        if (this instanceof Built built) {
            built.warnings.forEach(listener::warned);
            listener.understood(built.article);
            listener.rejected(built.article, built.counts.rejected());
            tally.add(built.counts);
        } else if (this instanceof Refused refused) {
            listener.refused(refused.problem, refused.cause);
            tally.refused(refused.problem);
        } else if (this instanceof Skipped skipped) {
            listener.skipped(skipped.file, skipped.reason);
            tally.skipped();
        }
    }
}
