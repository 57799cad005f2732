package newsgraph.pipeline;

import java.time.Duration;
import java.util.List;
import newsgraph.article.Problem;

/**
 * What a build did.
 *
 * @param added articles that the store didn't have
 * @param changed articles that it had with another graph
 * @param unchanged articles that it had as they are
 * @param skipped inputs left out without harm
 * @param refused why an input gave no article, in the order of the input
 * @param entities people, states, institutions, places and laws of the articles read, each counted once
 * @param facts what the articles assert, each counted once
 * @param claims what the articles say, asserted or not
 * @param rejected wordings whose slots held what their relations do not take, and that are no claims
 * @param time how long it took
 */
public record BuildReport(
        int added,
        int changed,
        int unchanged,
        int skipped,
        List<Problem> refused,
        int entities,
        int facts,
        long claims,
        long rejected,
        Duration time) {
    public BuildReport {
        refused = List.copyOf(refused);
    }

    /** How many articles were read and stand in the store. */
    public int articles() {
        return added + changed + unchanged;
    }
}
