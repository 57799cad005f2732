package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a command did.
 *
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Ran(int exitCode, String out, String err) {
    /** Runs a command in this process, with nothing on standard input. */
    static Ran command(String... args) {
        return with("", args);
    }

    static Ran with(String standardInput, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(standardInput.getBytes(StandardCharsets.UTF_8)), out, err, false, false);
        int exitCode = Newsgraph.run(args, console);
        return new Ran(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    Ran exits(int expected) {
        assertEquals(expected, exitCode, () -> "standard error: " + err + "\nstandard output: " + out);
        return this;
    }
}
