package newsgraph.claim;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.TemporalAdjusters;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * Tells the day on which what a clause says happened, where the clause says so: "on 16 August 2012", "last Friday",
 * "yesterday". Days are counted from the article's day, never from the day of the run; a bare weekday is the last one before
 * or on the article's day, as newspapers mean it of what has happened.
 */
final class Dates {
    private static final Map<String, Month> MONTHS = new HashMap<>();
    private static final Map<String, DayOfWeek> WEEKDAYS = new HashMap<>();
    private static final String MONTH = "(?<month>\\p{L}{3,9})\\.?";
    private static final Pattern DAY_MONTH =
            Pattern.compile("\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? " + MONTH + "(?:,? (?<year>\\d{4}))?\\b");
    private static final Pattern MONTH_DAY =
            Pattern.compile("\\b" + MONTH + " (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?\\b");
    private static final Pattern ISO = Pattern.compile("\\b(\\d{4})-(\\d{2})-(\\d{2})\\b");
    private static final Pattern RELATIVE =
            Pattern.compile("\\b(?:(?<which>last|next|this) )?(?<weekday>\\p{L}{6,9})\\b");

    static {
        for (Month month : Month.values()) {
            String name = month.name().toLowerCase(Locale.ROOT);
            MONTHS.put(name, month);
            MONTHS.put(name.substring(0, 3), month);
        }
        MONTHS.put("sept", Month.SEPTEMBER);
        for (DayOfWeek day : DayOfWeek.values()) {
            WEEKDAYS.put(day.name().toLowerCase(Locale.ROOT), day);
        }
    }

    private final @Nullable LocalDate published;

    /** Counts from the article's day; null leaves all but full dates open. */
    Dates(@Nullable LocalDate published) {
        this.published = published;
    }

    /** The day of what a predicate says, or null where its clause does not tell. */
    @Nullable
    LocalDate of(ClauseGraph graph, int predicate) {
        for (int c : graph.children(predicate)) {
            boolean time = switch (graph.relation(c)) {
                case "obl", "nmod", "advmod" -> true;
                default -> false;
            };
            if (time) {
                LocalDate date = parse(words(graph, c));
                if (date != null) {
                    return date;
                }
            }
        }
        return null;
    }

    private static String words(ClauseGraph graph, int head) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < graph.size(); i++) {
            if (graph.dominates(head, i)) {
                Token token = graph.token(i);
                words.append(token.upos().equals("PUNCT") || words.isEmpty() ? "" : " ")
                        .append(token.form());
            }
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }

    /** The day that an expression of time means, or null. */
    @Nullable
    LocalDate parse(String words) {
        Matcher iso = ISO.matcher(words);
        if (iso.find()) {
            return day(Integer.parseInt(iso.group(1)), Integer.parseInt(iso.group(2)), Integer.parseInt(iso.group(3)));
        }
        for (Pattern pattern : new Pattern[] {DAY_MONTH, MONTH_DAY}) {
            Matcher matcher = pattern.matcher(words);
            while (matcher.find()) {
                Month month = MONTHS.get(matcher.group("month").toLowerCase(Locale.ROOT));
                if (month != null) {
                    return dayOf(month, Integer.parseInt(matcher.group("day")), matcher.group("year"));
                }
            }
        }
        return published == null ? null : relative(words, published);
    }

    private @Nullable LocalDate dayOf(Month month, int day, @Nullable String year) {
        if (year != null) {
            return day(Integer.parseInt(year), month.getValue(), day);
        }
        if (published == null) {
            return null;
        }
        LocalDate date = day(published.getYear(), month.getValue(), day);
        // News tells of a day just past, or just ahead.
        return date != null && date.isAfter(published.plusMonths(6)) ? date.minusYears(1) : date;
    }

    private static @Nullable LocalDate day(int year, int month, int day) {
        boolean valid =
                month >= 1 && month <= 12 && day >= 1 && day <= Month.of(month).maxLength();
        if (!valid || year < 1 || (month == 2 && day == 29 && !java.time.Year.isLeap(year))) {
            return null;
        }
        return LocalDate.of(year, month, day);
    }

    private static @Nullable LocalDate relative(String words, LocalDate published) {
        if (words.matches(".*\\byesterday\\b.*")) {
            return published.minusDays(1);
        }
        if (words.matches(".*\\b(today|tonight)\\b.*")) {
            return published;
        }
        if (words.matches(".*\\btomorrow\\b.*")) {
            return published.plusDays(1);
        }
        Matcher matcher = RELATIVE.matcher(words);
        while (matcher.find()) {
            DayOfWeek day = WEEKDAYS.get(matcher.group("weekday"));
            if (day == null) {
                continue;
            }
            String which = matcher.group("which");
            if ("next".equals(which)) {
                return published.with(TemporalAdjusters.next(day));
            }
            return "last".equals(which)
                    ? published.with(TemporalAdjusters.previous(day))
                    : published.with(TemporalAdjusters.previousOrSame(day));
        }
        return null;
    }
}
