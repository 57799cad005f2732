package newsgraph.train;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import newsgraph.language.Gazetteer;
import newsgraph.language.LinearModel;
import newsgraph.language.Tag;
import newsgraph.language.TagFeatures;
import newsgraph.language.Tagger;
import newsgraph.language.WordClusters;

/** Makes every model file from the corpora. The same corpora give the same bytes. */
public final class Training {
    private static final List<String> CORPORA = List.of(
            "names/brown-clusters.tsv",
            "names/gazetteer.tsv",
            "names/train-news.opennlp",
            "names/train-mixed.opennlp",
            "names/train-encyclopedia.opennlp",
            "syntax/train.conllu",
            "syntax/silver-news.conllu");
    private static final int MADE_UP_NAMES = 4_000;
    private static final int TAG_EPOCHS = 8;
    private static final int PARSE_EPOCHS = 6;
    private static final int LEAST_UPDATES = 3;
    private static final float LEAST_WEIGHT = 0.02f;

    private final Path corpora;
    private final Path out;
    private final Settings settings;
    private final Consumer<String> progress;

    Training(Path corpora, Path out, Settings settings, Consumer<String> progress) {
        this.corpora = corpora;
        this.out = out;
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * How to learn.
     *
     * @param augmentations the kinds of sentences to make up and to rewrite
     * @param oneOf every so-manieth sentence is learnt from, 1 for all: for experiments
     * @param workers how many threads learn side by side, of which what is learnt does not depend
     */
    public record Settings(Set<Augmentation> augmentations, int oneOf, int workers) {
        public Settings {
            augmentations = Set.copyOf(augmentations);
        }

        /** All that there is to learn, on all processors. */
        public static Settings all() {
            return new Settings(
                    EnumSet.allOf(Augmentation.class), 1, Runtime.getRuntime().availableProcessors());
        }

        <T> List<T> share(List<T> sentences) {
            return IntStream.range(0, sentences.size())
                    .filter(i -> i % oneOf == 0)
                    .mapToObj(sentences::get)
                    .toList();
        }
    }

    /**
     * Reads the corpora under {@code corpora} and writes the models into the folder {@code out}; tells {@code progress}, in
     * a line each, what is learnt next.
     */
    public static void run(Path corpora, Path out, Settings settings, Consumer<String> progress) throws IOException {
        new Training(corpora, out, settings, progress).run();
    }

    private void run() throws IOException {
        for (String corpus : CORPORA) {
            if (!Files.isReadable(corpora.resolve(corpus))) {
                throw new NoSuchFileException(
                        corpora.resolve(corpus).toString(),
                        null,
                        "a corpus that the models are learnt from is not there");
            }
        }
        Files.createDirectories(out);
        WordClusters clusters = clusters();
        Gazetteer gazetteer = gazetteer();
        Treebank treebank = Treebank.read(corpora.resolve("syntax/train.conllu"), clusters, settings);
        progress.accept("tags");
        byte[] model = learnTags(treebank.all());
        Files.write(out.resolve("tags.bin"), model);
        Tagger tagger = tagger(model);
        ExecutorService workers = Executors.newFixedThreadPool(settings.workers);
        try {
            progress.accept("names, and syntax beside them");
            Future<byte[]> names = workers.submit(() -> names(clusters, tagger, gazetteer));
            syntax(treebank, clusters, tagger, workers);
            Files.write(out.resolve("names.bin"), result(names));
        } finally {
            workers.shutdownNow();
        }
    }

    /** What a worker has learnt, which does not depend on when or beside what it did. */
    private static byte[] result(Future<byte[]> future) throws IOException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IOException("learning failed: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("learning was interrupted");
        }
    }

    static byte[] learnTags(List<TaggedSentence> sentences) throws IOException {
        return new SequenceLearner(new TagFeatures(), TAG_EPOCHS, LEAST_UPDATES, LEAST_WEIGHT).learn(sentences);
    }

