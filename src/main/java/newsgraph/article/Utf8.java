package newsgraph.article;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Strict decoding of UTF-8. */
final class Utf8 {
    static final int BYTE_ORDER_MARK_LENGTH = 3;

    private Utf8() {}

    static boolean startsWithByteOrderMark(byte[] bytes, int length) {
        return length >= BYTE_ORDER_MARK_LENGTH
                && bytes[0] == (byte) 0xEF
                && bytes[1] == (byte) 0xBB
                && bytes[2] == (byte) 0xBF;
    }

    /** What a decoder says of bytes: their text, or the first byte that is no UTF-8. */
    sealed interface Decoded {
        record Text(String string) implements Decoded {}

        /**
         * Bytes that are no UTF-8.
         *
         * @param found the first byte that is none
         * @param line counted from 1
         * @param column counted in code points from 1
         */
        record Malformed(int line, int column, int found) implements Decoded {
            Problem problem(String file, int firstLine) {
                return new Problem(
                        file,
                        firstLine + line - 1,
                        column,
                        String.format(Locale.ROOT, "the text is not UTF-8 (found byte 0x%02X, expected UTF-8)", found),
                        "Convert it, for example: iconv -f WINDOWS-1252 -t UTF-8 FILE > NEW.");
            }
        }
    }

    /** The text of the bytes, which may begin with a byte order mark that the text then lacks. */
    static Decoded decode(byte[] bytes) {
        int start = startsWithByteOrderMark(bytes, bytes.length) ? BYTE_ORDER_MARK_LENGTH : 0;
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, start, bytes.length - start);
        try {
            return new Decoded.Text(decoder.decode(in.slice()).toString());
        } catch (CharacterCodingException e) {
            return malformed(decoder.reset(), in, bytes);
        }
    }

    private static Decoded malformed(CharsetDecoder decoder, ByteBuffer in, byte[] bytes) {
        CharBuffer out = CharBuffer.allocate(in.remaining() + 1);
        CoderResult result = decoder.decode(in, out, true);
        if (!result.isError()) {
            throw new IllegalStateException("a decoder that failed once must fail again");
        }
        String before = out.flip().toString();
        int lineStart = before.lastIndexOf('\n') + 1;
        int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
        int column = 1 + before.codePointCount(lineStart, before.length());
        return new Decoded.Malformed(line, column, bytes[in.position()] & 0xFF);
    }
}
