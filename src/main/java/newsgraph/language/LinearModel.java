package newsgraph.language;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * A linear classifier over hashed features: scores outcomes by adding the weights of the features that hold. Immutable and
 * safe for use by many threads.
 *
 * <p>The file has the outcomes, the scale of the weights, and then, column by column so that it packs well, the sorted
 * feature keys as differences, how many outcomes each feature has a weight for, which, and the weights in one byte each,
 * their square roots spaced evenly.
 */
public final class LinearModel {
    private final List<String> outcomes;
    /** The weight that a byte stands for. */
    private final float[] weightOfByte;
    /** Open addressing: key in the upper half, index into {@link #entries} in the lower; 0 is an empty slot. */
    private final long[] slots;

    private final int shift;
    /** For each feature the number of its weights, then for each the outcome (upper byte) and the weight (lower byte). */
    private final char[] entries;

    LinearModel(
            List<String> outcomes, float largestWeight, int[] sortedKeys, int[] counts, byte[] which, byte[] weights) {
        this.outcomes = List.copyOf(outcomes);
        this.weightOfByte = new float[256];
        for (int i = 0; i < 256; i++) {
            float root = (byte) i / 127f;
            weightOfByte[i] = largestWeight * root * Math.abs(root);
        }
        int bits = Math.max(4, 33 - Integer.numberOfLeadingZeros(sortedKeys.length));
        this.shift = 32 - bits;
        this.slots = new long[1 << bits];
        this.entries = new char[1 + sortedKeys.length + which.length];
        int at = 1;
        int entry = 0;
        for (int i = 0; i < sortedKeys.length; i++) {
            int slot = slotOf(sortedKeys[i]);
            while (slots[slot] != 0) {
                slot = (slot + 1) & (slots.length - 1);
            }
            slots[slot] = ((long) sortedKeys[i] << 32) | at;
            entries[at++] = (char) counts[i];
            for (int k = 0; k < counts[i]; k++, entry++) {
                entries[at++] = (char) ((which[entry] & 0xFF) << 8 | (weights[entry] & 0xFF));
            }
        }
    }

    /** The model that {@code newsgraph.train} wrote. */
    public static LinearModel read(DataInputStream in) throws IOException {
        String[] outcomes = new String[in.readUnsignedShort()];
        for (int i = 0; i < outcomes.length; i++) {
            outcomes[i] = in.readUTF();
        }
        float largest = in.readFloat();
        PackedInts packed = PackedInts.read(in);
        int[] keys = packed.running();
        int[] counts = PackedInts.read(in).plain();
        byte[] which = in.readNBytes(in.readInt());
        byte[] weights = in.readNBytes(in.readInt());
        return new LinearModel(List.of(outcomes), largest, keys, counts, which, weights);
    }

    /** Writes a model in the form that {@link #read} takes; keys ascend as unsigned numbers. */
    public static void write(
            DataOutputStream out,
            List<String> outcomes,
            float largestWeight,
            int[] sortedKeys,
            int[] counts,
            byte[] which,
            byte[] weights)
            throws IOException {
        out.writeShort(outcomes.size());
        for (String outcome : outcomes) {
            out.writeUTF(outcome);
        }
        out.writeFloat(largestWeight);
        PackedInts.writeRunning(out, sortedKeys);
        PackedInts.writePlain(out, counts);
        out.writeInt(which.length);
        out.write(which);
        out.writeInt(weights.length);
        out.write(weights);
    }

    /**
     * Adds the weights of the features to the scores of the outcomes.
     *
     * @param side is folded into each key, to keep two sets of weights for the same features apart
     */
    void addTo(float[] scores, FeatureKeys features, int side) {
        int[] places = features.places();
        // First all places, then all weights: the processor fetches many of them at once.
        for (int i = 0; i < features.size(); i++) {
            places[i] = placeOf(features.get(i) ^ side);
        }
        for (int i = 0; i < features.size(); i++) {
            int at = places[i];
            int end = at + entries[at];
            while (at < end) {
                char entry = entries[++at];
                scores[entry >>> 8] += weightOfByte[entry & 0xFF];
            }
        }
    }

    /** Where the entries of a feature stand; 0, where there are none, for a feature without weights. */
    private int placeOf(int key) {
        int slot = slotOf(key);
        long content = slots[slot];
        while (content != 0 && (int) (content >>> 32) != key) {
            slot = (slot + 1) & (slots.length - 1);
            content = slots[slot];
        }
        return (int) content;
    }

    /** What is scored, in the order of the scores. */
    List<String> outcomes() {
        return outcomes;
    }

    private int slotOf(int key) {
        return (key * 0x9E3779B1) >>> shift;
    }
}
