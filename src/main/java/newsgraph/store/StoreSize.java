package newsgraph.store;

/**
 * What a store holds.
 *
 * @param articles articles, each a named graph
 * @param sentences sentences that carry a claim or a mention
 * @param entities people, states, institutions, places and laws, counted once however many articles name them
 * @param claims claims of all articles
 * @param assertedClaims those that an article asserts
 * @param facts direct triples, counted once however many articles assert them
 * @param triples triples of the union of all graphs
 * @param quads quads of all graphs
 * @param bytes size of the store's folder on disk
 */
public record StoreSize(
        long articles,
        long sentences,
        long entities,
        long claims,
        long assertedClaims,
        long facts,
        long triples,
        long quads,
        long bytes) {}
