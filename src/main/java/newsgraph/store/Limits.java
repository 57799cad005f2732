package newsgraph.store;

import java.time.Duration;

/**
 * How far a query may go.
 *
 * @param timeout how long it may take
 * @param rows how many rows or triples it may give
 */
public record Limits(Duration timeout, long rows) {
    /** A minute, and 100,000 rows. */
    public static final Limits DEFAULT = new Limits(Duration.ofMinutes(1), 100_000);
}
