package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import newsgraph.store.Store;
import newsgraph.trial.KillTrial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fills the disk under a store: a small file system in memory, which takes root on Linux to mount.
 * {@code mvn test -Plong -Dtest=DiskFullTest}
 */
@Tag("long")
class DiskFullTest {
    private static final int ARTICLES = 200;

    @TempDir
    private Path folder = Path.of("");

    private Path disk = Path.of("");
    private Path store = Path.of("");
    private Path input = Path.of("");
    private boolean mounted;

    @BeforeEach
    void mount() throws Exception {
        disk = Files.createDirectory(folder.resolve("disk"));
        store = disk.resolve("store");
        input = Files.write(folder.resolve("input.jsonl"), TrialArticles.lines(ARTICLES));
        mounted = run("mount", "-t", "tmpfs", "-o", "size=6m", "newsgraph", disk.toString()) == 0;
        assumeTrue(mounted, "a file system in memory can't be mounted here: it takes root on Linux");
    }

    @AfterEach
    void unmount() throws Exception {
        if (mounted) {
            run("umount", "--lazy", disk.toString());
        }
    }

    @Test
    void aFullDiskIsToldAndTheBuildCanGoOnOnceThereIsRoom() throws Exception {
        for (String size : List.of("1m", "3m", "6m", "9m")) {
            resize(size);
            String told = command("build", "--jobs", "1", input.toString());
            assertTrue(told.startsWith("1 ") || told.startsWith("3 "), size + ": exit status and messages: " + told);
            assertTrue(told.contains(disk.toString()), told);
            assertFalse(told.contains("should not have happened"), told);
        }
        resize("500m");
        if (Files.exists(store)) {
            try (Store opened = Store.open(store)) {
                List<String> articles = opened.graphs().stream()
                        .filter(graph -> graph.contains("/article/"))
                        .toList();
                assertTrue(articles.size() < ARTICLES, "the disk was full before the end");
            }
        }
        Ran.command("build", "--store", store.toString(), input.toString()).exits(0);
        Ran.command("verify", "--store", store.toString()).exits(0);
        Path other = folder.resolve("undisturbed");
        Ran.command("build", "--store", other.toString(), input.toString()).exits(0);
        assertEquals(export(other), export(store));
    }

    @Test
    void aCompactionAndABackupThatDoNotFitLeaveAllAsItWas() throws Exception {
        resize("500m");
        Ran.command("build", "--store", store.toString(), input.toString()).exits(0);
        String before = export(store);
        Path ballast = disk.resolve("ballast");
        run("dd", "if=/dev/zero", "of=" + ballast, "bs=64k", "count=7900");
        String compacted = command("compact");
        assertTrue(compacted.startsWith("1 "), compacted);
        assertTrue(compacted.contains("It holds what it held before"), compacted);
        Path backup = disk.resolve("news.nq.gz");
        run("dd", "if=/dev/zero", "of=" + disk.resolve("rest"), "bs=4k", "count=100000");
        String backedUp = command("backup", backup.toString());
        assertTrue(backedUp.startsWith("1 ") || backedUp.startsWith("3 "), backedUp);
        assertFalse(Files.exists(backup));
        Files.delete(ballast);
        Files.delete(disk.resolve("rest"));
        assertEquals(before, export(store));
        Ran.command("compact", "--store", store.toString()).exits(0);
        assertEquals(before, export(store));
        Ran.command("verify", "--store", store.toString()).exits(0);
    }

    /** Exit status, then what a process of its own said, on one line. */
    private String command(String name, String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of(Newsgraph.class.getName(), name, "--store", store.toString()));
        all.addAll(List.of(arguments));
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(KillTrial.java(all))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile())
                .start();
        assertTrue(process.waitFor(3, TimeUnit.MINUTES));
        return process.exitValue() + " " + Files.readString(errors).replace("\n", " | ");
    }

    private void resize(String size) throws Exception {
        assertEquals(0, run("mount", "-o", "remount,size=" + size, disk.toString()));
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static String export(Path store) {
        return Ran.command("export", "--store", store.toString(), "--format", "nquads")
                .exits(0)
                .out();
    }
}
