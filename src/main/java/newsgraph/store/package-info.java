/**
 * Quads in a TDB2 store, a named graph an article; queries over their union.
 */
@NullMarked
package newsgraph.store;

import org.jspecify.annotations.NullMarked;
