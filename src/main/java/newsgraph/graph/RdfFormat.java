package newsgraph.graph;

import java.util.Locale;
import java.util.Optional;

/** The RDF formats that can be written. */
public enum RdfFormat {
    TURTLE("turtle", "ttl", "text/turtle", false),
    TRIG("trig", "trig", "application/trig", true),
    NQUADS("nquads", "nq", "application/n-quads", true),
    NTRIPLES("ntriples", "nt", "application/n-triples", false),
    JSONLD("jsonld", "jsonld", "application/ld+json", true),
    RDFXML("rdfxml", "rdf", "application/rdf+xml", false);

    private final String label;
    private final String extension;
    private final String mimeType;
    private final boolean namedGraphs;

    RdfFormat(String label, String extension, String mimeType, boolean namedGraphs) {
        this.label = label;
        this.extension = extension;
        this.mimeType = mimeType;
        this.namedGraphs = namedGraphs;
    }

    /** The name that users type, such as {@code nquads}. */
    public String label() {
        return label;
    }

    /** The extension of its files, without the dot. */
    public String extension() {
        return extension;
    }

    public String mimeType() {
        return mimeType;
    }

    /** Whether it keeps the named graphs; the others hold their union. */
    public boolean namedGraphs() {
        return namedGraphs;
    }

    /** The format that a user means by a name, extension or MIME type, in any case and with or without hyphens. */
    public static Optional<RdfFormat> named(String name) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        String bare = wanted.replace("-", "").replace("/", "").replace(".", "");
        for (RdfFormat format : values()) {
            if (format.label.equals(bare) || format.extension.equals(bare) || format.mimeType.equals(wanted)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }
}
