/**
 * Corpora in, model files out: the developer's tool that makes what {@link newsgraph.language} reads, by {@link
 * newsgraph.train.Training}, and measures it, by {@link newsgraph.train.Evaluation}. No user's path leads through it, and it
 * never learns from development or test data.
 */
@NullMarked
package newsgraph.train;

import org.jspecify.annotations.NullMarked;
