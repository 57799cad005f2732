package newsgraph.claim;

import java.util.List;

/**
 * What one text says.
 *
 * @param all in text order
 * @param predicates every predicate of the text, in text order, whether or not a relation covers it
 */
public record Claims(List<Claim> all, List<Predicate> predicates) {
    public Claims {
        all = List.copyOf(all);
        predicates = List.copyOf(predicates);
    }
}
