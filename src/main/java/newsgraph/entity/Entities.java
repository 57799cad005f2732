package newsgraph.entity;

import java.util.List;

/**
 * The entities of one text.
 *
 * @param all in order of first mention; no two share kind and label
 * @param parts what names say by their own parts, in text order
 */
public record Entities(List<Entity> all, List<Part> parts) {
    public Entities {
        all = List.copyOf(all);
        parts = List.copyOf(parts);
    }

    /** Entities whose names say nothing by their parts. */
    public Entities(List<Entity> all) {
        this(all, List.of());
    }

    /**
     * What a name says by its own parts: that "the Ecuadorian embassy in London" is Ecuador's, and stands in London.
     *
     * @param whole the entity named
     * @param relation local name of the ontology's relation, such as {@code embassyOf}
     * @param part the entity that its name holds
     * @param mention where it is named so
     */
    public record Part(Entity whole, String relation, Entity part, Mention mention) {}
}
