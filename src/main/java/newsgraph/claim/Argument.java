package newsgraph.claim;

import newsgraph.entity.Entity;

/** What stands in a claim's subject, object or further role. */
public sealed interface Argument {
    /** An entity of the text. */
    record Of(Entity entity) implements Argument {}

    /** Words of the text, or a number read from them. */
    record Literal(String words) implements Argument {}
}
