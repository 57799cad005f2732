package newsgraph.cli;

/** What a command's exit status tells. */
final class ExitCode {
    static final int DONE = 0;
    /** Some inputs failed, each named on standard error, and the rest is done; or the command's work itself failed. */
    static final int FAILED = 1;
    /** The command line, a query or an ontology is wrong; nothing was done. */
    static final int USAGE = 2;
    /** The store can't be opened. */
    static final int STORE = 3;
    /** Who read the output has gone away; what a shell shows for a program that SIGPIPE ended. */
    static final int READER_GONE = 141;

    private ExitCode() {}
}
