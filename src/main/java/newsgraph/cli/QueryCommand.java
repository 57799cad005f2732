package newsgraph.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import newsgraph.article.FileName;
import newsgraph.store.Answer;
import newsgraph.store.AnswerFormat;
import newsgraph.store.AnswerWriter;
import newsgraph.store.BundledQuery;
import newsgraph.store.Limits;
import newsgraph.store.QueryException;
import newsgraph.store.QueryRunner;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph query}: asks the store. */
@Command(
        name = "query",
        header = "Ask the store.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Asks the store: a query by its name (see newsgraph queries), one in a file, or SPARQL itself.",
            "In SPARQL the graph's prefixes (ng:, skos:, prov:, person:, state: ...) need not be declared."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph query asylum",
            "  newsgraph query relations -p entity='Julian Assange' --format csv",
            "  newsgraph query --file threats.rq --timeout 5m",
            "  newsgraph query --text 'SELECT ?name { ?person a foaf:Person ; skos:prefLabel ?name }'"
        })
final class QueryCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final QueriesOption queries = new QueriesOption();

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "A query's name, or SPARQL.")
    private @Nullable String name;

    @Option(names = "--file", paramLabel = "FILE", description = "A file with SPARQL in it.")
    private @Nullable String file;

    @Option(names = "--text", paramLabel = "SPARQL", description = "The query itself.")
    private @Nullable String text;

    @Option(
            names = "-p",
            paramLabel = "NAME=VALUE",
            description = "A parameter: what the query's variable of that name stands for.")
    private Map<String, String> parameters = new LinkedHashMap<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (default: table, and turtle for graphs).")
    private @Nullable AnswerFormat format;

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long it may take: 30s, 5m, 1h (default: 1m).")
    private Duration timeout = Limits.DEFAULT.timeout();

    @Option(names = "--limit", paramLabel = "N", description = "How many rows it may give (default: 100000).")
    private long rows = Limits.DEFAULT.rows();

    QueryCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException, QueryException {
        if (Stream.of(name, file, text).filter(given -> given != null).count() != 1) {
            throw new Failure(
                    ExitCode.USAGE, "give one of: a query's name, --file, --text. See: newsgraph query --help");
        }
        if (rows < 1) {
            throw new Failure(ExitCode.USAGE, "--limit must be 1 at least, not " + rows);
        }
        Asked asked = asked();
        try (Store opened = store.openExisting()) {
            QueryRunner runner = new QueryRunner(opened, new Limits(timeout, rows), StoreOption.iris(opened));
            Answer answer = asked.answer(runner, parameters);
            AnswerFormat chosen = format(answer);
            if (!chosen.fits(answer)) {
                throw new Failure(ExitCode.USAGE, "this query's answer can't be written as " + chosen.label());
            }
            AnswerWriter.write(answer, chosen, console.out());
        }
        return ExitCode.DONE;
    }

    private AnswerFormat format(Answer answer) {
        if (format != null) {
            return format;
        }
        return answer instanceof Answer.Triples ? AnswerFormat.TURTLE : AnswerFormat.TABLE;
    }

    /** What is asked, known before the store is opened. */
    private interface Asked {
        Answer answer(QueryRunner runner, Map<String, String> parameters) throws QueryException;
    }

    private Asked asked() {
        String sparql = file != null ? read(file) : text;
        if (sparql == null && name != null && name.contains("{")) {
            sparql = name;
        }
        if (sparql != null) {
            String query = sparql;
            return (runner, given) -> runner.run(query, given);
        }
        BundledQuery query = queries.named(String.valueOf(name));
        return (runner, given) -> runner.run(query, given);
    }

    private static String read(String file) {
        Path path = FileName.path(file);
        try {
            return Files.readString(path);
        } catch (CharacterCodingException e) {
            throw new Failure(ExitCode.USAGE, file + ": the query is not UTF-8. Convert it.");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.USAGE,
                    file + ": it can't be read (" + e.getClass().getSimpleName().replace("Exception", "")
                            + "). Check the name.");
        }
    }
}
