package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A build that a signal ends: what was read is kept, the report is told, the next build goes on. */
class SignalIT {
    private static final int FIRST = 60;
    private static final int STARTS_WITHIN_SECONDS = 120;
    private static final int LOADS_WITHIN_SECONDS = 5;

    @TempDir
    private Path folder = Path.of("");

    private static String line(int i) {
        return "{\"id\":\"a" + i + "\",\"text\":\"Rosa Pino of Chile met Ana Bo" + i + " on Monday.\"}\n";
    }

    private static void send(Process process, String signal) throws IOException, InterruptedException {
        assertEquals(
                0,
                new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                        .start()
                        .waitFor());
    }

    private Process build() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        Ended.jar().toString(),
                        "build",
                        "--log-format",
                        "json",
                        "--input-format",
                        "jsonl",
                        "-")
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }

    /** The input stays open, so that only the signal can end the build. */
    @ParameterizedTest
    @CsvSource({"INT,130", "TERM,143"})
    void theFirstSignalLetsItFinishWhatIsInHand(String signal, int exitCode) throws Exception {
        Process process = build();
        BufferedWriter in = process.outputWriter(StandardCharsets.UTF_8);
        for (int i = 0; i < FIRST; i++) {
            in.write(line(i));
        }
        in.flush();
        awaitReading(process);
        send(process, signal);
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends by itself");
        assertEquals(exitCode, process.exitValue(), err());
        assertTrue(err().contains("\"event\":\"stopping\""), err());
        assertTrue(err().contains("\"interrupted\":true"), err());

        Ended stats = Ended.jar(folder, Map.of(), "stats");
        assertEquals(0, stats.exitCode(), "the store is free again: " + stats.err());
        if (signal.equals("INT")) {
            assertThatTheNextGoesOn();
        }
    }

    private void assertThatTheNextGoesOn() throws IOException {
        Path rest = folder.resolve("all.jsonl");
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < FIRST + 5; i++) {
            all.append(line(i));
        }
        Files.writeString(rest, all);
        Ended again = Ended.jar(folder, Map.of(), "build", "all.jsonl");
        assertEquals(0, again.exitCode(), again.err());
        assertTrue(again.err().contains(FIRST + 5 + " articles read: "), again.err());
        Ended whole = Ended.jar(folder, Map.of(), "build", "--store", "whole", "all.jsonl");
        assertEquals(0, whole.exitCode(), whole.err());
        Ended differ = Ended.jar(folder, Map.of(), "diff", "whole", "newsgraph-store");
        assertEquals(0, differ.exitCode(), differ.out());
    }

    /** Until signals are heeded, and then until an article may be in hand; the test holds whether or not one is. */
    private void awaitReading(Process process) throws IOException, InterruptedException {
        for (int i = 0; i < STARTS_WITHIN_SECONDS * 10 && !err().contains("\"event\":\"started\""); i++) {
            assertFalse(process.waitFor(100, TimeUnit.MILLISECONDS), err());
        }
        assertFalse(process.waitFor(LOADS_WITHIN_SECONDS, TimeUnit.SECONDS), "it waits for more input");
    }

    @Test
    void theSecondSignalEndsItAtOnce() throws Exception {
        Process process = build();
        BufferedWriter in = process.outputWriter(StandardCharsets.UTF_8);
        StringBuilder endless = new StringBuilder("{\"id\":\"long\",\"text\":\"");
        for (int i = 0; i < 40_000; i++) {
            endless.append("Rosa Pino of Chile met Ana Bo of Peru on Monday. ");
        }
        in.write(endless.append("\"}\n").toString());
        in.flush();
        awaitReading(process);
        send(process, "INT");
        Thread.sleep(500);
        send(process, "INT");
        assertTrue(process.waitFor(10, TimeUnit.SECONDS), "it ends at once");
        assertEquals(130, process.exitValue(), err());
        assertFalse(err().contains("\"event\":\"built\""), err());
    }
}
