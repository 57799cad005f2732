/**
 * The command line: one class a command. The only package that prints, and that knows exit codes.
 */
@NullMarked
package newsgraph.cli;

import org.jspecify.annotations.NullMarked;
