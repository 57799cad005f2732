package newsgraph.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Starts a process that makes a store, kills it at a random moment, and has what is left checked; again and again. */
public final class KillTrial {
    private static final long SEED = Long.getLong("newsgraph.seed", 7);
    /** One kill in so many comes before the store is there. */
    private static final int EARLY = 8;

    private final Path store;
    private final List<String> command;
    private long startMillis;
    private long storeMillis;

    /** @param command one that makes the store in the folder, where it makes it before it first writes to it */
    public KillTrial(Path store, List<String> command) {
        this.store = store;
        this.command = command;
    }

    /** What is checked after a kill; the moment tells how to repeat it. */
    public interface Check {
        void check(String moment) throws Exception;
    }

    /** A folder for a trial: in memory where that can be, as a process that is killed is no power cut. */
    public static Path folder() throws IOException {
        Path memory = Path.of("/dev/shm");
        return Files.isWritable(memory)
                ? Files.createTempDirectory(memory, "newsgraph-trial")
                : Files.createTempDirectory("newsgraph-trial");
    }

    /** A Java process that starts fast, with the class path of the tests. */
    public static List<String> java(List<String> arguments) {
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Dnewsgraph.batchQuads=40",
                                "-Dnewsgraph.compactFromBytes=100000",
                                "-cp",
                                System.getProperty("java.class.path")),
                        arguments.stream())
                .toList();
    }

    /** Runs the process to its end and learns how long it takes. */
    public void undisturbed() throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = start();
        awaitStore(process);
        startMillis = millisSince(start);
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the undisturbed process takes too long");
        assertEquals(0, process.exitValue(), "the undisturbed process failed");
        storeMillis = millisSince(start) - startMillis;
    }

    /** Kills the process so often, each time over no store; the check may use the store, which is then deleted. */
    public void kill(int times, Check check) throws Exception {
        Random random = new Random(SEED);
        for (int i = 0; i < times; i++) {
            boolean early = i % EARLY == EARLY - 1;
            long delay = random.nextLong((early ? startMillis : storeMillis) + 1);
            Process process = start();
            if (!early) {
                awaitStore(process);
            }
            process.waitFor(delay, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            check.check("-Dnewsgraph.seed=" + SEED + ", kill " + i + ", " + delay + " ms after "
                    + (early ? "the start" : "the store was there"));
            delete(store);
        }
    }

    public static void delete(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> files = Files.walk(tree)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void awaitStore(Process process) throws InterruptedException {
        while (process.isAlive() && !Files.exists(store)) {
            Thread.sleep(2);
        }
    }

    private static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }
}
