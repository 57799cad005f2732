package newsgraph.store;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.Shapes;
import newsgraph.graph.ThreeArticles;
import newsgraph.trial.KillTrial;

/**
 * How long the store's work takes on a million quads, and how much room they take. Run after {@code mvn test-compile}:
 * {@code mvn -q exec:java -Dexec.classpathScope=test -Dexec.mainClass=newsgraph.store.StoreBenchmark -Dexec.args=FOLDER}.
 * The folder is left, so that {@code java -cp ... tdb2.tdbquery --loc FOLDER/store --query q.rq} can be set beside it.
 */
final class StoreBenchmark {
    private static final int COPIES = Integer.getInteger("newsgraph.copies", 2400);
    private static final int BATCH = 100;
    private static final PrintStream OUT = System.out;

    private StoreBenchmark() {}

    private interface Work {
        Object run() throws Exception;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = arguments.length > 0 ? Files.createDirectories(Path.of(arguments[0])) : KillTrial.folder();
        Path backup = folder.resolve("news.nq.gz");
        try (Store store = Store.open(folder.resolve("store"))) {
            time("load", () -> load(store));
            StoreSize size = store.size();
            Compacted compacted = store.compact();
            OUT.printf(
                    "%d quads, %d claims: %.0f bytes a quad, %.0f a claim; %.0f MB before compaction, %.0f after%n",
                    size.quads(),
                    size.claims(),
                    (double) compacted.bytesAfter() / size.quads(),
                    (double) compacted.bytesAfter() / size.claims(),
                    compacted.bytesBefore() / 1e6,
                    compacted.bytesAfter() / 1e6);
            time("compact", store::compact);
            time("backup", () -> Backup.write(store, backup));
            time(
                    "verify",
                    () -> new StoreVerifier(Shapes.bundled(), ThreeArticles.RULE_BOOK.relations())
                            .verify(store, fault -> {}));
            time("make the text index", () -> {
                store.rebuildTextIndex();
                return "";
            });
            time("find two words", () -> store.find("asylum minister", 20).size());
            QueryRunner runner = new QueryRunner(store, new Limits(Duration.ofMinutes(5), 10_000_000));
            for (BundledQuery query : BundledQueries.bundled().all()) {
                time(
                        "query " + query.name(),
                        () -> ((Answer.Table) runner.run(query, QueryCases.parameters(query)))
                                        .rows()
                                        .size() + " rows");
            }
        }
        time("restore", () -> Restore.read(backup, folder.resolve("restored"), true, Duration.ZERO));
        OUT.println("left in " + folder);
    }

    private static int load(Store store) {
        List<ArticleGraph> originals = new ThreeArticles(new Iris()).graphs();
        for (int i = 0; i < COPIES; i += BATCH) {
            List<ArticleGraph> batch = new ArrayList<>();
            for (int copy = i; copy < i + BATCH; copy++) {
                for (ArticleGraph original : originals) {
                    batch.add(MillionTriplesTest.copy(original, copy));
                }
            }
            store.replace(batch);
        }
        return COPIES;
    }

    private static void time(String what, Work work) throws Exception {
        long start = System.nanoTime();
        Object result = work.run();
        OUT.printf(
                "%8d ms  %s %s%n", Duration.ofNanos(System.nanoTime() - start).toMillis(), what, result);
    }
}
