package newsgraph.graph;

import newsgraph.entity.Entity;
import newsgraph.entity.Kind;

/** Names everything in the graph. Safe for use by many threads. */
public final class Iris {
    /** Where data is named unless the user gives a base of their own. */
    public static final String DEFAULT_BASE = "https://w3id.org/newsgraph/id/";

    private final String base;

    public Iris() {
        this(DEFAULT_BASE);
    }

    /** @throws IllegalArgumentException with one line for the user where the base is no absolute IRI that can be extended */
    public Iris(String base) {
        this.base = base;
    }

    public String base() {
        return base;
    }

    /** The IRI of the article with this key, and of its graph. */
    public String article(String key) {
        return base + "article/" + key;
    }

    public String entity(Entity entity) {
        return entity(entity.kind(), entity.label());
    }

    public String entity(Kind kind, String label) {
        return base + kind + "/" + label;
    }

    /** The graph of what is known without any article. */
    public String background() {
        return base + "background";
    }

    /**
     * The IRI of a stretch of an article's text.
     *
     * @param begin offset of its first character, in Unicode code points of the text as stored
     * @param end offset behind its last character
     */
    public String sentence(String articleIri, int begin, int end) {
        return articleIri + "#char=" + begin + "," + end;
    }
}
