package newsgraph.article;

import java.util.Map;
import java.util.Optional;

/** Tells bytes that are no text from those that may be. */
final class BinaryCheck {
    private static final int LARGEST_CONTROL_SHARE_PERCENT = 5;
    private static final int PERCENT = 100;
    /** So many a damaged text may have, however short it is. */
    private static final int HARMLESS_CONTROLS = 8;

    /** What the first bytes of a file say that it is; written as ISO-8859-1 characters. */
    private static final Map<String, String> SIGNATURES = Map.ofEntries(
            Map.entry("%PDF-", "a PDF document"),
            Map.entry("PK\u0003\u0004", "a ZIP archive, or a document in one such as DOCX"),
            Map.entry("\u001F\u008B", "gzip-compressed data"),
            Map.entry("BZh", "bzip2-compressed data"),
            Map.entry("\u00FD7zXZ", "xz-compressed data"),
            Map.entry("(\u00B5/\u00FD", "zstd-compressed data"),
            Map.entry("\u0089PNG", "a PNG picture"),
            Map.entry("\u00FF\u00D8\u00FF", "a JPEG picture"),
            Map.entry("GIF8", "a GIF picture"),
            Map.entry("\u007FELF", "a program"),
            Map.entry("{\\rtf", "an RTF document"),
            Map.entry("\u00D0\u00CF\u0011\u00E0", "an old Office document"),
            Map.entry("\u00FF\u00FE", "UTF-16 text"),
            Map.entry("\u00FE\u00FF", "UTF-16 text"));

    private BinaryCheck() {}

    /** What the bytes are, in a few words, where they are no UTF-8 text; empty where they may be. */
    static Optional<String> kind(byte[] bytes) {
        int length = Math.min(bytes.length, Limits.SNIFFED_BYTES);
        for (Map.Entry<String, String> signature : SIGNATURES.entrySet()) {
            if (startsWith(bytes, signature.getKey())) {
                return Optional.of(signature.getValue());
            }
        }
        int controls = 0;
        for (int i = 0; i < length; i++) {
            int b = bytes[i] & 0xFF;
            boolean whiteSpace = b >= '\t' && b <= '\r';
            if ((b < ' ' && !whiteSpace) || b == 0x7F) {
                controls++;
            }
        }
        return controls > HARMLESS_CONTROLS && controls * PERCENT > length * LARGEST_CONTROL_SHARE_PERCENT
                ? Optional.of("binary data")
                : Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, String signature) {
        if (bytes.length < signature.length()) {
            return false;
        }
        for (int i = 0; i < signature.length(); i++) {
            if ((bytes[i] & 0xFF) != signature.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
