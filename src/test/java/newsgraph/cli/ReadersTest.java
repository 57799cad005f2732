package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import newsgraph.store.Answer;
import newsgraph.store.Limits;
import newsgraph.store.QueryRunner;
import newsgraph.store.Store;
import newsgraph.trial.KillTrial;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Readers in the process of a build, at twenty queries a second: {@code mvn test -Plong -Dtest=ReadersTest}. */
@Tag("long")
class ReadersTest {
    private static final int ARTICLES = 600;
    private static final int QUERIES_A_SECOND = 20;

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Path folder = Path.of("");
    private Path input = Path.of("");

    @BeforeEach
    void articles() throws Exception {
        folder = KillTrial.folder();
        input = Files.write(folder.resolve("input.jsonl"), TrialArticles.lines(ARTICLES));
    }

    @AfterEach
    void clear() throws Exception {
        KillTrial.delete(folder);
    }

    @Test
    void readersSeeWholeArticlesAndSlowTheBuildByLittle() throws Exception {
        build("warm");
        long alone = build("alone");
        Path store = folder.resolve("read");
        AtomicInteger asked = new AtomicInteger();
        AtomicReference<@Nullable Throwable> failed = new AtomicReference<>();
        Map<String, Integer> seen = new HashMap<>();
        Random random = new Random(7);
        ScheduledExecutorService readers = Executors.newSingleThreadScheduledExecutor();
        long together;
        try (Store opened = Store.open(store)) {
            QueryRunner runner = new QueryRunner(opened, Limits.DEFAULT);
            ScheduledFuture<?> rounds = readers.scheduleAtFixedRate(
                    () -> {
                        try {
                            String key = "2020/" + random.nextInt(ARTICLES);
                            Answer.Table answer = (Answer.Table) runner.run(
                                    "SELECT ?s ?p ?o { GRAPH ?article { ?article dcterms:identifier ?key . ?s ?p ?o } }",
                                    Map.of("key", key));
                            if (!answer.rows().isEmpty()) {
                                Integer before = seen.put(key, answer.rows().size());
                                assertTrue(
                                        before == null
                                                || before == answer.rows().size(),
                                        key);
                            }
                            asked.incrementAndGet();
                        } catch (Exception | AssertionError e) {
                            failed.compareAndSet(null, e);
                        }
                    },
                    0,
                    1000 / QUERIES_A_SECOND,
                    TimeUnit.MILLISECONDS);
            together = build("read");
            rounds.cancel(false);
            readers.shutdown();
            assertTrue(readers.awaitTermination(1, TimeUnit.MINUTES));
            assertEquals(null, failed.get());
            for (Map.Entry<String, Integer> article : seen.entrySet()) {
                Answer.Table whole = (Answer.Table) runner.run(
                        "SELECT ?s ?p ?o { GRAPH ?article { ?article dcterms:identifier ?key . ?s ?p ?o } }",
                        Map.of("key", article.getKey()));
                assertEquals(whole.rows().size(), article.getValue(), "torn: " + article.getKey());
            }
        } finally {
            readers.shutdownNow();
        }
        System.out.printf(
                "CPU of a build of %d articles alone %d ms, with readers %d ms; %d queries, %d articles seen%n",
                ARTICLES, alone, together, asked.get(), seen.size());
        assertTrue(asked.get() > 20, "readers were there");
        assertTrue(together < 1.2 * alone, "readers cost the build less than a fifth");
    }

    /** The processor time of a build, in milliseconds: what else the machine does makes no difference. */
    private long build(String name) {
        long start = system.getProcessCpuTime();
        Ran.command("build", "--store", folder.resolve(name).toString(), input.toString())
                .exits(0);
        return TimeUnit.NANOSECONDS.toMillis(system.getProcessCpuTime() - start);
    }
}
