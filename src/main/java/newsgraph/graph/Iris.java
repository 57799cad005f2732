package newsgraph.graph;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import org.apache.jena.irix.IRIException;
import org.apache.jena.irix.IRIx;

/**
 * Names everything in the graph. Every name is a valid IRI that only depends on what it names: two things never share one,
 * and one thing has one whatever was named before. {@link Slug} has the rule for names. Safe for use by many threads.
 */
public final class Iris {
    /** Where data is named unless the user gives a base of their own. */
    public static final String DEFAULT_BASE = "https://w3id.org/newsgraph/id/";

    private static final String BUILDS = "builds";
    private static final DateTimeFormatter BUILD_TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss.SSS'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int MAX_KEY_LENGTH = 200;
    private static final int MAX_SEGMENT_LENGTH = 80;
    private static final Pattern SCHEME = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]*://");
    private static final String KEPT = "[A-Za-z0-9._\\-\\p{L}\\p{M}\\p{Nd}&&[^" + Slug.DEPRECATED + "]]";
    private static final Pattern KEPT_ONLY = Pattern.compile(KEPT + "+");
    private static final Pattern NOT_KEPT = Pattern.compile("[^" + KEPT + "]+");
    private static final Pattern EDGES = Pattern.compile("^[-.]+|[-.]+$");

    private final String base;

    public Iris() {
        this(DEFAULT_BASE);
    }

    /**
     * Names under a base of the user's own; a slash is added where it ends in none.
     *
     * @throws IllegalArgumentException with one line for the user where the base is no absolute IRI that can be extended
     */
    public Iris(String base) {
        this.base = checked(base.endsWith("/") ? base : base + "/");
    }

    public String base() {
        return base;
    }

    /**
     * The IRI of the article with this key, and of its graph. A key of letters, digits, {@code . _ -} and single slashes is
     * kept as it is; of any other (an address, a path with spaces) those are kept, and a hash of the key is added.
     */
    public String article(String key) {
        return articles() + path(Normalizer.normalize(CleanText.stored(key), Form.NFC));
    }

    /** What the IRIs of all articles begin with. */
    public String articles() {
        return base + "article/";
    }

    public String entity(Entity entity) {
        return entity(entity.kind(), entity.label());
    }

    /** The IRI of the entity of this kind and canonical name, such as {@code person/julian-assange}. */
    public String entity(Kind kind, String label) {
        return folder(kind) + Slug.of(label);
    }

    /** What the IRIs of all entities of a kind begin with. */
    String folder(Kind kind) {
        return base + kind.name().toLowerCase(Locale.ROOT) + "/";
    }

    /** The graph of what is known without any article. */
    public String background() {
        return base + "background";
    }

    /** The graph of how the store came to be, see {@link Bookkeeping}. */
    public String builds() {
        return base + BUILDS;
    }

    /** The IRI of all that a store holds, as one dataset. */
    public String dataset() {
        return base + "dataset";
    }

    /** The IRI of the build that began at this time, in UTC and in milliseconds. */
    public String build(Instant start) {
        return base + "build/" + BUILD_TIME.format(start);
    }

    /** How data is named in a store with this bookkeeping graph. */
    public static Iris ofBuilds(String buildsIri) {
        return new Iris(buildsIri.substring(0, buildsIri.length() - BUILDS.length()));
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

    /** The IRI of an article's text. */
    String text(String articleIri) {
        return articleIri + "#text";
    }

    /**
     * The IRI of a claim: its sentence's offsets, its relation, and a hash of all that tells it from the sentence's others.
     */
    String claim(String sentenceIri, String relation, String identity) {
        return sentenceIri.replace("#char=", "#claim=") + "," + relation + "," + Slug.hash(identity);
    }

    private static String path(String key) {
        if (kept(key)) {
            return key;
        }
        List<String> segments = new ArrayList<>();
        for (String segment : SCHEME.matcher(key).replaceFirst("").split("/", -1)) {
            String clean =
                    EDGES.matcher(NOT_KEPT.matcher(segment).replaceAll("-")).replaceAll("");
            if (!clean.isEmpty()) {
                segments.add(Slug.cut(clean, MAX_SEGMENT_LENGTH));
            }
        }
        String path = EDGES.matcher(Slug.cut(String.join("/", segments), MAX_KEY_LENGTH))
                .replaceAll("");
        String hash = Slug.hash(key);
        return path.isEmpty() || path.endsWith("/") ? path + hash : path + "-" + hash;
    }

    private static boolean kept(String key) {
        if (key.length() > MAX_KEY_LENGTH || Slug.endsLikeHash(key) || key.startsWith("/") || key.endsWith("/")) {
            return false;
        }
        for (String segment : key.split("/", -1)) {
            if (!KEPT_ONLY.matcher(segment).matches() || segment.equals(".") || segment.equals("..")) {
                return false;
            }
        }
        return true;
    }

    private static String checked(String base) {
        String advice = " (found '" + base + "'). Give one such as https://example.org/news/";
        if (base.contains("#") || base.contains("?")) {
            throw new IllegalArgumentException("A base ends before any '#' or '?'" + advice);
        }
        try {
            IRIx iri = IRIx.create(base);
            if (iri.isAbsolute() && !iri.hasViolations() && base.contains("://")) {
                return base;
            }
        } catch (IRIException e) {
            throw new IllegalArgumentException("The base is no IRI: " + e.getMessage() + advice, e);
        }
        throw new IllegalArgumentException("The base is no absolute IRI" + advice);
    }
}
