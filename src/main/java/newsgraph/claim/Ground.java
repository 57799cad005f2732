package newsgraph.claim;

/**
 * Why a claim was read.
 *
 * @param claim the claim
 * @param sentenceBegin where its sentence begins in the text, in UTF-16 units
 * @param path the way through the syntax from the predicate to what fills the wording, such as {@code granted ─subject→
 *     Ecuador}; empty where the claim comes of a name, an age or no wording
 * @param reason what decided that it did or did not happen, in a few words; empty for a plain statement
 */
public record Ground(Claim claim, int sentenceBegin, String path, String reason) {}
