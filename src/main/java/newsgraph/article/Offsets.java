package newsgraph.article;

/** What offsets into an article's text count. */
public enum Offsets {
    /** The cleaned text that the store keeps: without headers, byte order mark and carriage returns. */
    OF_ARTICLE,
    /**
     * The text exactly as given: cleaning puts one character in the place of each that it removes, so that who gave the text
     * can find every offset in it.
     */
    OF_INPUT
}
