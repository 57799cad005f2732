package newsgraph.ontology;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.stream.Stream;

/**
 * The files of an ontology's folder: the one in the jar, or a user's.
 *
 * @param files path within the folder, with {@code /}, to the file
 */
record OntologyFolder(SortedMap<String, Source> files) {
    private static final String IN_THE_JAR = "newsgraph/ontology/";

    /** A file that can be read. */
    interface Source {
        byte[] bytes() throws IOException;

        /** What messages call it. */
        String shown();
    }

    /** The folder that ships with the product, from its jar or its classes folder. */
    static OntologyFolder bundled() {
        // Found by a file, not by the folder's name: classes of this package lie in folders of that name too.
        URL anchor = OntologyFolder.class.getClassLoader().getResource(IN_THE_JAR + "vocabulary.ttl");
        if (anchor == null) {
            throw new IllegalStateException(
                    "the ontology is missing from the product: no " + IN_THE_JAR + " on the class path");
        }
        try {
            if (anchor.openConnection() instanceof JarURLConnection connection) {
                return new OntologyFolder(inJar(connection));
            }
            return of(Path.of(anchor.toURI()).resolveSibling(""), "ontology/");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the ontology in " + anchor, e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an entry that is no URI: " + anchor, e);
        }
    }

    /** A user's folder, with all folders in it; hidden files and folders are left out. */
    static OntologyFolder of(Path folder) throws IOException {
        return of(folder, folder.toString().replace('\\', '/').replaceAll("/+$", "") + "/");
    }

    private static OntologyFolder of(Path folder, String shownAs) throws IOException {
        SortedMap<String, Source> files = new TreeMap<>();
        // A link to a folder is walked only by its real name.
        Path real = folder.toRealPath();
        try (Stream<Path> walk = Files.walk(real)) {
            for (Path path : (Iterable<Path>) walk::iterator) {
                String name = real.relativize(path).toString().replace('\\', '/');
                if (isRead(name) && Files.isRegularFile(path)) {
                    files.put(name, new OnDisk(path, shownAs + name));
                }
            }
        }
        return new OntologyFolder(files);
    }

    /** These files, and those of the other folder that have no namesake here. */
    OntologyFolder over(OntologyFolder other) {
        SortedMap<String, Source> all = new TreeMap<>(other.files);
        all.putAll(files);
        return new OntologyFolder(all);
    }

    /** A digest of the names and bytes of all files. */
    byte[] digest() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Map.Entry<String, Source> file : files.entrySet()) {
                byte[] name = file.getKey().getBytes(StandardCharsets.UTF_8);
                byte[] bytes = file.getValue().bytes();
                digest.update(ByteBuffer.allocate(2 * Integer.BYTES)
                        .putInt(name.length)
                        .putInt(bytes.length)
                        .array());
                digest.update(name);
                digest.update(bytes);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        } catch (IOException e) {
            throw new OntologyException(List.of(new Problem(
                    "the ontology's folder",
                    0,
                    0,
                    "a file cannot be read",
                    String.valueOf(e.getMessage()),
                    "readable files",
                    "See its permissions.")));
        }
    }

    private static SortedMap<String, Source> inJar(JarURLConnection connection) throws IOException {
        SortedMap<String, Source> files = new TreeMap<>();
        // Shared with whoever else reads the jar by its URL, so it is not closed here.
        for (JarEntry entry : Collections.list(connection.getJarFile().entries())) {
            String name = entry.getName();
            if (name.startsWith(IN_THE_JAR) && isRead(name.substring(IN_THE_JAR.length()))) {
                String inside = name.substring(IN_THE_JAR.length());
                files.put(inside, new InJar(name, "ontology/" + inside));
            }
        }
        return files;
    }

    private static boolean isRead(String name) {
        boolean hidden = name.startsWith(".") || name.contains("/.");
        return !hidden && (name.endsWith(".ttl") || name.endsWith(".tsv"));
    }

    private record OnDisk(Path path, String shown) implements Source {
        @Override
        public byte[] bytes() throws IOException {
            return Files.readAllBytes(path);
        }
    }

    private record InJar(String name, String shown) implements Source {
        @Override
        public byte[] bytes() throws IOException {
            try (InputStream in = OntologyFolder.class.getClassLoader().getResourceAsStream(name)) {
                if (in == null) {
                    throw new IOException(name + " is listed in the jar and not there");
                }
                return in.readAllBytes();
            }
        }
    }
}
