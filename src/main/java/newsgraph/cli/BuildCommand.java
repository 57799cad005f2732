package newsgraph.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import newsgraph.article.Articles;
import newsgraph.article.FileName;
import newsgraph.article.Format;
import newsgraph.article.Offsets;
import newsgraph.graph.Iris;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;
import newsgraph.pipeline.ArticleAnalyzer;
import newsgraph.pipeline.BuildReport;
import newsgraph.pipeline.Pipeline;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph build}: reads articles into the store. */
@Command(
        name = "build",
        header = "Read articles into the store.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Reads articles into the store, each as a named graph; reading an article again replaces its graph.",
            "Reads .txt and .text (one article a file; header lines Title:, Date:, Source:, URL: and Language: may come "
                    + "first) and .jsonl and .ndjson (id, url, title, published, source, text, lang)."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph build articles/",
            "  newsgraph build --store ~/graphs/2012 --jobs 4 'archive/**/*.txt' feed.jsonl",
            "  newsgraph build --rejects rejects.jsonl articles/",
            "  curl -s https://news.example/feed.jsonl | newsgraph build -"
        })
final class BuildCommand implements Callable<Integer> {
    private static final double NANOS_A_SECOND = 1e9;

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    @Mixin
    private final JobsOption jobs = new JobsOption();

    @Option(
            names = "--base",
            paramLabel = "IRI",
            description = "What the IRIs of articles and entities begin with (default: the store's, or "
                    + Iris.DEFAULT_BASE + ").")
    private @Nullable String base;

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description = "What every input is, whatever its name: ${COMPLETION-CANDIDATES}.")
    private @Nullable Format format;

    @Option(
            names = "--rejects",
            paramLabel = "FILE",
            description =
                    "List in FILE, as JSON Lines, each wording that a relation's domain or range rejects: article, "
                            + "sentence with offsets, slot, what was found and what was expected.")
    private @Nullable String rejects;

    @Parameters(
            paramLabel = "INPUT",
            arity = "1..*",
            description = "Files, folders (read with all below, hidden files left out), globs, - for standard input.")
    private List<String> inputs = List.of();

    BuildCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        Path folder = store.folder();
        // A store that can't be opened is to be told before the work, and a new one is made only after some has gone
        // well.
        try (OpenedOnce opened = new OpenedOnce(folder)) {
            if (Files.exists(folder)) {
                opened.open();
            }
            BuildReport report = build(opened);
            summarize(report);
            return report.refused().isEmpty() && report.articles() > 0 ? ExitCode.DONE : ExitCode.FAILED;
        }
    }

    private BuildReport build(OpenedOnce opened) throws StoreException {
        Iris iris = opened.iris(base);
        RuleBook ruleBook = ontology.ruleBook();
        ArticleAnalyzer analyzer = new ArticleAnalyzer(ruleBook, TextAnalyzer.shared());
        Articles articles = new Articles(format, Offsets.OF_ARTICLE, console.in());
        try (BuildProgress progress = new BuildProgress(console, rejectsFile())) {
            return new Pipeline(jobs.number(), ruleBook, analyzer::analyze, iris)
                    .build(articles, inputs, opened::open, progress);
        }
    }

    private @Nullable RejectsFile rejectsFile() {
        return rejects == null ? null : new RejectsFile(FileName.path(rejects).toAbsolutePath());
    }

    private void summarize(BuildReport report) {
        console.info(String.format(
                Locale.ROOT,
                "%s read: %d new, %d changed, %d unchanged%s%s",
                counted(report.articles(), "article"),
                report.added(),
                report.changed(),
                report.unchanged(),
                report.refused().isEmpty()
                        ? ""
                        : "; " + counted(report.refused().size(), "input") + " failed",
                report.skipped() == 0 ? "" : "; " + counted(report.skipped(), "file") + " skipped"));
        if (report.articles() > 0) {
            console.info(String.format(
                    Locale.ROOT,
                    "%s, %s, %s, %s rejected by domain or range, in %.1f s",
                    report.entities() == 1 ? "1 entity" : report.entities() + " entities",
                    counted(report.facts(), "fact"),
                    counted(report.claims(), "claim"),
                    counted(report.rejected(), "wording"),
                    report.time().toNanos() / NANOS_A_SECOND));
        } else if (report.refused().isEmpty()) {
            console.error("newsgraph: the inputs hold no article.");
        }
    }

    private static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** A store that is opened when it is first needed, and only once. */
    private static final class OpenedOnce implements AutoCloseable {
        private final Path folder;
        private @Nullable Store store;

        OpenedOnce(Path folder) {
            this.folder = folder;
        }

        Store open() throws StoreException {
            if (store == null) {
                store = Store.open(folder);
            }
            return store;
        }

        Iris iris(@Nullable String base) {
            try {
                return base != null ? new Iris(base) : store != null ? StoreOption.iris(store) : new Iris();
            } catch (IllegalArgumentException e) {
                throw new Failure(ExitCode.USAGE, "--base: " + e.getMessage());
            }
        }

        @Override
        public void close() {
            if (store != null) {
                store.close();
            }
        }
    }
}
