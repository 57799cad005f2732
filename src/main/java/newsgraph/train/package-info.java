/**
 * Corpora in, model files out: the developer's tool that makes what {@link newsgraph.language} reads.
 */
@NullMarked
package newsgraph.train;

import org.jspecify.annotations.NullMarked;
