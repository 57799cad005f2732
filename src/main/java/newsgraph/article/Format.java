package newsgraph.article;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The formats that articles are read from. A new one is a constant here and its {@link ArticleReader}. */
public enum Format {
    /** One article a file, UTF-8, that may begin with header lines such as {@code Title:}. */
    TEXT,
    /** One JSON object a line and an article. */
    JSONL;

    ArticleReader reader() {
        return switch (this) {
            case TEXT -> new TextReader();
            case JSONL -> new JsonLinesReader();
        };
    }

    private Set<String> extensions() {
        return switch (this) {
            case TEXT -> Set.of("txt", "text");
            case JSONL -> Set.of("jsonl", "ndjson");
        };
    }

    /** The format of a file with that extension, which has no dot. */
    static Optional<Format> ofExtension(String extension) {
        String lower = extension.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.extensions().contains(lower))
                .findFirst();
    }

    /** The format of bytes without a name: JSONL where the first one that isn't white space is a brace, else text. */
    static Format ofContent(byte[] start, int length) {
        int at = Utf8.startsWithByteOrderMark(start, length) ? Utf8.BYTE_ORDER_MARK_LENGTH : 0;
        while (at < length && start[at] <= ' ' && start[at] >= 0) {
            at++;
        }
        return at < length && start[at] == '{' ? JSONL : TEXT;
    }

    /** Every extension that is read, for messages: {@code .jsonl, .ndjson, .text, .txt}. */
    static String extensionList() {
        List<String> all = Arrays.stream(values())
                .flatMap(format -> format.extensions().stream())
                .sorted()
                .toList();
        return all.stream().map(extension -> "." + extension).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
