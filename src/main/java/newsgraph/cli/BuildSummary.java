package newsgraph.cli;

import java.util.Locale;
import newsgraph.pipeline.BuildReport;
import newsgraph.pipeline.BuildReport.KeptBack;

/** Tells what a build did. */
final class BuildSummary {
    private static final double NANOS_A_SECOND = 1e9;

    private final Console console;

    BuildSummary(Console console) {
        this.console = console;
    }

    void tell(BuildReport report) {
        tellKeptBack(report, "was");
        String what = counts(report)
                + (report.withdrawn().isEmpty() ? "" : "; " + report.withdrawn().size() + " withdrawn")
                + (report.interrupted() ? "; interrupted, the same command goes on" : "");
        double seconds = report.time().toNanos() / NANOS_A_SECOND;
        String text = report.read() == 0
                ? what
                : String.format(
                        Locale.ROOT,
                        "%s%n%s%s, %s, %s, %s rejected by domain or range, in %.1f s",
                        what,
                        report.read() == report.articles() ? "" : "of the " + report.read() + " read anew: ",
                        report.entities() == 1 ? "1 entity" : report.entities() + " entities",
                        counted(report.facts(), "fact"),
                        counted(report.claims(), "claim"),
                        counted(report.rejected(), "wording"),
                        seconds);
        console.event(counts(LogEvent.info("built", what), report)
                .with("interrupted", report.interrupted())
                .with("read", report.read())
                .with("entities", report.entities())
                .with("facts", report.facts())
                .with("claims", report.claims())
                .with("rejected", report.rejected())
                .with("seconds", seconds)
                .shownAs(text));
        tellNothing(report);
    }

    void tellPlanned(BuildReport report) {
        tellKeptBack(report, "would be");
        String what = counts(report)
                + (report.withdrawn().isEmpty() ? "" : "; " + report.withdrawn().size() + " to be pruned")
                + "; nothing was written";
        console.event(counts(LogEvent.info("planned", what), report));
        tellNothing(report);
    }

    private static LogEvent counts(LogEvent event, BuildReport report) {
        return event.with("new", report.added())
                .with("changed", report.changed())
                .with("unchanged", report.unchanged())
                .with("withdrawn", report.withdrawn())
                .with("failed", report.refused().size())
                .with("skipped", report.skipped());
    }

    private static String counts(BuildReport report) {
        return String.format(
                Locale.ROOT,
                "%s read: %d new, %d changed, %d unchanged%s%s",
                counted(report.articles(), "article"),
                report.added(),
                report.changed(),
                report.unchanged(),
                report.refused().isEmpty()
                        ? ""
                        : "; " + counted(report.refused().size(), "input") + " failed",
                report.skipped() == 0 ? "" : "; " + counted(report.skipped(), "file") + " skipped");
    }

    private void tellKeptBack(BuildReport report, String verb) {
        KeptBack keptBack = report.keptBack();
        if (keptBack != null) {
            String why = switch (keptBack) {
                case INTERRUPTED -> "the inputs were not read to their end";
                case INPUTS_FAILED -> "inputs failed, and nobody knows what they hold";
                case NO_ARTICLE -> "the inputs hold no article";
            };
            console.event(LogEvent.warning("kept", "nothing " + verb + " pruned, since " + why + "."));
        }
    }

    private void tellNothing(BuildReport report) {
        if (report.articles() == 0 && report.refused().isEmpty() && !report.interrupted()) {
            console.failure("the inputs hold no article.");
        }
    }

    private static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
