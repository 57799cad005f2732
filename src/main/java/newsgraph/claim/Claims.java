package newsgraph.claim;

import java.util.List;

/**
 * What one text says.
 *
 * @param all in text order
 * @param predicates every predicate of the text, in text order, whether or not a relation covers it
 * @param rejected the wordings whose slots hold what their relations do not take, in text order
 */
public record Claims(List<Claim> all, List<Predicate> predicates, List<Rejected> rejected) {
    public Claims {
        all = List.copyOf(all);
        predicates = List.copyOf(predicates);
        rejected = List.copyOf(rejected);
    }

    /** Claims of a text in which every wording was filled as its relation asks. */
    public Claims(List<Claim> all, List<Predicate> predicates) {
        this(all, predicates, List.of());
    }
}
