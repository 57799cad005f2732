package newsgraph.language;

/** What the name finder takes a name for; the entity stage has the last word. */
public enum NameType {
    PERSON,
    ORGANIZATION,
    LOCATION
}
