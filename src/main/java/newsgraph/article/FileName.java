package newsgraph.article;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Turns names into paths and back whatever the locale is. In the locale C, Java 17 takes every character of a file name
 * beyond ASCII for a question mark; but a path keeps the name's bytes, and its URI shows them.
 */
public final class FileName {
    private static final Path WORKING_FOLDER_OF_LINUX = Path.of("/proc/self/cwd");

    private FileName() {}

    /** The path of a name as the user wrote it; relative to the working folder. */
    public static Path path(String name) throws InvalidPathException {
        if (namesAreUnicode()) {
            return Path.of(name);
        }
        if (name.startsWith("/")) {
            return ofAbsolute(name);
        }
        return ofAbsolute(name(workingFolder()) + "/" + name);
    }

    /** The name of a path, with every character that the file system has for it. */
    public static String name(Path path) {
        if (namesAreUnicode()) {
            return path.toString();
        }
        String uri = path.toUri().getRawPath();
        String name = new String(unescaped(uri), StandardCharsets.UTF_8);
        return name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    }

    /** The last part of a path's name. */
    static String last(Path path) {
        String name = name(path);
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf(File.separatorChar)) + 1);
    }

    private static boolean namesAreUnicode() {
        String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
        return encoding.toUpperCase(Locale.ROOT).startsWith("UTF") || File.separatorChar != '/';
    }

    private static Path workingFolder() {
        try {
            return WORKING_FOLDER_OF_LINUX.toRealPath();
        } catch (IOException e) {
            return Path.of("").toAbsolutePath(); // no Linux: the folder's name is known in this locale, or is not
        }
    }

    private static Path ofAbsolute(String name) {
        StringBuilder uri = new StringBuilder("file://");
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b == '/' || (b > 0 && Character.isLetterOrDigit(b));
            uri.append(plain ? String.valueOf((char) b) : String.format(Locale.ROOT, "%%%02X", b));
        }
        return Path.of(URI.create(uri.toString()));
    }

    private static byte[] unescaped(String uri) {
        byte[] bytes = new byte[uri.length()];
        int length = 0;
        for (int i = 0; i < uri.length(); i++) {
            if (uri.charAt(i) == '%') {
                bytes[length++] = (byte) Integer.parseInt(uri.substring(i + 1, i + 3), 16);
                i += 2;
            } else {
                bytes[length++] = (byte) uri.charAt(i);
            }
        }
        return Arrays.copyOf(bytes, length);
    }
}
