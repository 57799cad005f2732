package newsgraph.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.tdb2.sys.TDBInternal;

/**
 * How much room a store's content takes where nothing is wasted, as the last compaction left it; kept in a file of the
 * store, so that it is cheap to tell whether another is worth it.
 *
 * @param bytes in use then
 * @param quads held then
 */
record CompactSize(long bytes, long quads) {
    static final String FILE = "compact-size";

    /** What a store of news takes that was never compacted: 1.1 million quads take 330 MB. */
    private static final CompactSize USUAL = new CompactSize(300, 1);
    /** Below this nobody minds, and a compaction costs more than it gives; trials set it lower. */
    private static final long SMALL_BYTES = Long.getLong("newsgraph.compactFromBytes", 64L << 20);

    private static final double WASTEFUL = 2;
    private static final Pattern LINE = Pattern.compile("(\\d{1,18}) bytes, (\\d{1,18}) quads\n");

    /** Whether at least half of what the generation uses could be given back. */
    static boolean isWasteful(StoreFolder folder, Generation generation, DatasetGraph dataset) throws IOException {
        long used = generation.usedBytes();
        // Most builds end here, without a count.
        return used >= SMALL_BYTES && used > WASTEFUL * read(folder).of(quads(dataset));
    }

    /** Remembers the size of a generation without waste. */
    static void remember(StoreFolder folder, long bytes, long quads) throws IOException {
        DurableFiles.write(folder.path().resolve(FILE), bytes + " bytes, " + quads + " quads\n");
    }

    /** The room that so many quads take. */
    private double of(long count) {
        return (double) bytes / quads * count;
    }

    /** What the file says; where it says nothing usable, what is usual. */
    private static CompactSize read(StoreFolder folder) throws IOException {
        try {
            Matcher line = LINE.matcher(Files.readString(folder.path().resolve(FILE)));
            if (line.matches() && Long.parseLong(line.group(2)) > 0) {
                return new CompactSize(Long.parseLong(line.group(1)), Long.parseLong(line.group(2)));
            }
            return USUAL;
        } catch (NoSuchFileException e) {
            return USUAL;
        }
    }

    /** Counts entries of an index, without a look at their terms. */
    static long quads(DatasetGraph dataset) {
        return TDBInternal.requireStorage(dataset)
                .getQuadTable()
                .getNodeTupleTable()
                .size();
    }
}
