/**
 * Bytes in, {@link newsgraph.article.Article} out: {@link newsgraph.article.Articles} finds the inputs, a reader for each
 * {@link newsgraph.article.Format} reads and cleans them, and every one that gives no article comes out as a
 * {@link newsgraph.article.Problem} with its place and remedy. Never fetches anything, and never reads a file that an
 * input names.
 */
@NullMarked
package newsgraph.article;

import org.jspecify.annotations.NullMarked;
