package newsgraph.article;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * One news article, cleaned: its text holds no NUL, control characters other than line feed and tab, or lone surrogates,
 * and its line ends are line feeds.
 *
 * @param key what identifies the article at its source: its URL, else its id in the input, else its file's path relative
 *     to the folder named on the command line, without its last extension, with {@code /} between folders
 * @param file where it was read from, for messages
 * @param text the article's body; every offset downstream counts into it
 * @param title the headline, or null where the input states none
 * @param published the day of publication, or null where the input states none
 * @param publisher the name of the newspaper or agency, or null where the input states none
 * @param url the canonical address, as the input states it, or null
 * @param language a BCP 47 language tag, or null where the input states none
 */
public record Article(
        String key,
        String file,
        String text,
        @Nullable String title,
        @Nullable LocalDate published,
        @Nullable String publisher,
        @Nullable String url,
        @Nullable String language) {}
