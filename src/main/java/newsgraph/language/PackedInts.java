package newsgraph.language;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Integers in bytes of seven bits each, the lowest first: small numbers take little room. */
final class PackedInts {
    private final int count;
    private final byte[] bytes;

    private PackedInts(int count, byte[] bytes) {
        this.count = count;
        this.bytes = bytes;
    }

    static PackedInts read(DataInputStream in) throws IOException {
        int count = in.readInt();
        return new PackedInts(count, in.readNBytes(in.readInt()));
    }

    int[] plain() {
        int[] values = new int[count];
        int at = 0;
        for (int i = 0; i < count; i++) {
            int value = 0;
            for (int shift = 0; ; shift += 7) {
                byte part = bytes[at++];
                value |= (part & 0x7F) << shift;
                if (part >= 0) {
                    break;
                }
            }
            values[i] = value;
        }
        return values;
    }

    /** The values of which each was written as its difference from the one before. */
    int[] running() {
        int[] values = plain();
        for (int i = 1; i < count; i++) {
            values[i] += values[i - 1];
        }
        return values;
    }

    static void writePlain(DataOutputStream out, int[] values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int value : values) {
            int rest = value;
            while ((rest & ~0x7F) != 0) {
                bytes.write((rest & 0x7F) | 0x80);
                rest >>>= 7;
            }
            bytes.write(rest);
        }
        out.writeInt(values.length);
        out.writeInt(bytes.size());
        bytes.writeTo(out);
    }

    /** Writes values that ascend as unsigned numbers as differences. */
    static void writeRunning(DataOutputStream out, int[] values) throws IOException {
        int[] differences = values.clone();
        for (int i = values.length - 1; i > 0; i--) {
            differences[i] -= values[i - 1];
        }
        writePlain(out, differences);
    }
}
