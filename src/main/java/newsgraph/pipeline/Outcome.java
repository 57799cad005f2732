package newsgraph.pipeline;

import java.util.List;
import newsgraph.article.Article;
import newsgraph.article.Problem;
import newsgraph.graph.ArticleGraph;
import org.jspecify.annotations.Nullable;

/** What came of one input in a build. */
sealed interface Outcome {
    /**
     * An article that was read.
     *
     * @param fingerprint what it was read from
     */
    record Built(Article article, List<Problem> warnings, ArticleGraph graph, String fingerprint, Counts counts)
            implements Outcome {}

    /** An article that the store has already as it is. */
    record Unchanged(Article article, List<Problem> warnings) implements Outcome {}

    record Refused(Problem problem, @Nullable Throwable cause) implements Outcome {}

    record Skipped(String file, String reason) implements Outcome {}

    /** An input that was not begun, since the build is to end. */
    record Left() implements Outcome {}

    default void tell(BuildListener listener, Tally tally) {
        if (this instanceof Built built) {
            built.warnings.forEach(listener::warned);
            listener.understood(built.article);
            listener.rejected(built.article, built.counts.rejected());
            tally.add(built.counts);
        } else if (this instanceof Unchanged unchanged) {
            unchanged.warnings.forEach(listener::warned);
            listener.unchanged(unchanged.article);
            tally.unchanged();
        } else if (this instanceof Refused refused) {
            listener.refused(refused.problem, refused.cause);
            tally.refused(refused.problem);
        } else if (this instanceof Skipped skipped) {
            listener.skipped(skipped.file, skipped.reason);
            tally.skipped();
        }
    }
}
