package newsgraph.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/** Writes files that are there whole or not at all. */
final class WholeFile {
    private WholeFile() {}

    /**
     * Writes beside the target and moves the result there at the end, so that a full disk or a kill leaves the old file as it
     * was. What is no regular file, such as a pipe, is written to as it is.
     *
     * @param name the target as the user calls it
     */
    static void write(Path target, String name, Consumer<OutputStream> content) {
        try {
            if (Files.isDirectory(target)) {
                throw new Failure(ExitCode.USAGE, name + " is a folder. Name a file in it.");
            }
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                try (OutputStream out = Files.newOutputStream(target)) {
                    fill(out, content);
                }
                return;
            }
            Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
            Path part = real.resolveSibling("." + ProcessHandle.current().pid() + ".newsgraph-part");
            try {
                try (FileChannel channel = FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
                    fill(Channels.newOutputStream(channel), content);
                    channel.force(true);
                }
                move(part, real);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (Output.Lost e) {
            throw new Failure(
                    ExitCode.FAILED,
                    name + ": it can't be written whole (" + e.getMessage() + "). Make room, or choose another place.");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.FAILED,
                    name + ": it can't be written (" + e.getClass().getSimpleName() + ": " + e.getMessage() + ").");
        }
    }

    private static void fill(OutputStream out, Consumer<OutputStream> content) {
        Output whole = new Output(new BufferedOutputStream(out));
        content.accept(whole);
        whole.flush();
    }

    private static void move(Path part, Path target) throws IOException {
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING); // as whole as this file system can
        }
    }
}
