package newsgraph.cli;

/** A reason to end the command, fit for a user's eyes. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exitCode;

    Failure(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }
}
