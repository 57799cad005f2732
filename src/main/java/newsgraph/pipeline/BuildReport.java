package newsgraph.pipeline;

import java.time.Duration;
import java.util.List;
import newsgraph.article.Problem;
import org.jspecify.annotations.Nullable;

/**
 * What a build did.
 *
 * @param added articles that the store didn't have
 * @param changed articles that it had with another graph
 * @param unchanged articles that it had as they are, most of them not read again
 * @param skipped inputs left out without harm
 * @param refused why an input gave no article, in the order of the input
 * @param withdrawn IRIs of the articles that were taken out since the inputs don't hold them, sorted
 * @param keptBack why nothing was taken out though it was wanted, or null
 * @param interrupted whether it was asked to end early
 * @param read articles that were read, and not known by their fingerprint
 * @param entities people, states, institutions, places and laws of the articles read, each counted once
 * @param facts what the articles read assert, each counted once
 * @param claims what the articles read say, asserted or not
 * @param rejected wordings whose slots held what their relations do not take, and that are no claims
 * @param time how long it took
 */
public record BuildReport(
        int added,
        int changed,
        int unchanged,
        int skipped,
        List<Problem> refused,
        List<String> withdrawn,
        @Nullable KeptBack keptBack,
        boolean interrupted,
        int read,
        int entities,
        int facts,
        long claims,
        long rejected,
        Duration time) {
    public BuildReport {
        refused = List.copyOf(refused);
        withdrawn = List.copyOf(withdrawn);
    }

    /** Why the inputs don't tell which articles are gone. */
    public enum KeptBack {
        /** The inputs were not read to their end. */
        INTERRUPTED,
        /** Nobody knows what an input that failed holds. */
        INPUTS_FAILED,
        /** More likely the inputs are not where they should be than all articles are gone. */
        NO_ARTICLE;

        /** The reason, or null where the inputs do tell. */
        static @Nullable KeptBack why(boolean interrupted, int refused, int articles) {
            if (interrupted) {
                return INTERRUPTED;
            }
            if (refused > 0) {
                return INPUTS_FAILED;
            }
            return articles == 0 ? NO_ARTICLE : null;
        }
    }

    /** How many articles the inputs hold that now stand in the store. */
    public int articles() {
        return added + changed + unchanged;
    }
}
