package newsgraph.language;

/**
 * A word's part of speech.
 *
 * @param upos Universal part of speech (UD v2)
 * @param xpos Penn Treebank tag
 */
public record Tag(String upos, String xpos) {
    /** The tag of an outcome of the tagger's model, written {@code UPOS|XPOS}. */
    public static Tag parse(String outcome) {
        int bar = outcome.indexOf('|');
        return new Tag(outcome.substring(0, bar), outcome.substring(bar + 1));
    }

    /** The outcome of the tagger's model that stands for this tag. */
    public String outcome() {
        return upos + "|" + xpos;
    }
}
