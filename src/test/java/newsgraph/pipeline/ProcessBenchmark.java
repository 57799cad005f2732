package newsgraph.pipeline;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import newsgraph.store.Store;
import newsgraph.store.StoreSize;
import newsgraph.trial.KillTrial;

/**
 * Whole processes, as users run them: start-up, articles a minute, the same articles again, bytes a claim. Run after
 * {@code mvn package}: {@code mvn -q exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=newsgraph.pipeline.ProcessBenchmark -Dexec.args=ARTICLES}. {@code StoreBenchmark} has queries on a million
 * quads, {@code SpeedTest} tokens a second.
 */
final class ProcessBenchmark {
    private static final int SENTENCES = 25;
    private static final PrintStream OUT = System.out;

    private ProcessBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int articles = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000;
        Path folder = Files.createTempDirectory("newsgraph-benchmark");
        try {
            run(articles, folder);
        } finally {
            KillTrial.delete(folder);
        }
    }

    private static void run(int articles, Path folder) throws Exception {
        Path store = folder.resolve("store");
        String input = BuildTrial.write(folder.resolve("input.jsonl"), 3, articles, SENTENCES)
                .toString();
        Path sentence = Files.writeString(folder.resolve("one.txt"), "Norway granted asylum to Ana Ruiz.");
        OUT.printf("%8.2f s  annotate one sentence%n", seconds("annotate", sentence.toString()));
        double first = seconds("build", "--store", store.toString(), input);
        OUT.printf("%8.2f s  build, %.0f articles a minute%n", first, articles * 60 / first);
        double again = seconds("build", "--store", store.toString(), input);
        OUT.printf("%8.2f s  the same again, %.0f times as fast%n", again, first / again);
        OUT.printf("%8.2f s  a query%n", seconds("query", "--store", store.toString(), "asylum"));
        try (Store opened = Store.openExisting(store)) {
            StoreSize size = opened.size();
            OUT.printf("%8d    bytes a claim, %d claims%n", bytes(store) / size.claims(), size.claims());
        }
    }

    private static double seconds(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", "target/newsgraph.jar"));
        command.addAll(List.of(arguments));
        long start = System.nanoTime();
        int status = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (status != 0) {
            throw new IllegalStateException(command + " ended with status " + status);
        }
        return Duration.ofNanos(System.nanoTime() - start).toMillis() / 1e3;
    }

    private static long bytes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
