package newsgraph.entity;

import java.util.List;

/**
 * The entities of one text.
 *
 * @param all in order of first mention; no two share kind and label
 */
public record Entities(List<Entity> all) {
    public Entities {
        all = List.copyOf(all);
    }
}
