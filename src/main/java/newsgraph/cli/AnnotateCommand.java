package newsgraph.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Format;
import newsgraph.article.Offsets;
import newsgraph.article.Problem;
import newsgraph.article.Reading;
import newsgraph.graph.AnnotationWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.ReadableAnnotation;
import newsgraph.language.TextAnalyzer;
import newsgraph.pipeline.Analysis;
import newsgraph.pipeline.ArticleAnalyzer;
import newsgraph.pipeline.Pipeline;
import newsgraph.pipeline.Workers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph annotate}: shows what the stages see in texts, without a store. */
@Command(
        name = "annotate",
        header = "Show what Newsgraph sees in a text.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Shows what Newsgraph sees in a text: sentences, entities, claims; with --format jsonl all, an object a document "
                    + "and a line.",
            "Reads a text as one document, or JSONL with \"id\" and \"text\". Offsets count Unicode code points of the text "
                    + "as given."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  echo 'Ecuador granted asylum to Julian Assange.' | newsgraph annotate",
            "  newsgraph annotate --format jsonl documents.jsonl > annotations.jsonl"
        })
final class AnnotateCommand implements Callable<Integer> {
    private enum OutputFormat {
        TEXT,
        JSONL
    }

    private final Console console;

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    @Mixin
    private final JobsOption jobs = new JobsOption();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default) or jsonl.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description = "What every input is, whatever its name: ${COMPLETION-CANDIDATES}.")
    private @Nullable Format inputFormat;

    @Option(
            names = "--base",
            paramLabel = "IRI",
            defaultValue = Iris.DEFAULT_BASE,
            description = "What the IRIs of entities begin with (default: " + Iris.DEFAULT_BASE + ").")
    private String base = Iris.DEFAULT_BASE;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Files, folders, globs, or - for standard input (the default).")
    private List<String> inputs = List.of();

    private int failures;

    AnnotateCommand(Console console) {
        this.console = console;
    }

    /**
     * What one document gives.
     *
     * @param text what to print, or null where there is nothing
     */
    private record Shown(
            @Nullable String text,
            List<Problem> problems,
            boolean failed,
            @Nullable Throwable cause) {}

    @Override
    public Integer call() {
        Iris iris = iris();
        ArticleAnalyzer analyzer = new ArticleAnalyzer(ontology.ruleBook(), TextAnalyzer.shared());
        AnnotationWriter json = new AnnotationWriter(iris);
        Articles articles = new Articles(inputFormat, Offsets.OF_INPUT, console.in());
        List<String> named = inputs.isEmpty() ? List.of("-") : inputs;
        new Workers(jobs.number())
                .<Reading, Shown>run(
                        readings -> articles.read(named, readings),
                        reading -> shown(reading, analyzer, json),
                        this::show);
        return failures == 0 ? ExitCode.DONE : ExitCode.FAILED;
    }

    private Iris iris() {
        try {
            return new Iris(base);
        } catch (IllegalArgumentException e) {
            throw new Failure(ExitCode.USAGE, "--base: " + e.getMessage());
        }
    }

    private Shown shown(Reading reading, ArticleAnalyzer analyzer, AnnotationWriter json) {
        if (reading instanceof Reading.Accepted accepted) {
            Article article = accepted.article();
            try {
                Analysis seen = analyzer.analyze(article);
                String text = format == OutputFormat.JSONL
                        ? json.line(article.key(), seen.text(), seen.entities(), seen.claims())
                        : ReadableAnnotation.of(article.key(), seen.text(), seen.entities(), seen.claims());
                return new Shown(text, accepted.warnings(), false, null);
            } catch (RuntimeException | StackOverflowError e) {
                return new Shown(null, List.of(Pipeline.failure(article, e)), true, e);
            }
        }
        return reading instanceof Reading.Refused refused
                ? new Shown(null, List.of(refused.problem()), true, null)
                : new Shown(null, new ArrayList<>(), false, null);
    }

    private void show(Shown shown) {
        for (Problem problem : shown.problems()) {
            console.error((shown.failed() ? "" : "warning: ") + problem.message());
        }
        if (shown.cause() != null) {
            console.trace(shown.cause());
        }
        failures += shown.failed() ? 1 : 0;
        if (shown.text() != null) {
            console.print(shown.text());
            console.out().flush();
        }
    }
}
