package newsgraph.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.ConsoleHandler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import newsgraph.cli.Output.Lost;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command line's entry. */
@Command(
        name = "newsgraph",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Reads news articles and writes the RDF knowledge graph that they tell.",
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph build articles/               reads a folder of articles into ./newsgraph-store",
            "  newsgraph queries                       lists what can be asked",
            "  newsgraph query asylum                  asks one: who granted asylum to whom",
            "  newsgraph export -o graph.ttl           writes the graph as Turtle",
            "",
            "Exit status: 0 done, 1 some inputs failed (each is named, the rest is done), 2 usage,",
            "3 the store cannot be opened."
        })
public final class Newsgraph implements Callable<Integer> {
    private static final int USAGE_COLUMNS = 100;

    private final Console console;

    Newsgraph(Console console) {
        this.console = console;
    }

    public static void main(String[] args) {
        int exitCode = run(Arguments.asTyped(args), Console.ofProcess());
        System.exit(exitCode);
    }

    /** Runs one command; its exit code. */
    static int run(String[] args, Console console) {
        silenceLogs();
        CommandLine commandLine = commandLine(console);
        Failures failures = new Failures(console);
        try {
            int exitCode = commandLine.execute(args);
            console.out().flush();
            return exitCode;
        } catch (Lost | Error e) {
            return failures.exitCode(e);
        }
    }

    /** The whole command tree. */
    static CommandLine commandLine(Console console) {
        CommandLine commandLine = new CommandLine(new Newsgraph(console));
        for (Object command : commands(console)) {
            commandLine.addSubcommand(command);
        }
        Failures failures = new Failures(console);
        commandLine.setUsageHelpWidth(USAGE_COLUMNS);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.setColorScheme(Help.defaultColorScheme(console.colour() ? Ansi.ON : Ansi.OFF));
        commandLine.setOut(new PrintWriter(console.unflushed(), true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        commandLine.setExecutionExceptionHandler((e, failed, parsed) -> failures.exitCode(e));
        commandLine.setParameterExceptionHandler((e, given) -> failures.usage(e));
        return commandLine;
    }

    private static List<Object> commands(Console console) {
        return List.of(
                new BuildCommand(console),
                new QueryCommand(console),
                new QueriesCommand(console),
                new ExplainCommand(console),
                new ExportCommand(console),
                new AnnotateCommand(console),
                new CheckCommand(console),
                new StatsCommand(console),
                new RemoveCommand(console),
                new CompactCommand(console),
                new CompletionCommand(console),
                new TrainCommand(),
                new EvaluateCommand());
    }

    @Option(
            names = {"-q", "--quiet"},
            scope = ScopeType.INHERIT,
            description = "Say nothing but what goes wrong.")
    void quiet(boolean quiet) {
        console.beQuiet(quiet);
    }

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Show stack traces and the libraries' warnings.")
    void verbose(boolean verbose) {
        console.beVerbose(verbose);
        if (verbose) {
            Logger.getLogger("").addHandler(new ConsoleHandler());
            Logger.getLogger("").setLevel(Level.WARNING);
        }
    }

    /** Without a command: usage. */
    @Override
    public Integer call() {
        console.error(commandLine(console).getUsageMessage().stripTrailing());
        return ExitCode.USAGE;
    }

    /** The libraries' warnings speak to developers; users get what the commands say. */
    private static void silenceLogs() {
        LogManager.getLogManager().reset();
        Logger.getLogger("").setLevel(Level.OFF);
    }
}
