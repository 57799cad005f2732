package newsgraph.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What a process of its own did: exit code, standard output, standard error. */
record Ended(int exitCode, String out, String err) {
    private static final int MINUTES = 5;

    /** The jar under test. */
    static Path jar() {
        return Path.of(System.getProperty("newsgraph.jar", "target/newsgraph.jar"))
                .toAbsolutePath();
    }

    static Ended jar(Path folder, Map<String, String> environment, String... args) throws IOException {
        return jar(folder, environment, null, args);
    }

    /** Runs the jar with the standard input from a file, or with none. */
    static Ended jar(Path folder, Map<String, String> environment, @Nullable Path standardInput, String... args)
            throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar().toString()));
        command.addAll(List.of(args));
        return run(command, folder, environment, standardInput);
    }

    /** Runs a line of bash, which finds the jar in $JAR. */
    static Ended shell(Path folder, String line) throws IOException {
        return run(List.of("bash", "-c", line), folder, Map.of("JAR", jar().toString()), null);
    }

    private static Ended run(
            List<String> command, Path folder, Map<String, String> environment, @Nullable Path standardInput)
            throws IOException {
        Path out = Files.createTempFile("newsgraph", ".out");
        Path err = Files.createTempFile("newsgraph", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .redirectInput(standardInput == null ? Path.of("/dev/null").toFile() : standardInput.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("still running after " + MINUTES + " minutes: " + command);
            }
            return new Ended(process.exitValue(), text(out), text(err));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            Files.deleteIfExists(out);
            Files.deleteIfExists(err);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .replaceAll("(?m)^Picked up JAVA_TOOL_OPTIONS.*\n", "");
    }
}
