package newsgraph.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How many articles a command works on at a time. */
final class JobsOption {
    private int number = Runtime.getRuntime().availableProcessors();

    @Spec(Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description =
                    "How many articles to work on at a time (default: one for each processor). The result is the same.")
    void jobs(int jobs) {
        if (jobs < 1) {
            throw new ParameterException(command.commandLine(), "--jobs must be 1 at least, not " + jobs);
        }
        number = jobs;
    }

    int number() {
        return number;
    }
}
