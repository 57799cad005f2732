package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.trial.KillTrial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Kills {@code newsgraph build} at random moments, from its start to the compaction at its end. After each kill the store
 * opens by itself and holds whole articles, the first so many of the input; the same command finishes; and the export is
 * then that of a build that nobody disturbed. {@code PipelineKillTest} is the same without the language, for every day.
 * {@code mvn test -Plong -Dtest=BuildKillTest}
 */
@Tag("long")
class BuildKillTest {
    private static final int KILLS = Integer.getInteger("newsgraph.kills", 200);
    private static final int ARTICLES = 60;

    private Path folder = Path.of("");
    private Path input = Path.of("");
    private Path store = Path.of("");
    private final List<String> keys = new ArrayList<>();

    @BeforeEach
    void articles() throws IOException {
        folder = KillTrial.folder();
        input = folder.resolve("input.jsonl");
        store = folder.resolve("store");
        keys.addAll(TrialArticles.keys(ARTICLES));
        List<String> lines = TrialArticles.lines(ARTICLES);
        Files.write(input, lines);
    }

    @AfterEach
    void clear() throws IOException {
        KillTrial.delete(folder);
    }

    @Test
    void aBuildThatIsKilledLeavesWholeArticlesAndCanBeFinished() throws Exception {
        KillTrial trial = new KillTrial(
                store,
                KillTrial.java(List.of(
                        Newsgraph.class.getName(),
                        "build",
                        "--store",
                        store.toString(),
                        "--jobs",
                        "1",
                        input.toString())));
        trial.undisturbed();
        String whole = export();
        Map<String, String> undisturbed = new HashMap<>();
        for (String key : keys) {
            undisturbed.put(key, article(key));
        }
        KillTrial.delete(store);
        Map<Integer, Integer> left = new TreeMap<>();
        trial.kill(KILLS, moment -> {
            left.merge(Files.exists(store) ? prefix(undisturbed, moment) : -1, 1, Integer::sum);
            Ran again = Ran.command("build", "--store", store.toString(), input.toString());
            assertEquals(0, again.exitCode(), () -> moment + ": " + again.err());
            assertEquals(whole, export(), moment);
        });
        System.out.println("kills by how many articles they left (-1: no store): " + left);
    }

    /** Makes sure that the store holds the first so many articles whole, and says how many. */
    private int prefix(Map<String, String> undisturbed, String moment) {
        long articles;
        try (Store opened = Store.open(store)) {
            articles = opened.graphs().stream()
                    .filter(graph -> graph.contains("/article/"))
                    .count();
        } catch (StoreException e) {
            throw new AssertionError(moment, e);
        }
        for (String key : keys.subList(0, (int) articles)) {
            assertEquals(undisturbed.get(key), article(key), moment);
        }
        return (int) articles;
    }

    private String export() {
        return Ran.command("export", "--store", store.toString(), "--format", "nquads")
                .exits(0)
                .out();
    }

    private String article(String key) {
        return Ran.command("export", "--store", store.toString(), "--format", "nquads", "--article", key)
                .exits(0)
                .out();
    }
}
