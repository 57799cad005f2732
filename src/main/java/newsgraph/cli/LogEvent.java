package newsgraph.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import newsgraph.article.Problem;

/**
 * Something that a command tells of on standard error.
 *
 * @param name what kind of event it is, one word that programs can go by
 * @param message what people read
 * @param fields what programs read besides: texts, numbers, booleans and lists of texts
 * @param text the line that is shown where people read
 */
record LogEvent(Level level, String name, String message, Map<String, Object> fields, String text) {
    enum Level {
        ERROR,
        WARNING,
        INFO
    }

    LogEvent {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    static LogEvent error(String name, String message) {
        return new LogEvent(Level.ERROR, name, message, Map.of(), message);
    }

    static LogEvent warning(String name, String message) {
        return new LogEvent(Level.WARNING, name, message, Map.of(), message);
    }

    static LogEvent info(String name, String message) {
        return new LogEvent(Level.INFO, name, message, Map.of(), message);
    }

    /** What is wrong with an input. */
    static LogEvent of(Level level, String name, Problem problem) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("file", problem.file());
        if (problem.line() > 0) {
            fields.put("line", problem.line());
        }
        if (problem.column() > 0) {
            fields.put("column", problem.column());
        }
        fields.put("remedy", problem.remedy());
        return new LogEvent(level, name, problem.reason(), fields, problem.message());
    }

    LogEvent with(String field, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(fields);
        more.put(field, value);
        return new LogEvent(level, name, message, more, text);
    }

    /** The same with another line for people. */
    LogEvent shownAs(String line) {
        return new LogEvent(level, name, message, fields, line);
    }

    /** The event as a JSON object, on one line whatever its texts hold. */
    String json(Instant time) {
        StringWriter line = new StringWriter();
        try (JsonWriter json = new JsonWriter(line)) {
            json.beginObject();
            json.name("time").value(time.truncatedTo(ChronoUnit.MILLIS).toString());
            json.name("level").value(level.name().toLowerCase(Locale.ROOT));
            json.name("event").value(name);
            json.name("message").value(message);
            for (Map.Entry<String, Object> field : fields.entrySet()) {
                json.name(field.getKey());
                write(field.getValue(), json);
            }
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    private static void write(Object value, JsonWriter json) throws IOException {
        if (value instanceof Number number) {
            json.value(number);
        } else if (value instanceof Boolean truth) {
            json.value(truth);
        } else if (value instanceof List<?> list) {
            json.beginArray();
            for (Object each : list) {
                json.value(String.valueOf(each));
            }
            json.endArray();
        } else {
            json.value(value.toString());
        }
    }
}
