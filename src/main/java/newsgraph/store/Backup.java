package newsgraph.store;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.RdfFormat;
import org.apache.jena.sparql.core.DatasetGraph;

/**
 * Writes all that a store holds to one file: N-Quads in a fixed order, gzipped, between a first line that says what it is
 * and a last one that says how many quads there are, so that a file that was cut short is never taken for a whole one.
 * Beside it lies its SHA-256, as {@code sha256sum -c} reads it. The same content gives the same bytes.
 */
public final class Backup {
    /** The first line of every backup. */
    static final String FIRST_LINE = "# Newsgraph backup, version 1";

    /** What the last line of every backup begins with, before the number of quads. */
    static final String LAST_LINE = "# End of backup, quads: ";

    private Backup() {}

    /**
     * Writes the store as it stands when the backup begins, whatever others of this process write meanwhile. Both files are
     * there whole or not at all; a file that is there is replaced once the new one is whole.
     *
     * @return how many quads were written
     * @throws IOException where the file can't be written
     */
    public static long write(Store store, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        if (Files.isDirectory(target)) {
            throw new FileAlreadyExistsException(file.toString(), null, "a folder is there");
        }
        Path checksum = checksumFile(target);
        Path part = target.resolveSibling("." + target.getFileName() + ".part");
        try {
            MessageDigest digest = sha256();
            long quads = write(store, part, digest);
            Files.deleteIfExists(checksum); // of the file that is replaced
            DurableFiles.move(part, target);
            DurableFiles.write(
                    checksum, HexFormat.of().formatHex(digest.digest()) + "  " + target.getFileName() + "\n");
            return quads;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The file beside a backup that holds its checksum. */
    static Path checksumFile(Path backup) {
        return backup.resolveSibling(backup.getFileName() + ".sha256");
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    private static long write(Store store, Path part, MessageDigest digest) throws IOException {
        try (FileChannel channel = FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
                OutputStream whole =
                        new DigestOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)), digest)) {
            GZIPOutputStream packed = new GZIPOutputStream(whole, 1 << 16);
            CountedLines lines = new CountedLines(packed);
            packed.write((FIRST_LINE + "\n").getBytes(StandardCharsets.UTF_8));
            store.read(dataset -> written(dataset, lines));
            packed.write((LAST_LINE + lines.count() + "\n").getBytes(StandardCharsets.UTF_8));
            packed.finish();
            whole.flush();
            channel.force(true);
            return lines.count();
        }
    }

    private static boolean written(DatasetGraph dataset, OutputStream out) {
        GraphWriter.writeWithBookkeeping(dataset, RdfFormat.NQUADS, out);
        return true;
    }

    /** Counts the lines that go through it. */
    private static final class CountedLines extends OutputStream {
        private final OutputStream out;
        private long count;

        CountedLines(OutputStream out) {
            this.out = out;
        }

        long count() {
            return count;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            for (int i = offset; i < offset + length; i++) {
                count += bytes[i] == '\n' ? 1 : 0;
            }
            out.write(bytes, offset, length);
        }
    }
}
