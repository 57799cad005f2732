package newsgraph.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import newsgraph.article.Articles;
import newsgraph.article.FileName;
import newsgraph.article.Format;
import newsgraph.article.Offsets;
import newsgraph.graph.Iris;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;
import newsgraph.pipeline.ArticleAnalyzer;
import newsgraph.pipeline.BuildOptions;
import newsgraph.pipeline.BuildReport;
import newsgraph.pipeline.BuildStore;
import newsgraph.pipeline.DryRun;
import newsgraph.pipeline.Engine;
import newsgraph.pipeline.Pipeline;
import newsgraph.pipeline.ReaderIdentity;
import newsgraph.pipeline.Stop;
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
            "Reads articles into the store, each as a named graph. An article that the store has already is not read "
                    + "again; a changed one takes the place of its earlier graph.",
            "Reads .txt and .text (one article a file; header lines Title:, Date:, Source:, URL: and Language: may come "
                    + "first) and .jsonl and .ndjson (id, url, title, published, source, text, lang).",
            "SIGINT (Ctrl-C) and SIGTERM let it finish what is in hand, keep what was read and report; the same command "
                    + "then goes on where it was. A second one ends it at once, which does no harm either."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph build articles/",
            "  newsgraph build --store ~/graphs/2012 --jobs 4 'archive/**/*.txt' feed.jsonl",
            "  newsgraph build --rejects rejects.jsonl articles/",
            "  newsgraph build --dry-run --prune articles/      what would be new, changed, withdrawn",
            "  curl -s https://news.example/feed.jsonl | newsgraph build -",
            "",
            "Exit status: 0 done, 1 some inputs failed and the others are kept, 2 usage, 3 the store cannot be",
            "opened, 4 nothing done: every input failed, or they hold no article; 130 or 143 ended by SIGINT or",
            "SIGTERM, what was read is kept."
        })
final class BuildCommand implements Callable<Integer> {
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
                            + "sentence with offsets, slot, what was found and what was expected. Unchanged articles "
                            + "are not read again, and are not in it.")
    private @Nullable String rejects;

    @Option(
            names = "--prune",
            description =
                    "Withdraw the store's articles that the inputs no longer hold. The inputs must then be all; where "
                            + "one fails, or the build is interrupted, nothing is withdrawn.")
    private boolean prune;

    @Option(
            names = "--dry-run",
            description = "Write nothing; print what would be new, changed, unchanged or pruned, an article a line.")
    private boolean dryRun;

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
        ReaderIdentity reader = ontology.reader();
        if (dryRun) {
            return plan(folder, reader);
        }
        // A store that can't be opened is to be told before the work, and a new one is made only after some has gone
        // well.
        try (BuildStore target = new BuildStore(() -> Store.open(folder))) {
            if (Files.exists(folder)) {
                target.open();
            }
            Stop stop = new Stop();
            try (Interruption interruption = new Interruption(stop, console)) {
                tellStart(folder, reader);
                BuildReport report = build(target, reader, new BuildOptions(prune, stop));
                new BuildSummary(console).tell(report);
                return interruption.exitCode(exitCode(report));
            }
        }
    }

    /** An operator's log says when what began; people see it themselves. */
    private void tellStart(Path folder, ReaderIdentity reader) {
        if (console.json()) {
            console.event(LogEvent.info("started", "reading articles")
                    .with("store", FileName.name(folder))
                    .with("version", reader.version()));
        }
    }

    private BuildReport build(BuildStore target, ReaderIdentity reader, BuildOptions options) throws StoreException {
        Pipeline pipeline = new Pipeline(jobs.number(), this::engine, iris(target.opened()), reader);
        try (BuildProgress progress = new BuildProgress(console, rejectsFile())) {
            return pipeline.build(articles(), inputs, target, options, progress);
        }
    }

    private @Nullable RejectsFile rejectsFile() {
        return rejects == null ? null : new RejectsFile(FileName.path(rejects).toAbsolutePath());
    }

    private int plan(Path folder, ReaderIdentity reader) throws StoreException {
        if (isEmpty(folder)) {
            return plan(Optional.empty(), reader);
        }
        try (Store opened = store.openExisting()) {
            return plan(Optional.of(opened), reader);
        }
    }

    private int plan(Optional<Store> opened, ReaderIdentity reader) {
        try (BuildProgress progress = new BuildProgress(console, null)) {
            BuildReport report = new DryRun(iris(opened), reader).run(articles(), inputs, opened, prune, progress);
            new BuildSummary(console).tellPlanned(report);
            return exitCode(report);
        }
    }

    private Engine engine() {
        RuleBook ruleBook = ontology.ruleBook();
        return new Engine(ruleBook, new ArticleAnalyzer(ruleBook, TextAnalyzer.shared())::analyze);
    }

    private Articles articles() {
        return new Articles(format, Offsets.OF_ARTICLE, console.in());
    }

    private Iris iris(Optional<Store> opened) {
        try {
            return base != null ? new Iris(base) : opened.map(StoreOption::iris).orElseGet(Iris::new);
        } catch (IllegalArgumentException e) {
            throw new Failure(ExitCode.USAGE, "--base: " + e.getMessage());
        }
    }

    private static int exitCode(BuildReport report) {
        if (report.articles() == 0) {
            return ExitCode.NOTHING_DONE;
        }
        return report.refused().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
    }

    /** Whether there is no folder, or nothing in it, so that there is no store either. */
    private static boolean isEmpty(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Files.notExists(folder);
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " can't be listed", e);
        }
    }
}
