package newsgraph.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
            "3 the store cannot be opened, 4 nothing done as every input failed, 130 or 143 interrupted."
        })
public final class Newsgraph implements Callable<Integer> {
    private static final int USAGE_COLUMNS = 100;

    /** Each command by its name, in the order in which the usage lists them. */
    private static final Map<String, Function<Console, Object>> COMMANDS = commands();

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
        console.beJson(LogFormat.isJson(args));
        CommandLine commandLine = commandLine(console, commandsFor(args));
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
        return commandLine(console, COMMANDS);
    }

    private static CommandLine commandLine(Console console, Map<String, Function<Console, Object>> commands) {
        CommandLine commandLine = new CommandLine(new Newsgraph(console));
        commands.forEach((name, command) -> commandLine.addSubcommand(name, command.apply(console)));
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

    /** The command that the arguments begin with, or all: to set up every command takes longer than many a query. */
    private static Map<String, Function<Console, Object>> commandsFor(String[] args) {
        Function<Console, Object> command = args.length == 0 ? null : COMMANDS.get(args[0]);
        return command == null ? COMMANDS : Map.of(args[0], command);
    }

    private static Map<String, Function<Console, Object>> commands() {
        Map<String, Function<Console, Object>> commands = new LinkedHashMap<>();
        commands.put("build", BuildCommand::new);
        commands.put("query", QueryCommand::new);
        commands.put("queries", QueriesCommand::new);
        commands.put("find", FindCommand::new);
        commands.put("explain", ExplainCommand::new);
        commands.put("export", ExportCommand::new);
        commands.put("diff", DiffCommand::new);
        commands.put("annotate", AnnotateCommand::new);
        commands.put("check", CheckCommand::new);
        commands.put("stats", StatsCommand::new);
        commands.put("remove", RemoveCommand::new);
        commands.put("compact", CompactCommand::new);
        commands.put("verify", VerifyCommand::new);
        commands.put("backup", BackupCommand::new);
        commands.put("restore", RestoreCommand::new);
        commands.put("completion", CompletionCommand::new);
        commands.put("train", given -> new TrainCommand());
        commands.put("evaluate", given -> new EvaluateCommand());
        return Collections.unmodifiableMap(commands);
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
            Logger.getLogger("").addHandler(new LibraryLog(console));
            Logger.getLogger("").setLevel(Level.WARNING);
        }
    }

    @Option(
            names = "--log-format",
            paramLabel = "FORMAT",
            scope = ScopeType.INHERIT,
            description = "How standard error tells of events: text, or json, an object a line (default: text).")
    void logFormat(LogFormat format) {
        console.beJson(format == LogFormat.JSON);
    }

    /** Without a command: usage. */
    @Override
    public Integer call() {
        console.error(commandLine(console).getUsageMessage().stripTrailing());
        return ExitCode.USAGE;
    }

    /** The libraries' warnings speak to developers; users get what the commands say. */
    private static void silenceLogs() {
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        LogManager.getLogManager().reset();
        Logger.getLogger("").setLevel(Level.OFF);
    }
}
