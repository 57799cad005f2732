package newsgraph.language;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** All that was learnt: read once, immutable, shared by threads. */
record Models(WordClusters clusters, Tagger tagger, Lemmatizer lemmatizer, Parser parser, NameFinder names) {
    /** Opens a model file by its name. */
    @FunctionalInterface
    interface Source {
        InputStream open(String name) throws IOException;
    }

    /** The models that ship with Newsgraph. */
    static Models shipped() {
        try {
            return read(name -> {
                InputStream in = Models.class.getResourceAsStream("/models/" + name);
                if (in == null) {
                    throw new NoSuchFileException("/models/" + name);
                }
                return in;
            });
        } catch (IOException e) {
            throw new UncheckedIOException("the models in the jar cannot be read", e);
        }
    }

    /** The models in a folder. */
    static Models in(Path folder) throws IOException {
        return read(name -> Files.newInputStream(folder.resolve(name)));
    }

    /** Reads half of the files, the parser's, in a thread beside this one: whoever starts the program waits for all. */
    private static Models read(Source source) throws IOException {
        FutureTask<Parser> parser = new FutureTask<>(() -> parser(source));
        Thread beside = new Thread(parser, "models");
        beside.setDaemon(true);
        beside.start();
        WordClusters clusters;
        try (DataInputStream in = data(source, "clusters.bin")) {
            clusters = WordClusters.read(in);
        }
        Gazetteer gazetteer;
        try (DataInputStream in = data(source, "gazetteer.bin")) {
            gazetteer = Gazetteer.read(in);
        }
        Lemmatizer lemmatizer;
        try (InputStream in = source.open("lemmas.tsv")) {
            lemmatizer = Lemmatizer.read(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return new Models(
                clusters,
                new Tagger(model(source, "tags.bin")),
                lemmatizer,
                result(parser),
                new NameFinder(model(source, "names.bin"), gazetteer));
    }

    private static Parser parser(Source source) throws IOException {
        Punctuation punctuation;
        try (InputStream in = source.open("punctuation.tsv")) {
            punctuation = Punctuation.read(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return new Parser(model(source, "transitions.bin"), model(source, "relations.bin"), punctuation);
    }

    private static Parser result(FutureTask<Parser> parser) throws IOException {
        try {
            return parser.get();
        } catch (ExecutionException e) {
            throw new IOException("the parser's models cannot be read: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("reading the models was interrupted");
        }
    }

    private static LinearModel model(Source source, String name) throws IOException {
        try (DataInputStream in = data(source, name)) {
            return LinearModel.read(in);
        }
    }

    private static DataInputStream data(Source source, String name) throws IOException {
        return new DataInputStream(new BufferedInputStream(source.open(name), 1 << 16));
    }
}
