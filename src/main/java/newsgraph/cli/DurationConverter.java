package newsgraph.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time such as {@code 30s}, {@code 5m}, {@code 1h}, {@code 500ms}; a bare number counts seconds. */
final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern TIME = Pattern.compile("(\\d{1,9})(ms|s|m|h|)");

    @Override
    public Duration convert(String value) {
        Matcher m = TIME.matcher(value.strip());
        if (!m.matches() || Long.parseLong(m.group(1)) == 0) {
            throw new TypeConversionException("\"" + value + "\" is no time (expected one such as 30s, 5m or 1h)");
        }
        long number = Long.parseLong(m.group(1));
        return switch (m.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "m" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            default -> Duration.ofSeconds(number);
        };
    }
}
