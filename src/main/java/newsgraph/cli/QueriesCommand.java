package newsgraph.cli;

import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import newsgraph.store.BundledQueries;
import newsgraph.store.BundledQuery;
import newsgraph.store.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code newsgraph queries}: lists the queries that have names, a line each. */
@Command(
        name = "queries",
        header = "List the queries that have names.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lists the queries that can be asked by name, with their parameters.",
        footerHeading = "%nExamples%n",
        footer = {"  newsgraph queries", "  newsgraph queries --queries my-queries/"})
final class QueriesCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final QueriesOption queries = new QueriesOption();

    QueriesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        BundledQueries found = queries.all();
        int width = found.all().stream()
                .mapToInt(query -> call(query).length())
                .max()
                .orElse(1);
        for (BundledQuery query : found.all()) {
            String call = call(query);
            console.print(call + " ".repeat(width - call.length() + 2) + query.title());
        }
        found.problems().forEach(console::error);
        return found.problems().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
    }

    /** How the query is called, its optional parameters in brackets. */
    private static String call(BundledQuery query) {
        return query.name()
                + query.parameters().stream().map(QueriesCommand::parameter).collect(Collectors.joining());
    }

    private static String parameter(Parameter parameter) {
        String given =
                "-p " + parameter.name() + "=" + (parameter.defaultValue() == null ? "…" : parameter.defaultValue());
        return parameter.defaultValue() == null ? " " + given : " [" + given + "]";
    }
}
