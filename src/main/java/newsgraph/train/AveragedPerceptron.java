package newsgraph.train;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import newsgraph.language.FeatureKeys;
import newsgraph.language.LinearModel;

/**
 * Learns the weights of a {@link LinearModel}: the averaged perceptron (Collins 2002) with the lazy averages of Daumé
 * (2006). A feature has a say only after it took part in a few updates (Goldberg and Elhadad 2011): what is left out was
 * noise, and the model stays small.
 */
final class AveragedPerceptron {
    private static final int INITIAL_SLOTS = 1 << 20;

    private final int leastUpdates;
    private Feature[] slots = new Feature[INITIAL_SLOTS];
    private int size;
    private int step = 1;

    AveragedPerceptron(int leastUpdates) {
        this.leastUpdates = leastUpdates;
    }

    private static final class Feature {
        final int key;
        int updates;
        int count;
        short[] outcomes = new short[2];
        float[] weights = new float[2];
        double[] totals = new double[2];
        int[] since = new int[2];

        Feature(int key) {
            this.key = key;
        }

        void add(int outcome, float delta, int step) {
            int i = 0;
            while (i < count && outcomes[i] != outcome) {
                i++;
            }
            if (i == count) {
                if (count == outcomes.length) {
                    int more = count * 2;
                    outcomes = Arrays.copyOf(outcomes, more);
                    weights = Arrays.copyOf(weights, more);
                    totals = Arrays.copyOf(totals, more);
                    since = Arrays.copyOf(since, more);
                }
                outcomes[count] = (short) outcome;
                since[count++] = step;
            }
            totals[i] += (double) weights[i] * (step - since[i]);
            since[i] = step;
            weights[i] += delta;
        }

        float average(int i, int step) {
            return (float) ((totals[i] + (double) weights[i] * (step - since[i])) / step);
        }
    }

    /** One decision has passed; averages are taken over these. */
    void tick() {
        step++;
    }

    void addTo(float[] scores, FeatureKeys keys, int side) {
        for (int i = 0; i < keys.size(); i++) {
            addTo(scores, keys.get(i) ^ side);
        }
    }

    void addTo(float[] scores, int key) {
        Feature feature = slots[slotOf(key)];
        if (feature != null && feature.updates >= leastUpdates) {
            for (int i = 0; i < feature.count; i++) {
                scores[feature.outcomes[i]] += feature.weights[i];
            }
        }
    }

    /** Moves weight from the outcome that was predicted to the one that is right. */
    void update(FeatureKeys keys, int side, int right, int predicted) {
        for (int i = 0; i < keys.size(); i++) {
            update(keys.get(i) ^ side, right, predicted);
        }
    }

    void update(int key, int right, int predicted) {
        int slot = slotOf(key);
        Feature feature = slots[slot];
        if (feature == null) {
            feature = new Feature(key);
            slots[slot] = feature;
            if (++size * 2 > slots.length) {
                grow();
            }
        }
        feature.updates++;
        feature.add(right, 1, step);
        feature.add(predicted, -1, step);
    }

    private int slotOf(int key) {
        int mask = slots.length - 1;
        int slot = ((key * 0x9E3779B1) >>> 7) & mask;
        while (slots[slot] != null && slots[slot].key != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        Feature[] old = slots;
        slots = new Feature[old.length * 2];
        for (Feature feature : old) {
            if (feature != null) {
                slots[slotOf(feature.key)] = feature;
            }
        }
    }

    /** Writes the averaged weights whose size is at least {@code least}, rounded to a byte each. */
    void write(DataOutputStream out, List<String> outcomes, float least) throws IOException {
        List<Feature> features = new ArrayList<>();
        float largest = 0;
        for (Feature feature : slots) {
            if (feature != null && feature.updates >= leastUpdates) {
                features.add(feature);
                for (int i = 0; i < feature.count; i++) {
                    largest = Math.max(largest, Math.abs(feature.average(i, step)));
                }
            }
        }
        features.sort(Comparator.comparing(f -> f.key, Integer::compareUnsigned));
        int[] keys = new int[features.size()];
        int[] counts = new int[features.size()];
        byte[] which = new byte[features.stream().mapToInt(f -> f.count).sum()];
        byte[] weights = new byte[which.length];
        int kept = 0;
        int at = 0;
        for (Feature feature : features) {
            int before = at;
            for (int i = 0; i < feature.count; i++) {
                float weight = feature.average(i, step);
                byte rounded = (byte) Math.round(Math.signum(weight) * 127 * Math.sqrt(Math.abs(weight) / largest));
                if (Math.abs(weight) >= least && rounded != 0) {
                    which[at] = (byte) feature.outcomes[i];
                    weights[at++] = rounded;
                }
            }
            if (at > before) {
                keys[kept] = feature.key;
                counts[kept++] = at - before;
            }
        }
        LinearModel.write(
                out,
                outcomes,
                largest,
                Arrays.copyOf(keys, kept),
                Arrays.copyOf(counts, kept),
                Arrays.copyOf(which, at),
                Arrays.copyOf(weights, at));
    }
}
