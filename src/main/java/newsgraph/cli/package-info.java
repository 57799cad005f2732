/**
 * Arguments in, an exit code out: {@link newsgraph.cli.Newsgraph}, and one class a command. The only package that prints, and
 * that knows exit codes. Loads for each command what that command needs and nothing else, since a query must answer at once.
 */
@NullMarked
package newsgraph.cli;

import org.jspecify.annotations.NullMarked;
