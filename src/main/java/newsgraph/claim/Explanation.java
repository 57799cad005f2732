package newsgraph.claim;

import java.util.List;

/**
 * Why a text is read as it is.
 *
 * @param grounds the ground of each claim, in the order of the claims
 * @param nearMisses the wordings that are nearly used, sentence by sentence, the nearest first
 */
public record Explanation(List<Ground> grounds, List<NearMiss> nearMisses) {
    public Explanation {
        grounds = List.copyOf(grounds);
        nearMisses = List.copyOf(nearMisses);
    }
}
