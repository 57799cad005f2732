package newsgraph.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** {@code newsgraph completion}: writes the script by which a shell completes commands and options. */
@Command(
        name = "completion",
        aliases = "generate-completion",
        header = "Write a script for the shell that completes commands and options.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Writes a script for bash and zsh that completes commands and options.",
        footerHeading = "%nExamples%n",
        footer = "  source <(newsgraph completion)")
final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.print(AutoComplete.bash("newsgraph", Newsgraph.commandLine(console))
                .replace("\r", "")
                .stripTrailing());
        return ExitCode.DONE;
    }
}
