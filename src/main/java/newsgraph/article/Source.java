package newsgraph.article;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A file, or standard input, that holds articles.
 *
 * @param name as the user would name it, for messages
 * @param key what identifies its article where the input itself states nothing better
 * @param path where it lies, or null for standard input
 */
record Source(String name, String key, @Nullable Path path) {
    private static final String STANDARD_INPUT = "stdin";

    static Source standardInput() {
        return new Source("standard input", STANDARD_INPUT, null);
    }

    /** A file that is named by itself, and not by a folder that it lies in. */
    static Source file(String name, Path path) {
        return new Source(name, withoutExtension(FileName.last(path)), path);
    }

    /**
     * What identifies an article that is all that this source holds. Standard input has no name, so the text itself serves:
     * the same text again replaces its graph, and another doesn't.
     */
    String keyOf(String text) {
        return path == null ? key + "-" + UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)) : key;
    }

    /** The extension without its dot, or empty. */
    String extension() {
        String file = name.substring(name.lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        return dot <= 0 ? "" : file.substring(dot + 1);
    }

    static String withoutExtension(String name) {
        int dot = name.lastIndexOf('.');
        return dot > name.lastIndexOf('/') + 1 ? name.substring(0, dot) : name;
    }
}
