/**
 * Many articles in, a store and a report out.
 */
@NullMarked
package newsgraph.pipeline;

import org.jspecify.annotations.NullMarked;
