package newsgraph.language;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The place, date and agency that news puts before its first sentence: "PARIS (Reuters) - ", "LOS ANGELES, Jan. 5 — ". It is no
 * part of the sentence: read with it, the place would act.
 */
final class Dateline {
    private static final String CAPITALS = "\\p{Lu}[\\p{Lu}.'\u2019-]{1,30}";
    private static final String CAPITALISED = "\\p{Lu}[\\p{L}.'\u2019-]{0,30}";
    private static final String MORE = "(?:, " + CAPITALISED + "(?: [\\p{L}.]{1,12}){0,2}(?: \\d{1,2})?){0,2}";
    private static final String AGENCY = " ?\\([\\p{Lu}][^()\\n]{1,30}\\)";
    private static final String DASH = " ?(?:\u2014|\u2013|--?) ?(?=[\\p{Lu}\\d\"'\u201C\u2018])";

    private static final Pattern DATELINE = Pattern.compile("(?:" + CAPITALS + "(?: " + CAPITALS + "){0,3}" + MORE
            + "(?:" + AGENCY + ")?|" + CAPITALISED + "(?: " + CAPITALISED + "){0,3}" + MORE + AGENCY + ")" + DASH);

    private Dateline() {}

    /** Where the sentence behind a dateline begins that stands at an offset, or the offset itself where none does. */
    static int end(String text, int begin, int limit) {
        Matcher matcher = DATELINE.matcher(text).region(begin, limit);
        boolean found = matcher.lookingAt() && Character.isWhitespace(text.charAt(matcher.end() - 1));
        return found ? matcher.end() : begin;
    }
}
