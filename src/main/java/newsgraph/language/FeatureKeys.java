package newsgraph.language;

import java.util.Arrays;

/**
 * A list of features of one decision, each a 32-bit key mixed from the number of its template and its values. Keys are all
 * that a model stores of a feature: no names, no vocabulary.
 */
public final class FeatureKeys {
    private int[] keys = new int[192];
    private int[] places = new int[192];
    private int size;

    /** Room for one number for each feature, for a model to work in. */
    int[] places() {
        if (places.length < size) {
            places = new int[keys.length];
        }
        return places;
    }

    public void clear() {
        size = 0;
    }

    /** Adds a key as it is. */
    public void addKey(int key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
        }
        keys[size++] = key;
    }

    public int[] toArray() {
        return Arrays.copyOf(keys, size);
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return keys[index];
    }

    /** Adds the feature that template {@code template} has the value {@code a}. */
    public void add(int template, long a) {
        put(mix(start(template) ^ a));
    }

    public void add(int template, long a, long b) {
        put(mix(mix(start(template) ^ a) ^ b));
    }

    public void add(int template, long a, long b, long c) {
        put(mix(mix(mix(start(template) ^ a) ^ b) ^ c));
    }

    public void add(int template, long a, long b, long c, long d) {
        put(mix(mix(mix(mix(start(template) ^ a) ^ b) ^ c) ^ d));
    }

    /** A 64-bit value of a string, for use in features; equal strings have equal values on any machine. */
    public static long valueOf(CharSequence string) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < string.length(); i++) {
            hash = (hash ^ string.charAt(i)) * 0x100000001B3L;
        }
        return mix(hash);
    }

    /** The 32-bit key of a feature that is written as a string. */
    public static int keyOf(CharSequence feature) {
        return (int) (valueOf(feature) >>> 32);
    }

    /** Adds a feature that is written as a string. */
    public void add(CharSequence feature) {
        put(valueOf(feature));
    }

    private void put(long hash) {
        addKey((int) (hash >>> 32));
    }

    private static long start(int template) {
        return template * 0x9E3779B97F4A7C15L;
    }

    /** One round of SplitMix64's finalizer (Steele, Lea and Flood 2014). */
    private static long mix(long z) {
        long y = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }
}
