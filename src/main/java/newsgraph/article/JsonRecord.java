package newsgraph.article;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of JSONL.
 *
 * @param values the fields that Newsgraph reads and the line states, as strings
 * @param names the names of all its fields
 */
record JsonRecord(Map<String, String> values, Set<String> names) {
    private static final Set<String> READ =
            Set.of("id", "url", "title", "published", "text", "lang", "language", "source");
    private static final Pattern COLUMN = Pattern.compile("line \\d+ column (\\d+)");

    JsonRecord {
        values = Map.copyOf(values);
        names = Set.copyOf(names);
    }

    /** Thrown where a line is no JSON object of text fields; tells the column, or 0 where it isn't known. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        private final int column;

        Malformed(int column, String reason) {
            super(reason);
            this.column = column;
        }

        int column() {
            return column;
        }
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    static JsonRecord parse(String line) throws Malformed {
        Map<String, String> values = new HashMap<>();
        Set<String> names = new TreeSet<>();
        try (JsonReader in = new JsonReader(new StringReader(line))) {
            in.setStrictness(Strictness.STRICT);
            if (in.peek() != JsonToken.BEGIN_OBJECT) {
                throw new Malformed(1, "the line is no JSON object (found " + name(in.peek()) + ", expected {)");
            }
            in.beginObject();
            while (in.hasNext()) {
                String name = in.nextName();
                names.add(name);
                if (READ.contains(name)) {
                    read(name, in, values);
                } else {
                    in.skipValue();
                }
            }
            in.endObject();
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw new Malformed(0, "something stands behind the JSON object (expected the end of the line)");
            }
            return new JsonRecord(values, names);
        } catch (EOFException e) {
            throw new Malformed(
                    line.codePointCount(0, line.length()) + 1, "the JSON ends too early (found the end of the line)");
        } catch (MalformedJsonException e) {
            throw new Malformed(column(e, line), "the line is no valid JSON" + reason(e));
        } catch (IOException e) {
            throw new IllegalStateException("a string can always be read", e);
        }
    }

    private static void read(String name, JsonReader in, Map<String, String> values) throws IOException, Malformed {
        switch (in.peek()) {
            case STRING, NUMBER -> values.put(name, in.nextString());
            case NULL -> in.nextNull();
            default ->
                throw new Malformed(
                        0, "the field \"" + name + "\" is no text (found " + name(in.peek()) + ", expected a string)");
        }
    }

    /** The parser's own reason, where it is one and not advice to programmers. */
    private static String reason(MalformedJsonException e) {
        String message = String.valueOf(e.getMessage());
        int end = message.indexOf(" at line ");
        String reason = end < 0 ? message : message.substring(0, end);
        return reason.contains("JsonReader") ? "" : " (" + reason + ")";
    }

    private static int column(MalformedJsonException e, String line) {
        Matcher m = COLUMN.matcher(String.valueOf(e.getMessage()));
        if (!m.find()) {
            return 0;
        }
        int units = Math.min(Integer.parseInt(m.group(1)) - 1, line.length());
        return line.codePointCount(0, units) + 1;
    }

    private static String name(JsonToken token) {
        return switch (token) {
            case BEGIN_ARRAY, END_ARRAY -> "an array";
            case BEGIN_OBJECT, END_OBJECT, NAME -> "an object";
            case STRING -> "a string";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case NULL -> "null";
            case END_DOCUMENT -> "nothing";
        };
    }
}
