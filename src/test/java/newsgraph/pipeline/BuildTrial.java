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
 * Builds made-up articles in a process of its own and prints how long that took and how much memory: {@code BuildTrial FOLDER
 * ARTICLES SENTENCES JOBS}. The models are loaded and warm before time is taken.
 */
final class BuildTrial {
    private static final int WARM_UP = 200;

    private BuildTrial() {}

    /**
     * What a trial found.
     *
     * @param heapBytes the most that was in use after a collection
     * @param residentBytes the most that the process had of the machine's memory
     */
    record Found(double seconds, long heapBytes, long residentBytes) {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        int articles = Integer.parseInt(arguments[1]);
        int sentences = Integer.parseInt(arguments[2]);
        int jobs = Integer.parseInt(arguments[3]);
        Engine engine = engine();
        Path warmUp = write(folder.resolve("warm-up.jsonl"), 7, WARM_UP, sentences);
        build(engine, folder.resolve("warm"), warmUp, jobs, WARM_UP);
        Path input = write(folder.resolve("input.jsonl"), 1, articles, sentences);
        long start = System.nanoTime();
        long heap = build(engine, folder.resolve("store"), input, jobs, Math.max(1, articles / 10));
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.println(seconds + " " + heap + " " + resident());
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

    /** Builds, and collects garbage now and then; the most that is in use after that. */
    private static long build(Engine engine, Path folder, Path input, int jobs, int collectEvery) throws Exception {
        long[] most = {0};
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
                                        System.gc();
                                        most[0] = Math.max(most[0], used());
                                    }
                                }
                            });
        }
        return most[0];
    }

    private static long used() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** As Linux tells it; 0 elsewhere. */
    private static long resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    /** Runs it with a fixed heap, behind a command that runs another, if any. */
    static Found run(Path folder, int articles, int sentences, int jobs, List<String> before) throws Exception {
        Files.createDirectories(folder);
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                BuildTrial.class.getName(),
                folder.toString(),
                Integer.toString(articles),
                Integer.toString(sentences),
                Integer.toString(jobs)));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String[] figures;
        try (var lines = process.inputReader()) {
            figures = String.valueOf(lines.readLine()).split(" ", -1);
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the trial ended with status " + process.exitValue());
        }
        return new Found(Double.parseDouble(figures[0]), Long.parseLong(figures[1]), Long.parseLong(figures[2]));
    }
}
