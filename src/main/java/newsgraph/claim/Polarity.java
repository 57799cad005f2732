package newsgraph.claim;

/** Whether a claim says that something is so, or that it is not. */
public enum Polarity {
    POSITIVE,
    NEGATIVE
}
