package newsgraph.pipeline;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.graph.Iris;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;
import newsgraph.ontology.RuleBookReader;
import newsgraph.store.Store;

/**
 * Builds made-up articles in a process of its own and prints how much memory that took: {@code BuildTrial FOLDER ARTICLES
 * SENTENCES JOBS}. The models are loaded and warm before anything is measured.
 */
final class BuildTrial {
    private static final int WARM_UP = 1_000;
    private static final int COLLECTIONS = 10;

    private BuildTrial() {}

    /**
     * What a build took of memory.
     *
     * @param heapGrowth how many times as much was in use after collections in the second half as in the first, by the medians:
     *     what is in hand just then comes and goes
     * @param ownBytes the most that the process had of the machine's memory, but for pages of files; 0 where Linux does not
     *     tell it
     */
    record Found(double heapGrowth, long ownBytes) {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        int articles = Integer.parseInt(arguments[1]);
        int sentences = Integer.parseInt(arguments[2]);
        int jobs = Integer.parseInt(arguments[3]);
        Engine engine = engine();
        Path warmUp = write(folder.resolve("warm-up.jsonl"), 7, WARM_UP, sentences);
        build(engine, folder.resolve("warm"), warmUp, jobs, WARM_UP);
        Path input = write(folder.resolve("input.jsonl"), 1, articles, sentences);
        Memory memory = build(engine, folder.resolve("store"), input, jobs, Math.max(1, articles / COLLECTIONS));
        System.out.println(memory.heapGrowth() + " " + memory.own);
        System.err.println("in use after each collection, in MB: "
                + memory.heap.stream().map(bytes -> bytes / 1_000_000).toList());
    }

    static Engine engine() {
        RuleBook ruleBook = RuleBookReader.bundled();
        return new Engine(ruleBook, new ArticleAnalyzer(ruleBook, TextAnalyzer.shared())::analyze);
    }

    static Path write(Path file, long seed, int articles, int sentences) throws IOException {
        MadeUpNews news = new MadeUpNews(seed);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < articles; i++) {
                out.write(news.line(i, sentences));
            }
        }
        return file;
    }

    /** What a build took, as it went on. */
    private static final class Memory {
        private final List<Long> heap = new ArrayList<>();
        private long own;

        double heapGrowth() {
            int half = heap.size() / 2;
            return (double) median(heap.subList(half, heap.size())) / median(heap.subList(0, half));
        }

        private static long median(List<Long> values) {
            return values.stream().sorted().toList().get(values.size() / 2);
        }
    }

    /** Builds, and collects garbage now and then. */
    private static Memory build(Engine engine, Path folder, Path input, int jobs, int collectEvery) throws Exception {
        Memory memory = new Memory();
        int[] heard = {0};
        try (BuildStore store = new BuildStore(() -> Store.open(folder))) {
            new Pipeline(jobs, () -> engine, new Iris(), ReaderIdentity.of("trial", null))
                    .build(
                            new Articles(null, Offsets.OF_ARTICLE, InputStream.nullInputStream()),
                            List.of(input.toString()),
                            store,
                            BuildOptions.usual(),
                            new BuildListener() {
                                @Override
                                public void understood(Article article) {
                                    if (++heard[0] % collectEvery == 0) {
                                        memory.own = Math.max(memory.own, own());
                                        System.gc();
                                        System.gc(); // what only waits to be let go of is let go of by now
                                        memory.heap.add(used());
                                    }
                                }
                            });
        }
        return memory;
    }

    private static long used() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** As Linux tells it; 0 elsewhere. */
    private static long own() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith("RssAnon:"))
                    .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0; // no Linux
        }
    }

    /** Runs it in a heap that does for a build of any size. */
    static Found run(Path folder, int articles, int sentences, int jobs) throws Exception {
        Files.createDirectories(folder);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx160m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        BuildTrial.class.getName(),
                        folder.toString(),
                        Integer.toString(articles),
                        Integer.toString(sentences),
                        Integer.toString(jobs))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String[] figures;
        try (var lines = process.inputReader()) {
            figures = String.valueOf(lines.readLine()).split(" ", -1);
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the trial ended with status " + process.exitValue());
        }
        return new Found(Double.parseDouble(figures[0]), Long.parseLong(figures[1]));
    }
}
