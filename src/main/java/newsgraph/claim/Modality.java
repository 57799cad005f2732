package newsgraph.claim;

/** How what a claim says stands to what happened. */
public enum Modality {
    /** It happened, or holds. */
    ACTUAL,
    POSSIBLE,
    CONDITIONAL,
    INTENDED,
    PLANNED,
    EXPECTED,
    THREATENED,
    OFFERED,
    DEMANDED,
    ATTEMPTED,
    ASKED,
    /** Somebody reports it and the article does not vouch for it. */
    REPORTED,
    GENERIC
}
