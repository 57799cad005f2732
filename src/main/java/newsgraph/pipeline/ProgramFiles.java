package newsgraph.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.stream.Stream;

/**
 * Fingerprints of the files that the running program consists of. A jar's directory has a checksum of each file, so that
 * nothing need be read; the files of a folder of classes are read.
 *
 * @param program classes and data that decide on what is read from an article, and the libraries in the same jar
 * @param models the language models
 * @param ontology the ontology that ships
 */
record ProgramFiles(String program, String models, String ontology) {
    private static final String MODELS = "models/";
    private static final String ONTOLOGY = "newsgraph/ontology/";

    private static final class Running {
        static final ProgramFiles FILES = read();
    }

    static ProgramFiles running() {
        return Running.FILES;
    }

    private static ProgramFiles read() {
        String anchor = ProgramFiles.class.getName().replace('.', '/') + ".class";
        URL url = ProgramFiles.class.getClassLoader().getResource(anchor);
        if (url == null) {
            throw new IllegalStateException("the program doesn't find its own class " + anchor);
        }
        try {
            if (url.openConnection() instanceof JarURLConnection connection) {
                return inJar(connection);
            }
            String file = url.toURI().toString();
            return inFolder(Path.of(URI.create(file.substring(0, file.length() - anchor.length()))));
        } catch (IOException e) {
            throw new UncheckedIOException("the program can't read its own files at " + url, e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an entry that is no URI: " + url, e);
        }
    }

    static ProgramFiles inJar(JarURLConnection connection) throws IOException {
        SortedMap<String, Object> files = new TreeMap<>();
        // Shared with whoever else reads the jar by its URL, so it is not closed here.
        for (JarEntry entry : Collections.list(connection.getJarFile().entries())) {
            if (counts(entry.getName()) && !entry.isDirectory()) {
                files.put(entry.getName(), entry.getCrc() + " " + entry.getSize());
            }
        }
        return of(files);
    }

    static ProgramFiles inFolder(Path root) throws IOException {
        SortedMap<String, Object> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(root)) {
            for (Path path : (Iterable<Path>) walk::iterator) {
                String name = root.relativize(path).toString().replace('\\', '/');
                if (counts(name) && Files.isRegularFile(path)) {
                    files.put(name, new Digest().add(Files.readAllBytes(path)).hex());
                }
            }
        }
        return of(files);
    }

    /** Build descriptions and queries decide on nothing that is read. */
    private static boolean counts(String name) {
        return !name.startsWith("META-INF/") && !name.startsWith("newsgraph/queries/");
    }

    private static ProgramFiles of(SortedMap<String, Object> files) {
        Digest program = new Digest();
        Digest models = new Digest();
        Digest ontology = new Digest();
        files.forEach((name, content) -> {
            boolean data = name.endsWith(".ttl") || name.endsWith(".tsv");
            Digest part = name.startsWith(MODELS) ? models : name.startsWith(ONTOLOGY) && data ? ontology : program;
            part.add(name).add(content);
        });
        return new ProgramFiles(program.hex(), models.hex(), ontology.hex());
    }
}
