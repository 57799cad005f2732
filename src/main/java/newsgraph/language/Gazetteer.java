package newsgraph.language;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * Knows of a string of words whether it is a given or family name, or a city's name. Strings are kept as 32-bit hashes, so
 * one in some twenty thousand that are not in the list is taken for one that is.
 */
public final class Gazetteer {
    public static final int NAME = 1;
    public static final int CITY = 2;
    public static final int BIG_CITY = 4;
    /** The most words that an entry has. */
    public static final int LONGEST_IN_WORDS = 4;

    private final int[] slots;
    private final byte[] classes;

    private Gazetteer(int[] keys, byte[] classesOfKeys) {
        int capacity = Integer.highestOneBit(Math.max(4, keys.length)) * 4;
        slots = new int[capacity];
        classes = new byte[capacity];
        for (int i = 0; i < keys.length; i++) {
            int slot = slotOf(keys[i]);
            slots[slot] = keys[i];
            classes[slot] = classesOfKeys[i];
        }
    }

    public static Gazetteer read(DataInputStream in) throws IOException {
        int[] keys = PackedInts.read(in).running();
        return new Gazetteer(keys, in.readNBytes(keys.length));
    }

    /** Writes a gazetteer of the entries given, each with the sum of its classes. */
    public static void write(DataOutputStream out, Map<String, Integer> entries) throws IOException {
        TreeMap<Integer, Integer> byKey = new TreeMap<>(Integer::compareUnsigned);
        entries.forEach((entry, classes) -> byKey.merge(FeatureKeys.keyOf(entry), classes, (a, b) -> a | b));
        PackedInts.writeRunning(
                out, byKey.keySet().stream().mapToInt(Integer::intValue).toArray());
        for (int classes : byKey.values()) {
            out.writeByte(classes);
        }
    }

    /** The sum of the classes of an entry, 0 for what is none. */
    int classesOf(CharSequence words) {
        return classes[slotOf(FeatureKeys.keyOf(words))];
    }

    private int slotOf(int key) {
        int mask = slots.length - 1;
        int slot = ((key * 0x9E3779B1) >>> 9) & mask;
        while (slots[slot] != key && classes[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
