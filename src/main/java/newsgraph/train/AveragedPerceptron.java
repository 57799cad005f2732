package newsgraph.train;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import newsgraph.language.FeatureKeys;
import newsgraph.language.LinearModel;

/**
 * Learns the weights of a {@link LinearModel}: the averaged perceptron (Collins 2002), averages kept as in Daumé (2006). A
 * feature has a say only after it took part in a few updates (Goldberg and Elhadad 2011): what is left out was noise, and
 * the model stays small.
 *
 * <p>All features live in one array, since the time goes into fetching them: behind each feature's head (how often it was
 * updated, how many outcomes it has, for how many it has room) stand, for each outcome, its number, its weight and its
 * weight times the step at which each part of it came.
 */
final class AveragedPerceptron {
    private static final int HEAD = 3;
    private static final int ENTRY = 3;
    private static final int INITIAL_ROOM = 2;

    private final int leastUpdates;
    /** Open addressing: a key in the upper half, where its feature stands in the lower; 0 is an empty slot. */
    private long[] slots = new long[1 << 20];

    private int[] pool = new int[1 << 22];
    private int end = 1;
    private int size;
    private int step = 1;
    private int[] found = new int[256];

    AveragedPerceptron(int leastUpdates) {
        this.leastUpdates = leastUpdates;
    }

    /** One decision has passed; averages are taken over these. */
    void tick() {
        step++;
    }

    /**
     * Adds the weights of the features to the scores.
     *
     * @param side is folded into each key, to keep two sets of weights for the same features apart
     */
    void addTo(float[] scores, FeatureKeys keys, int side) {
        int n = keys.size();
        if (n > found.length) {
            found = new int[n * 2];
        }
        // First all places, then all weights: the processor fetches many of them at once.
        for (int i = 0; i < n; i++) {
            found[i] = (int) slots[slotOf(keys.get(i) ^ side)];
        }
        for (int i = 0; i < n; i++) {
            add(scores, found[i]);
        }
    }

    private void add(float[] scores, int at) {
        if (at == 0 || pool[at] < leastUpdates) {
            return;
        }
        int last = at + HEAD + ENTRY * pool[at + 1];
        for (int entry = at + HEAD; entry < last; entry += ENTRY) {
            scores[pool[entry]] += Float.intBitsToFloat(pool[entry + 1]);
        }
    }

    /** Moves weight from the outcome that was predicted to the one that is right. */
    void update(FeatureKeys keys, int side, int right, int predicted) {
        for (int i = 0; i < keys.size(); i++) {
            int key = keys.get(i) ^ side;
            int slot = slotOf(key);
            if (slots[slot] == 0) {
                slots[slot] = (long) key << 32 | newFeature(INITIAL_ROOM);
                if (++size * 2 > slots.length) {
                    grow();
                    slot = slotOf(key);
                }
            }
            pool[(int) slots[slot]]++;
            change(slot, right, 1);
            change(slot, predicted, -1);
        }
    }

    private void change(int slot, int outcome, float delta) {
        int at = (int) slots[slot];
        int count = pool[at + 1];
        int entry = at + HEAD;
        int last = entry + ENTRY * count;
        while (entry < last && pool[entry] != outcome) {
            entry += ENTRY;
        }
        if (entry == last) {
            if (count == pool[at + 2]) {
                int wider = newFeature(count * 2);
                System.arraycopy(pool, at, pool, wider, 2);
                System.arraycopy(pool, at + HEAD, pool, wider + HEAD, ENTRY * count);
                slots[slot] = (slots[slot] & ~0xFFFF_FFFFL) | wider;
                at = wider;
                entry = at + HEAD + ENTRY * count;
            }
            pool[at + 1]++;
            pool[entry] = outcome;
        }
        pool[entry + 1] = Float.floatToRawIntBits(Float.intBitsToFloat(pool[entry + 1]) + delta);
        pool[entry + 2] = Float.floatToRawIntBits(Float.intBitsToFloat(pool[entry + 2]) + delta * step);
    }

    private int newFeature(int room) {
        int at = end;
        end += HEAD + ENTRY * room;
        if (end > pool.length) {
            pool = Arrays.copyOf(pool, (int) Math.min(Integer.MAX_VALUE - 8L, pool.length * 2L));
        }
        pool[at + 2] = room;
        return at;
    }

    private int slotOf(int key) {
        int mask = slots.length - 1;
        int slot = ((key * 0x9E3779B1) >>> 5) & mask;
        while (slots[slot] != 0 && (int) (slots[slot] >>> 32) != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[old.length * 2];
        for (long content : old) {
            if (content != 0) {
                slots[slotOf((int) (content >>> 32))] = content;
            }
        }
    }

    private float average(int entry) {
        return Float.intBitsToFloat(pool[entry + 1]) - Float.intBitsToFloat(pool[entry + 2]) / step;
    }

    /**
     * The model file of the averaged weights, rounded to a byte each.
     *
     * @param least what is smaller is left out before rounding
     * @param leastRounded what is smaller is left out after rounding
     */
    byte[] file(List<String> outcomes, float least, float leastRounded) throws IOException {
        long[] features = Arrays.stream(slots)
                .filter(content -> content != 0 && pool[(int) content] >= leastUpdates)
                .toArray();
        // Keys ascend as unsigned numbers; places are positive, so the order of the whole is that of the keys.
        for (int i = 0; i < features.length; i++) {
            features[i] ^= Long.MIN_VALUE;
        }
        Arrays.sort(features);
        float largest = 0;
        int entries = 0;
        for (long feature : features) {
            int at = (int) feature;
            entries += pool[at + 1];
            for (int i = 0; i < pool[at + 1]; i++) {
                largest = Math.max(largest, Math.abs(average(at + HEAD + ENTRY * i)));
            }
        }
        int[] keys = new int[features.length];
        int[] counts = new int[features.length];
        byte[] which = new byte[entries];
        byte[] weights = new byte[entries];
        int kept = 0;
        int filled = 0;
        for (long feature : features) {
            int at = (int) feature;
            int before = filled;
            for (int i = 0; i < pool[at + 1]; i++) {
                int entry = at + HEAD + ENTRY * i;
                float weight = average(entry);
                byte rounded = (byte) Math.round(Math.signum(weight) * 127 * Math.sqrt(Math.abs(weight) / largest));
                float root = rounded / 127f;
                if (rounded != 0 && Math.abs(weight) >= least && largest * root * root >= leastRounded) {
                    which[filled] = (byte) pool[entry];
                    weights[filled++] = rounded;
                }
            }
            if (filled > before) {
                keys[kept] = (int) ((feature ^ Long.MIN_VALUE) >>> 32);
                counts[kept++] = filled - before;
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LinearModel.write(
                new DataOutputStream(bytes),
                outcomes,
                largest,
                Arrays.copyOf(keys, kept),
                Arrays.copyOf(counts, kept),
                Arrays.copyOf(which, filled),
                Arrays.copyOf(weights, filled));
        return bytes.toByteArray();
    }
}
