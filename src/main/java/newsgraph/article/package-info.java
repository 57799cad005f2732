/**
 * Bytes in, {@link newsgraph.article.Article} out: readers by format, cleaning, metadata.
 */
@NullMarked
package newsgraph.article;

import org.jspecify.annotations.NullMarked;
