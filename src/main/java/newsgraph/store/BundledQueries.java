package newsgraph.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Queries with names, from the jar or from a user's folder.
 *
 * @param all sorted by name
 * @param problems the files that are no good and why, a line each: {@code file:line: what is wrong}
 */
public record BundledQueries(List<BundledQuery> all, List<String> problems) {
    private static final String FOLDER = "newsgraph/queries/";
    private static final String ENDING = ".rq";
    /** One that is always there; where it is, the others are. */
    private static final String KNOWN = FOLDER + "asylum" + ENDING;

    public BundledQueries {
        all = all.stream().sorted(Comparator.comparing(BundledQuery::name)).toList();
        problems = List.copyOf(problems);
    }

    /** Those that ship with Newsgraph. */
    public static BundledQueries bundled() {
        URL known = Objects.requireNonNull(BundledQueries.class.getClassLoader().getResource(KNOWN));
        try {
            URLConnection connection = known.openConnection();
            if (connection instanceof JarURLConnection jar) {
                return readJar(jar.getJarFile());
            }
            return read(Objects.requireNonNull(Path.of(known.toURI()).getParent()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The one of that name among those that ship with Newsgraph, without a look at the others; none where there is none. */
    public static BundledQueries bundled(String name) {
        String file = FOLDER + name + ENDING;
        List<BundledQuery> queries = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        try (InputStream found = BundledQueries.class.getClassLoader().getResourceAsStream(file)) {
            if (found != null) {
                add(file, Optional.of(text(found)), queries, problems);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new BundledQueries(queries, problems);
    }

    /** Those of the {@code .rq} files in a folder. */
    public static BundledQueries read(Path folder) {
        return read(folder, file -> file.endsWith(ENDING));
    }

    /** The one of that name in a folder, without a look into the other files; none where there is none. */
    public static BundledQueries read(Path folder, String name) {
        return read(folder, file -> file.equals(name + ENDING));
    }

    private static BundledQueries read(Path folder, Predicate<String> isWanted) {
        List<BundledQuery> queries = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> isWanted.test(String.valueOf(f.getFileName())))
                    .sorted()
                    .toList()) {
                add(file.toString(), read(file, problems), queries, problems);
            }
        } catch (IOException e) {
            problems.add(folder + ": the folder of queries can't be read (" + StoreFolder.reason(e) + ")");
        }
        return new BundledQueries(queries, problems);
    }

    public Optional<BundledQuery> named(String name) {
        return all.stream().filter(query -> query.name().equals(name)).findFirst();
    }

    private static Optional<String> read(Path file, List<String> problems) {
        try {
            return Optional.of(Files.readString(file));
        } catch (CharacterCodingException e) {
            problems.add(file + ":1: not UTF-8. Save it in that encoding.");
        } catch (IOException e) {
            problems.add(file + ":1: can't be read (" + StoreFolder.reason(e) + ")");
        }
        return Optional.empty();
    }

    private static BundledQueries readJar(JarFile jar) throws IOException {
        List<BundledQuery> queries = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (JarEntry entry : jar.stream()
                .filter(e -> e.getName().startsWith(FOLDER) && e.getName().endsWith(ENDING))
                .toList()) {
            try (InputStream found = jar.getInputStream(entry)) {
                add(entry.getName(), Optional.of(text(found)), queries, problems);
            }
        }
        return new BundledQueries(queries, problems);
    }

    private static String text(InputStream found) throws IOException {
        return new String(found.readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void add(String file, Optional<String> text, List<BundledQuery> queries, List<String> problems) {
        text.map(sparql -> QueryFile.read(file, sparql, problems)).ifPresent(queries::add);
    }
}
