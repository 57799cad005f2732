package newsgraph.language;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * The Brown cluster of a word (Brown et al. 1992): a bit string whose prefixes are classes of words used alike. One copy
 * serves tagger, parser and name finder. Words are kept as 32-bit hashes, so one word in some seven thousand that are not
 * in the list is taken for one that is.
 */
public final class WordClusters {
    private final String[] paths;
    private final int[] keys;
    private final char[] clusterOfKey;
    private final int[] firstOfBucket;

    private WordClusters(String[] paths, int[] keys, char[] clusterOfKey) {
        this.paths = paths;
        this.keys = keys;
        this.clusterOfKey = clusterOfKey;
        this.firstOfBucket = new int[(1 << 16) + 1];
        int at = 0;
        for (int bucket = 0; bucket < 1 << 16; bucket++) {
            firstOfBucket[bucket] = at;
            while (at < keys.length && keys[at] >>> 16 == bucket) {
                at++;
            }
        }
        firstOfBucket[1 << 16] = keys.length;
    }

    public static WordClusters read(DataInputStream in) throws IOException {
        String[] paths = new String[in.readUnsignedShort()];
        for (int i = 0; i < paths.length; i++) {
            paths[i] = in.readUTF();
        }
        int[] keys = PackedInts.read(in).running();
        byte[] low = in.readNBytes(keys.length);
        byte[] high = in.readNBytes(keys.length);
        char[] clusterOfKey = new char[keys.length];
        for (int i = 0; i < keys.length; i++) {
            clusterOfKey[i] = (char) ((high[i] & 0xFF) << 8 | (low[i] & 0xFF));
        }
        return new WordClusters(paths, keys, clusterOfKey);
    }

    /** Writes the clusters of the words given, each word folded as {@link Word#fold} does. */
    public static void write(DataOutputStream out, Map<String, String> pathOfWord) throws IOException {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        TreeMap<Integer, String> byKey = new TreeMap<>(Integer::compareUnsigned);
        for (Map.Entry<String, String> entry : new TreeMap<>(pathOfWord).entrySet()) {
            numbers.put(entry.getValue(), 0);
            byKey.putIfAbsent(FeatureKeys.keyOf(entry.getKey()), entry.getValue());
        }
        out.writeShort(numbers.size());
        int next = 0;
        for (Map.Entry<String, Integer> entry : numbers.entrySet()) {
            entry.setValue(next++);
            out.writeUTF(entry.getKey());
        }
        int[] keys = byKey.keySet().stream().mapToInt(Integer::intValue).toArray();
        byte[] low = new byte[keys.length];
        byte[] high = new byte[keys.length];
        int at = 0;
        for (String path : byKey.values()) {
            int number = numbers.getOrDefault(path, 0);
            low[at] = (byte) number;
            high[at++] = (byte) (number >>> 8);
        }
        PackedInts.writeRunning(out, keys);
        out.write(low);
        out.write(high);
    }

    /** The cluster's bit string, empty for a word that is not in the list. */
    String pathOf(String foldedWord) {
        int key = FeatureKeys.keyOf(foldedWord);
        int end = firstOfBucket[(key >>> 16) + 1];
        for (int i = firstOfBucket[key >>> 16]; i < end; i++) {
            if (keys[i] == key) {
                return paths[clusterOfKey[i]];
            }
        }
        return "";
    }
}
