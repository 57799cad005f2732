/**
 * Trials of the whole program: processes that are killed, disks that are full, readers while it writes.
 */
@NullMarked
package newsgraph.trial;

import org.jspecify.annotations.NullMarked;
