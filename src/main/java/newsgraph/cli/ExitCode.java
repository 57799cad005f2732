package newsgraph.cli;

/** What a command's exit status tells. */
final class ExitCode {
    static final int DONE = 0;
    /** Some inputs failed, each named on standard error, and the rest is done; or the command's work itself failed. */
    static final int FAILED = 1;
    /** For a command that compares: there are differences. */
    static final int DIFFERENT = 1;
    /** The command line, a query or an ontology is wrong; nothing was done. */
    static final int USAGE = 2;
    /** The store can't be opened. */
    static final int STORE = 3;
    /** None of the inputs could be worked on, so nothing was done: all failed, or they hold no article. */
    static final int NOTHING_DONE = 4;
    /** What is added to a signal's number where one ended the work, as shells do. */
    static final int SIGNAL = 128;
    /** Who read the output has gone away; what a shell shows for a program that SIGPIPE ended. */
    static final int READER_GONE = 141;

    private ExitCode() {}
}
