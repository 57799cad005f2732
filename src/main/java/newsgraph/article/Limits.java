package newsgraph.article;

/** How much one article may be; what is beyond is refused before it costs memory or time. */
final class Limits {
    /** No newspaper prints an article of a million and a half words. */
    static final int ARTICLE_BYTES = 10_000_000;
    /** A paragraph of 150,000 words is a file without line ends, or no text. */
    static final int LINE_BYTES = 1_000_000;
    /** How much of a file tells what it is. */
    static final int SNIFFED_BYTES = 8192;

    private static final int BYTES_A_MEGABYTE = 1_000_000;

    private Limits() {}

    static String megabytes(long bytes) {
        return bytes / BYTES_A_MEGABYTE + " MB";
    }
}
