/**
 * Many articles in, a store and a report out: {@link newsgraph.pipeline.Pipeline}. Runs the stages of one article in one
 * thread and many articles at a time; what comes out does not depend on how many.
 */
@NullMarked
package newsgraph.pipeline;

import org.jspecify.annotations.NullMarked;
