package newsgraph.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Changes to files that are there whole or not at all, and still there after a power cut. */
final class DurableFiles {
    /** Windows has no way to sync a folder, and needs none. */
    private static final boolean FOLDERS_SYNC =
            !System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("windows");

    private DurableFiles() {}

    /** Writes the file in one step: a reader finds the old content or the new. */
    static void write(Path file, String content) throws IOException {
        Path part = file.resolveSibling("." + file.getFileName() + ".part");
        Files.write(part, content.getBytes(StandardCharsets.UTF_8));
        sync(part);
        move(part, file);
    }

    /** Gives the file or folder another name in one step. */
    static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        syncFolder(Objects.requireNonNull(to.toAbsolutePath().getParent()));
    }

    /** Deletes the file, where it is there. */
    static void delete(Path file) throws IOException {
        if (Files.deleteIfExists(file)) {
            syncFolder(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        }
    }

    static void sync(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    static void syncFolder(Path folder) throws IOException {
        if (FOLDERS_SYNC) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /** Syncs every file in the folder, then the folder. */
    static void syncAll(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sync(file);
            }
        }
        syncFolder(folder);
    }

    /** Deletes the folder with all in it, as far as it is there. */
    static void deleteAll(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
                if (e instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw e;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException e) throws IOException {
                if (e != null) {
                    throw e;
                }
                Files.deleteIfExists(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
