package newsgraph.cli;

import java.io.UncheckedIOException;
import newsgraph.cli.Output.Lost;
import newsgraph.ontology.OntologyException;
import newsgraph.store.QueryException;
import newsgraph.store.StoreException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells the user why a command ends early, and the shell by which exit code. */
final class Failures {
    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    int exitCode(Throwable thrown) {
        if (thrown instanceof Lost lost) {
            return lost(lost);
        }
        if (thrown instanceof Failure failure) {
            return tell(failure.exitCode(), failure);
        }
        if (thrown instanceof StoreException) {
            return tell(ExitCode.STORE, thrown);
        }
        if (thrown instanceof UncheckedIOException) {
            return tell(ExitCode.FAILED, thrown);
        }
        if (thrown instanceof OntologyException) {
            return tell(ExitCode.USAGE, thrown);
        }
        if (thrown instanceof QueryException query) {
            return tell(
                    switch (query.reason()) {
                        case SYNTAX, REFUSED, PARAMETER -> ExitCode.USAGE;
                        case TIMEOUT, ROWS -> ExitCode.FAILED;
                    },
                    thrown);
        }
        if (thrown instanceof OutOfMemoryError) {
            console.failure("memory is used up. Give Java more (java -Xmx4g -jar ...), or use fewer --jobs.");
            console.trace(thrown);
            return ExitCode.FAILED;
        }
        console.failure("this should not have happened (" + oneLine(thrown)
                + "). Please report it with the output of --verbose.");
        console.trace(thrown);
        return ExitCode.FAILED;
    }

    int usage(ParameterException e) {
        String remedy = "See: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help";
        if (console.json()) {
            console.event(
                    LogEvent.error("usage", String.valueOf(e.getMessage())).with("remedy", remedy));
            return ExitCode.USAGE;
        }
        console.failure(String.valueOf(e.getMessage()));
        if (e instanceof UnmatchedArgumentException unmatched) {
            UnmatchedArgumentException.printSuggestions(unmatched, console.err());
        }
        console.error(remedy);
        return ExitCode.USAGE;
    }

    private int lost(Lost lost) {
        if (lost.readerIsGone()) {
            return ExitCode.READER_GONE;
        }
        console.failure(
                "the output can't be written whole (" + lost.getMessage() + "). Make room, or choose another place.");
        console.trace(lost);
        return ExitCode.FAILED;
    }

    private int tell(int exitCode, Throwable thrown) {
        console.failure(String.valueOf(thrown.getMessage()));
        console.trace(thrown);
        return exitCode;
    }

    private static String oneLine(Throwable thrown) {
        return thrown.toString().replaceAll("\\s+", " ");
    }
}
