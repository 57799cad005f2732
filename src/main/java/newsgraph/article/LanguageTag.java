package newsgraph.article;

import java.util.Arrays;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Optional;

/** The BCP 47 tag that an input's word for a language means. */
final class LanguageTag {
    private static final int LONGEST_CODE = 3;

    private LanguageTag() {}

    /** The tag of {@code en}, {@code en-GB}, {@code en_GB} or {@code English}, or empty where the words mean none. */
    static Optional<String> read(String words) {
        String tag = words.strip().replace('_', '-');
        try {
            Locale locale = new Locale.Builder().setLanguageTag(tag).build();
            if (!locale.getLanguage().isEmpty() && locale.getLanguage().length() <= LONGEST_CODE) {
                return Optional.of(locale.toLanguageTag());
            }
        } catch (IllformedLocaleException e) {
            return ofName(words.strip()); // "Brazilian Portuguese" is no tag, but may be a name
        }
        return ofName(words.strip());
    }

    private static Optional<String> ofName(String name) {
        return Arrays.stream(Locale.getISOLanguages())
                .filter(code -> Locale.forLanguageTag(code)
                        .getDisplayLanguage(Locale.ENGLISH)
                        .equalsIgnoreCase(name))
                .findFirst();
    }
}
