package newsgraph.article;

import java.util.List;

/** What came of one input: an article, or the reason why there is none. */
public sealed interface Reading {
    /**
     * An article that can be processed.
     *
     * @param article the article
     * @param warnings what its input states and nobody can read, such as a date; the article goes without it
     */
    record Accepted(Article article, List<Problem> warnings) implements Reading {
        public Accepted {
            warnings = List.copyOf(warnings);
        }
    }

    /** An input, or one record of it, that gives no article; the others are not touched by that. */
    record Refused(Problem problem) implements Reading {}

    /**
     * An input that is left out without harm, such as an RDF export in a folder of articles, or a file that is named twice.
     */
    record Skipped(String file, String reason) implements Reading {}
}
