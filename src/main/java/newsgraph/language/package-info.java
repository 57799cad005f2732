/**
 * Article text in, {@link newsgraph.language.Text} out: sentences, tokens, tags, lemmas, syntax and names. Enter by
 * {@link newsgraph.language.TextAnalyzer}. It never refuses a text, never changes one, and never decides who a name is.
 */
@NullMarked
package newsgraph.language;

import org.jspecify.annotations.NullMarked;
