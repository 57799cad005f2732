package newsgraph.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The arguments as the user typed them. */
final class Arguments {
    private static final Path COMMAND_LINE_OF_LINUX = Path.of("/proc/self/cmdline");
    private static final String LOST = "\uFFFD";

    private Arguments() {}

    /** In the locale C Java 17 loses every character beyond ASCII; Linux still has them. */
    static String[] asTyped(String[] args) {
        if (Arrays.stream(args).noneMatch(arg -> arg.contains(LOST))) {
            return args;
        }
        try {
            String line = new String(Files.readAllBytes(COMMAND_LINE_OF_LINUX), StandardCharsets.UTF_8);
            String[] all = line.split("\0", -1);
            // The line ends with a NUL, behind which split finds one more, empty, part.
            int end = all.length - 1;
            return end < args.length ? args : Arrays.copyOfRange(all, end - args.length, end);
        } catch (IOException e) {
            return args; // no Linux: what Java made of them is all there is
        }
    }
}
