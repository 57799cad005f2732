package newsgraph.cli;

import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import newsgraph.article.Article;
import newsgraph.article.Problem;
import newsgraph.pipeline.BuildListener;
import newsgraph.pipeline.Rejection;
import org.jspecify.annotations.Nullable;

/** Names every input that fails, and on a terminal shows how far the build is. */
final class BuildProgress implements BuildListener, AutoCloseable {
    private static final int REFRESH_MILLIS = 250;
    private static final int UNKNOWN_TOTAL = -1;
    private static final int WIDTH_COLUMNS = 78;
    private static final String CLEAR_LINE = "\r\u001B[2K";

    private final Console console;
    private final @Nullable ProgressBar bar;
    private final @Nullable RejectsFile rejects;

    /** Lists what domain and range reject in a file where one is given. */
    BuildProgress(Console console, @Nullable RejectsFile rejects) {
        this.console = console;
        this.rejects = rejects;
        this.bar = console.showsProgress() ? bar(console) : null;
    }

    private static ProgressBar bar(Console console) {
        return new ProgressBarBuilder()
                .setTaskName("Articles")
                .setInitialMax(UNKNOWN_TOTAL)
                .setUpdateIntervalMillis(REFRESH_MILLIS)
                .setStyle(ProgressBarStyle.ASCII)
                .hideEta()
                .showSpeed()
                .setConsumer(new ConsoleProgressBarConsumer(console.err(), WIDTH_COLUMNS))
                .build();
    }

    @Override
    public void understood(Article article) {
        step();
    }

    @Override
    public void unchanged(Article article) {
        step();
    }

    @Override
    public void withdrawn(String articleIri) {
        tell(LogEvent.info("withdrawn", "withdrawn " + articleIri).with("article", articleIri));
    }

    @Override
    public void rejected(Article article, List<Rejection> rejected) {
        if (rejects != null) {
            rejects.add(rejected);
        }
    }

    @Override
    public void warned(Problem problem) {
        tell(LogEvent.of(LogEvent.Level.WARNING, "warning", problem).shownAs("warning: " + problem.message()));
    }

    @Override
    public void refused(Problem problem, @Nullable Throwable cause) {
        tell(LogEvent.of(LogEvent.Level.ERROR, "refused", problem));
        if (cause != null) {
            console.trace(cause);
        }
    }

    @Override
    public void skipped(String file, String reason) {
        if (console.verbose()) {
            tell(LogEvent.info("skipped", "skipped, as " + reason + ".")
                    .with("file", file)
                    .shownAs(file + ": skipped, as " + reason + "."));
        }
    }

    @Override
    public void planned(Plan plan, String articleIri, @Nullable String file) {
        step();
        console.print(plan.name().toLowerCase(Locale.ROOT) + "\t" + articleIri
                + (file == null ? "" : "\t" + file.replaceAll("\\p{Cntrl}", " ")));
    }

    private void step() {
        if (bar != null) {
            bar.step();
        }
    }

    private void tell(LogEvent event) {
        console.event(bar == null ? event : event.shownAs(CLEAR_LINE + event.text()));
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
        if (rejects != null) {
            rejects.close();
        }
    }
}
