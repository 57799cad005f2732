package newsgraph.store;

import org.jspecify.annotations.Nullable;

/**
 * What a query asks its user for; in the query it is the variable of that name.
 *
 * @param name the variable's name, without the question mark
 * @param description what to give
 * @param defaultValue what it is where the user gives nothing, or null where it must be given
 */
public record Parameter(
        String name, String description, @Nullable String defaultValue) {}
