package newsgraph.store;

/**
 * Something whose words were searched for.
 *
 * @param iri the sentence's IRI, or the entity's whose name it is
 * @param graph the IRI of a graph that has it
 * @param isSentence whether it is a sentence
 * @param score how well it matches; more is better
 */
public record TextHit(String iri, String graph, boolean isSentence, float score) {}
