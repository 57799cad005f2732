/**
 * Article text in, {@link newsgraph.language.Text} out: sentences, tokens, tags, lemmas, syntax and names.
 */
@NullMarked
package newsgraph.language;

import org.jspecify.annotations.NullMarked;
