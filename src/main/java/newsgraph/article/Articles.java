package newsgraph.article;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the articles of files, folders, globs and standard input, one after the other, so that memory does not grow with
 * their number.
 */
public final class Articles {
    /** A graph that lies beside articles is what Newsgraph itself exports there. */
    private static final Set<String> RDF_EXTENSIONS = Set.of("ttl", "nt", "nq", "trig", "rdf", "owl", "jsonld");

    private final @Nullable Format format;
    private final Offsets offsets;
    private final InputStream standardInput;

    /**
     * @param format what every input is, or null to go by its extension, and by its content where it has none
     * @param offsets what offsets into the articles' text must count
     * @param standardInput what {@code -} means
     */
    public Articles(@Nullable Format format, Offsets offsets, InputStream standardInput) {
        this.format = format;
        this.offsets = offsets;
        this.standardInput = standardInput;
    }

    /** Hands on what came of each input, in the order of the inputs, in the caller's thread. */
    public void read(List<String> inputs, Consumer<Reading> readings) {
        Run run = new Run(offsets == Offsets.OF_ARTICLE ? onceAKey(readings) : readings);
        for (String input : inputs) {
            try {
                new InputFinder(run).find(input);
            } catch (IOException e) {
                run.missing(unreadable(input, e));
            }
        }
    }

    private static Consumer<Reading> onceAKey(Consumer<Reading> readings) {
        SeenKeys seen = new SeenKeys();
        return reading -> {
            if (reading instanceof Reading.Accepted accepted) {
                Article article = accepted.article();
                Optional<String> earlier = seen.add(article.key(), article.file());
                if (earlier.isPresent() && earlier.get().equals(article.file())) {
                    readings.accept(new Reading.Skipped(article.file(), "it was named twice"));
                    return;
                }
                if (earlier.isPresent()) {
                    readings.accept(new Reading.Refused(Problem.ofFile(
                            article.file(),
                            "this is the second article called \"" + article.key() + "\" (the first is in "
                                    + earlier.get() + ")",
                            "Give each its own URL, id or file name.")));
                    return;
                }
            }
            readings.accept(reading);
        };
    }

    private static Problem unreadable(String name, IOException e) {
        return Problem.ofFile(
                name,
                "it can't be read (" + e.getClass().getSimpleName().replace("Exception", "") + ")",
                "Check that it is there and that you may read it.");
    }

    /** One reading of all inputs. */
    private final class Run implements InputFinder.Finding {
        private final Consumer<Reading> readings;

        Run(Consumer<Reading> readings) {
            this.readings = readings;
        }

        @Override
        public void named(Source source) {
            read(source);
        }

        @Override
        public void listed(Source source) {
            Path path = source.path();
            if (path != null && !Files.isRegularFile(path)) {
                missing(Problem.ofFile(source.name(), "this is no file with content", "Leave it out of the folder."));
            } else if (RDF_EXTENSIONS.contains(source.extension().toLowerCase(Locale.ROOT)) && format == null) {
                readings.accept(new Reading.Skipped(source.name(), "its name says that it is RDF and no article"));
            } else {
                read(source);
            }
        }

        @Override
        public void missing(Problem problem) {
            readings.accept(new Reading.Refused(problem));
        }

        private void read(Source source) {
            String extension = source.extension();
            Optional<Format> known = Optional.ofNullable(format).or(() -> Format.ofExtension(extension));
            if (known.isEmpty() && !extension.isEmpty() && source.path() != null) {
                missing(Problem.ofFile(
                        source.name(),
                        "files of this type are not read (found ." + extension + ", expected one of "
                                + Format.extensionList() + ")",
                        "Convert it to text, or name its format with --input-format."));
                return;
            }
            try (InputStream in = open(source)) {
                Format chosen = known.isPresent() ? known.get() : sniff(in);
                chosen.reader().read(source, in, offsets, readings);
            } catch (IOException e) {
                missing(unreadable(source.name(), e));
            }
        }

        private InputStream open(Source source) throws IOException {
            Path path = source.path();
            return new BufferedInputStream(
                    path == null ? standardInput : Files.newInputStream(path), Limits.SNIFFED_BYTES);
        }

        private static Format sniff(InputStream in) throws IOException {
            in.mark(Limits.SNIFFED_BYTES);
            byte[] start = new byte[Limits.SNIFFED_BYTES];
            // One read, since who writes the other end of a pipe may wait for the answer to its first line.
            int length = Math.max(0, in.read(start));
            in.reset();
            return Format.ofContent(start, length);
        }
    }
}
