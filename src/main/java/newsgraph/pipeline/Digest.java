package newsgraph.pipeline;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Makes a short fingerprint of parts; other parts, or the same ones cut otherwise, give another. */
final class Digest {
    /** 128 bits: no two of any number of articles will share them by chance. */
    private static final int BYTES = 16;

    private final MessageDigest digest;

    Digest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    Digest add(byte[] part) {
        add(part.length);
        digest.update(part);
        return this;
    }

    /** Adds a text; none is another thing than an empty one. */
    Digest add(@Nullable Object text) {
        if (text == null) {
            add(-1L);
            return this;
        }
        return add(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    Digest add(long number) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
        return this;
    }

    /** The fingerprint of all that was added, in 32 hexadecimal digits. Nothing more can be added. */
    String hex() {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }
}
