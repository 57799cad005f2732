/**
 * Text in, {@link newsgraph.entity.Entities} out: mentions grouped into people, states, institutions and places.
 */
@NullMarked
package newsgraph.entity;

import org.jspecify.annotations.NullMarked;
