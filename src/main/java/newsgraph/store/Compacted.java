package newsgraph.store;

/**
 * What a compaction gave.
 *
 * @param bytesBefore in use before it
 * @param bytesAfter in use after it
 */
public record Compacted(long bytesBefore, long bytesAfter) {}
