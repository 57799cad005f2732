package newsgraph.article;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The day that a date of a news article names, as newspapers, feeds and databases write it. */
final class PublicationDate {
    private static final Pattern ISO =
            Pattern.compile("(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})(?:[T ]\\d{1,2}:\\d{2}.*)?");
    private static final Pattern DAY_MONTH_YEAR = Pattern.compile(
            "(?:\\p{Alpha}+\\.?,? +)?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -](\\p{Alpha}{3,9})\\.?,?[ -](\\d{4})\\b.*",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern MONTH_DAY_YEAR = Pattern.compile(
            "(?:\\p{Alpha}+\\.?,? +)?(\\p{Alpha}{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b.*",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4})(?: .*)?");
    private static final int FIRST_YEAR = 1500;
    private static final int LAST_YEAR = 2200;
    private static final int MONTHS = 12;

    private PublicationDate() {}

    /** The day, or empty where the words name none, or name one that could be two (03/04/2012). */
    static Optional<LocalDate> read(String words) {
        String date = words.strip();
        Matcher m = ISO.matcher(date);
        if (m.matches()) {
            return day(number(m, 1), number(m, 2), number(m, 3));
        }
        m = DAY_MONTH_YEAR.matcher(date);
        if (m.matches()) {
            return day(number(m, 3), month(m.group(2)), number(m, 1));
        }
        m = MONTH_DAY_YEAR.matcher(date);
        if (m.matches()) {
            return day(number(m, 3), month(m.group(1)), number(m, 2));
        }
        m = NUMBERS.matcher(date);
        return m.matches() ? numbers(number(m, 1), number(m, 2), number(m, 3)) : Optional.empty();
    }

    /** Day and month stand in the one order or the other; only where one can't be a month is it sure which. */
    private static Optional<LocalDate> numbers(int first, int second, int year) {
        if (first == second || first > MONTHS) {
            return day(year, second, first);
        }
        return second > MONTHS ? day(year, first, second) : Optional.empty();
    }

    private static Optional<LocalDate> day(int year, int month, int day) {
        if (year < FIRST_YEAR || year > LAST_YEAR) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException e) {
            return Optional.empty(); // 30 February is no day, and the caller says so
        }
    }

    private static int number(Matcher m, int group) {
        return Integer.parseInt(m.group(group));
    }

    /** The number of an English month that begins with the letters, or 0. */
    private static int month(String name) {
        String start = name.toUpperCase(Locale.ROOT);
        for (Month month : Month.values()) {
            if (month.name().startsWith(start)) {
                return month.getValue();
            }
        }
        return 0;
    }
}
