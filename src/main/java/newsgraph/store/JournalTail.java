package newsgraph.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.Adler32;

/**
 * Takes from the journal of a TDB2 database what was being written when its process was killed. TDB2 syncs the journal where a
 * transaction is committed, so what comes behind the last whole entry is of none that was; but it takes a torn entry for a
 * broken database, and does not open it.
 *
 * <p>An entry is the length of its data, a checksum (Adler-32 of the entry with zero in its place), its type and its component,
 * 16 bytes in all, and then the data.
 */
final class JournalTail {
    private static final int HEADER_BYTES = 16;
    private static final int CHECKSUM_AT = 4;

    private final Path journal;

    JournalTail(Generation generation) {
        this.journal = generation.path().resolve(Generation.JOURNAL);
    }

    /** Cuts the journal behind its last whole entry; only for who holds the store's lock. */
    void cut() throws IOException {
        if (!Files.exists(journal) || Files.size(journal) == 0) {
            return;
        }
        try (FileChannel channel = FileChannel.open(journal, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long end = 0;
            for (long next = endOfEntry(channel, end); next > end; next = endOfEntry(channel, end)) {
                end = next;
            }
            if (end < channel.size()) {
                channel.truncate(end);
                channel.force(true);
            }
        }
    }

    /** Where the entry ends that begins at a place, or that place where there is no whole one. */
    private static long endOfEntry(FileChannel channel, long begin) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES);
        if (!fill(header, channel, begin)) {
            return begin;
        }
        int length = Math.max(0, header.getInt(0));
        int checksum = header.getInt(CHECKSUM_AT);
        if (length > channel.size() - begin - HEADER_BYTES) {
            return begin;
        }
        ByteBuffer data = ByteBuffer.allocate(length);
        fill(data, channel, begin + HEADER_BYTES);
        header.putInt(CHECKSUM_AT, 0);
        Adler32 sum = new Adler32();
        sum.update(header.array());
        sum.update(data.array());
        return (int) sum.getValue() == checksum ? begin + HEADER_BYTES + length : begin;
    }

    private static boolean fill(ByteBuffer buffer, FileChannel channel, long from) throws IOException {
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, from + buffer.position()) < 0) {
                return false;
            }
        }
        return true;
    }
}
