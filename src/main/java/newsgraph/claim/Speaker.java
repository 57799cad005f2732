package newsgraph.claim;

import newsgraph.entity.Entity;
import org.jspecify.annotations.Nullable;

/**
 * Who says what a claim says, where it isn't the article itself.
 *
 * @param entity the speaker, or null where the text does not name one
 * @param words the words that the text has for the speaker, such as {@code a police spokesman}
 */
public record Speaker(@Nullable Entity entity, String words) {}
