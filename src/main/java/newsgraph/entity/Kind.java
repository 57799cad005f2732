package newsgraph.entity;

/** What an entity's IRI says that it is; its class in the ontology may be narrower. */
public enum Kind {
    PERSON,
    STATE,
    INSTITUTION,
    PLACE,
    LAW
}
