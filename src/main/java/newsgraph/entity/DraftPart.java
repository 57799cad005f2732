package newsgraph.entity;

/**
 * What a name says by its own parts: that the Ecuadorian embassy in London is Ecuador's and stands in London.
 *
 * @param whole the entity named
 * @param relation local name of the ontology's relation
 * @param part the entity that its name holds
 * @param mention where it is named so
 */
record DraftPart(Draft whole, String relation, Draft part, Mention mention) {}
