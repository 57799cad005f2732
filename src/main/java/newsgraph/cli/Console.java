package newsgraph.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** Standard input, output and error of a command, all in UTF-8 whatever the locale. */
final class Console {
    private static final int OUTPUT_DESCRIPTOR = 1;
    private static final int ERROR_DESCRIPTOR = 2;
    private static final int BUFFER_BYTES = 1 << 16;

    private final InputStream in;
    private final Output out;
    private final PrintStream err;
    private final boolean colour;
    private final boolean errorIsTerminal;
    private boolean quiet;
    private boolean verbose;
    private boolean json;

    /**
     * @param colour whether output and messages may be coloured
     * @param errorIsTerminal whether somebody watches standard error
     */
    Console(InputStream in, OutputStream out, OutputStream err, boolean colour, boolean errorIsTerminal) {
        this.in = in;
        this.out = new Output(new BufferedOutputStream(out, BUFFER_BYTES));
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        this.colour = colour;
        this.errorIsTerminal = errorIsTerminal;
    }

    /** The process's own. */
    static Console ofProcess() {
        boolean wanted =
                System.getenv("NO_COLOR") == null || System.getenv("NO_COLOR").isEmpty();
        boolean dumb = "dumb".equals(System.getenv("TERM"));
        boolean errorIsTerminal = isTerminal(ERROR_DESCRIPTOR);
        return new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                wanted && !dumb && isTerminal(OUTPUT_DESCRIPTOR) && errorIsTerminal,
                errorIsTerminal && !dumb);
    }

    InputStream in() {
        return in;
    }

    /** Where results go; whoever writes there need not flush. */
    Output out() {
        return out;
    }

    /** The same for picocli, which can't bear that a flush fails: {@link Newsgraph#run} flushes at the end. */
    OutputStream unflushed() {
        return new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int offset, int length) {
                Console.this.out.write(bytes, offset, length);
            }

            @Override
            public void flush() {}
        };
    }

    void print(String line) {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        out.write(bytes, 0, bytes.length);
    }

    /** Standard error, for what others write. */
    PrintStream err() {
        return err;
    }

    boolean colour() {
        return colour;
    }

    /** Whether progress may be shown. */
    boolean showsProgress() {
        return errorIsTerminal && !quiet && !json;
    }

    boolean verbose() {
        return verbose;
    }

    void beQuiet(boolean quiet) {
        this.quiet = quiet;
    }

    void beVerbose(boolean verbose) {
        this.verbose = verbose;
    }

    void beJson(boolean json) {
        this.json = json;
    }

    /** Whether each event is a JSON object on a line of its own. */
    boolean json() {
        return json;
    }

    /** Says what went wrong. */
    void error(String message) {
        event(LogEvent.error("error", message));
    }

    /** Says why the command ends early. */
    void failure(String message) {
        event(LogEvent.error("failed", message).shownAs("newsgraph: " + message));
    }

    /** Says what was done, unless the user wants quiet. */
    void info(String message) {
        event(LogEvent.info("info", message));
    }

    /** Tells of an event, unless it is good news and the user wants quiet. */
    void event(LogEvent event) {
        if (!quiet || event.level() != LogEvent.Level.INFO) {
            err.println(json ? event.json(Instant.now()) : event.text());
        }
    }

    /** Shows where an exception came from, to who asks for it. */
    void trace(Throwable thrown) {
        if (verbose) {
            StringWriter stack = new StringWriter();
            thrown.printStackTrace(new PrintWriter(stack));
            String text = stack.toString().stripTrailing();
            event(LogEvent.error("trace", thrown.toString()).with("stack", text).shownAs(text));
        }
    }

    /** Java 17 tells only whether standard input and output together are a terminal; Linux tells of each. */
    private static boolean isTerminal(int descriptor) {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            return false; // no Linux: rather no colour and no progress bar than both in a file
        }
    }
}
