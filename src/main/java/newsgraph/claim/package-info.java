/**
 * Text and entities in, {@link newsgraph.claim.Claims} out: who did what to whom, and whether it happened.
 */
@NullMarked
package newsgraph.claim;

import org.jspecify.annotations.NullMarked;