    byte[] names(WordClusters clusters, Tagger tagger, Gazetteer gazetteer) throws IOException {
        NameLearner learner = new NameLearner(clusters, tagger, gazetteer);
        NameVariants variants = new NameVariants();
        for (String part : List.of("news", "mixed", "encyclopedia")) {
            Path file = corpora.resolve("names/train-" + part + ".opennlp");
            List<NameCorpus.Line> lines = settings.share(NameCorpus.read(file, variants::token));
            lines.forEach(learner::add);
            variants.inCapitals(lines).forEach(learner::add);
        }
        variants.madeUp(MADE_UP_NAMES / settings.oneOf).forEach(learner::add);
        return learner.learn();
    }

    /** Learns from gold sentences twice, from those tagged and parsed by other parsers once. */
    private void syntax(Treebank treebank, WordClusters clusters, Tagger tagger, ExecutorService workers)
            throws IOException {
        PunctuationLearner marks = new PunctuationLearner();
        Conllu.read(corpora.resolve("syntax/train.conllu")).forEach(marks::add);
        Files.write(out.resolve("punctuation.tsv"), marks.file());
        LemmaLearner lemmas = new LemmaLearner();
        List<ParseLearner.Sample> samples = new ArrayList<>();
        List<Future<byte[]>> taggers = new ArrayList<>();
        for (int fold = 0; fold < Treebank.FOLDS; fold++) {
            List<TaggedSentence> others = treebank.allBut(fold);
            taggers.add(workers.submit(() -> learnTags(others)));
        }
        for (int fold = 0; fold < Treebank.FOLDS; fold++) {
            progress.accept("syntax: tags for part " + (fold + 1) + " of " + Treebank.FOLDS);
            Tagger ofOthers = tagger(result(taggers.get(fold)));
            for (TaggedSentence sentence : treebank.fold(fold)) {
                samples.add(sentence.withTags(ofOthers.tag(sentence.words())));
                sentence.rows().forEach(lemmas::add);
            }
        }
        samples.addAll(List.copyOf(samples));
        Rewriting rewriting = new Rewriting(settings.augmentations);
        for (List<Conllu.Row> rows : settings.share(Conllu.read(corpora.resolve("syntax/silver-news.conllu")))) {
            TaggedSentence silver = new TaggedSentence(rewriting.vary(rows), clusters);
            Tag[] tags = tagger.tag(silver.words());
            samples.add(silver.withTags(tags));
            for (int i = 0; i < tags.length; i++) {
                lemmas.add(silver.words()[i], tags[i]);
            }
        }
        Files.write(out.resolve("lemmas.tsv"), lemmas.file());
        ParseLearner.Models models = ParseLearner.learn(samples, PARSE_EPOCHS, progress);
        Files.write(out.resolve("transitions.bin"), models.transitions());
        Files.write(out.resolve("relations.bin"), models.relations());
    }

    static Tagger tagger(byte[] model) throws IOException {
        return new Tagger(LinearModel.read(new DataInputStream(new ByteArrayInputStream(model))));
    }

    WordClusters clusters() throws IOException {
        Map<String, String> paths = new HashMap<>();
        forEachLine("names/brown-clusters.tsv", paths::put);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        WordClusters.write(new DataOutputStream(bytes), paths);
        Files.write(out.resolve("clusters.bin"), bytes.toByteArray());
        return WordClusters.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }

    Gazetteer gazetteer() throws IOException {
        Map<String, Integer> entries = new HashMap<>();
        forEachLine("names/gazetteer.tsv", (form, kind) -> {
            int bit = switch (kind) {
                case "NAME" -> Gazetteer.NAME;
                case "CITY" -> Gazetteer.CITY;
                case "BIGCITY" -> Gazetteer.BIG_CITY;
                default -> 0;
            };
            if (bit != 0 && form.split(" ", -1).length <= Gazetteer.LONGEST_IN_WORDS) {
                entries.merge(form, bit, (a, b) -> a | b);
            }
        });
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Gazetteer.write(new DataOutputStream(bytes), entries);
        Files.write(out.resolve("gazetteer.bin"), bytes.toByteArray());
        return Gazetteer.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }

    private interface Pair {
        void accept(String first, String second);
    }

    private void forEachLine(String file, Pair pair) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(corpora.resolve(file))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                int tab = line.indexOf('\t');
                pair.accept(line.substring(0, tab), line.substring(tab + 1));
            }
        }
    }
}
