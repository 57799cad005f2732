package newsgraph.article;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The header lines that a text article may begin with, such as {@code Title: Minister resigns}.
 *
 * @param values the first value of each field that has one
 * @param lines the line of each value, counted from 1
 * @param length how many characters of the text they take, with the blank lines behind them
 */
record Header(Map<Field, String> values, Map<Field, Integer> lines, int length) {
    Header {
        values = Map.copyOf(values);
        lines = Map.copyOf(lines);
    }

    /** A field that a header line can state. */
    enum Field {
        TITLE,
        DATE,
        SOURCE,
        URL,
        LANGUAGE
    }

    private static final Pattern LINE =
            Pattern.compile("(title|date|source|url|language)[ \\t]*:[ \\t]*(.*)", Pattern.CASE_INSENSITIVE);

    /** The header of a text whose line ends are line feeds; without one its length is 0. */
    static Header read(String text) {
        Map<Field, String> values = new EnumMap<>(Field.class);
        Map<Field, Integer> lines = new EnumMap<>(Field.class);
        int at = 0;
        for (int line = 1; at < text.length(); line++) {
            int end = lineEnd(text, at);
            Matcher m = LINE.matcher(text.substring(at, end).strip());
            if (!m.matches()) {
                break;
            }
            Field field = Field.valueOf(m.group(1).toUpperCase(Locale.ROOT));
            String value = Cleaning.line(m.group(2));
            if (!value.isEmpty() && !values.containsKey(field)) {
                values.put(field, value);
                lines.put(field, line);
            }
            at = Math.min(end + 1, text.length());
        }
        return new Header(values, lines, at == 0 ? 0 : behindBlankLines(text, at));
    }

    Optional<String> value(Field field) {
        return Optional.ofNullable(values.get(field));
    }

    private static int lineEnd(String text, int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }

    private static int behindBlankLines(String text, int start) {
        int at = start;
        while (at < text.length()) {
            int end = lineEnd(text, at);
            if (!text.substring(at, end).isBlank()) {
                return at;
            }
            at = Math.min(end + 1, text.length());
        }
        return at;
    }
}
