package newsgraph.article;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads what an input states of its article; what it can't read becomes a warning, and the article goes without it.
 *
 * @param file the input's name, for the warnings
 * @param warnings where they are added
 */
record Stated(String file, List<Problem> warnings) {
    /** A scheme of two letters at least: {@code C:\news} is a path of Windows. */
    private static final Pattern ADDRESS = Pattern.compile("\\p{Alpha}[\\p{Alnum}+.-]+://\\S.*");

    /** Whether the words are an address that identifies an article. */
    static boolean isAddress(String words) {
        return ADDRESS.matcher(words).matches();
    }

    Optional<LocalDate> date(Optional<String> words, int line) {
        Optional<LocalDate> date = words.flatMap(PublicationDate::read);
        if (words.isPresent() && date.isEmpty()) {
            warnings.add(new Problem(
                    file,
                    line,
                    0,
                    "the date can't be read (found \"" + words.get()
                            + "\", expected a day such as 2012-08-16 or 16 August 2012)",
                    "The article is kept without a date; correct it and build again."));
        }
        return date;
    }

    Optional<String> language(Optional<String> words, int line) {
        Optional<String> tag = words.flatMap(LanguageTag::read);
        if (words.isPresent() && tag.isEmpty()) {
            warnings.add(new Problem(
                    file,
                    line,
                    0,
                    "the language can't be read (found \"" + words.get() + "\", expected a tag such as en or en-GB)",
                    "The article is kept without a language; correct it and build again."));
        }
        return tag;
    }
}
