package newsgraph.store;

import java.util.Locale;
import java.util.Optional;

/** How answers can be written. */
public enum AnswerFormat {
    /** Columns for the eye; Turtle for graphs. */
    TABLE,
    CSV,
    TSV,
    /** SPARQL results JSON; JSON-LD for graphs. */
    JSON,
    /** SPARQL results XML; RDF/XML for graphs. */
    XML,
    /** For graphs only. */
    TURTLE;

    /** The format that a user means by a name, in any case. */
    public static Optional<AnswerFormat> named(String name) {
        for (AnswerFormat format : values()) {
            if (format.name().equalsIgnoreCase(name.strip())) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** The name that users type. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the answer can be written so: no CSV or TSV for graphs, no Turtle for tables. */
    public boolean fits(Answer answer) {
        return answer instanceof Answer.Triples ? this != CSV && this != TSV : this != TURTLE;
    }
}
