package newsgraph.language;

import java.util.List;

/**
 * An analysed text with the clauses of its sentences, made once for all who read them.
 *
 * @param graphs one a sentence, in text order
 */
public record Clauses(Text text, List<ClauseGraph> graphs) {
    public Clauses {
        graphs = List.copyOf(graphs);
    }

    /** The clauses of a text's sentences. */
    public static Clauses of(Text text) {
        return new Clauses(text, text.sentences().stream().map(ClauseGraph::new).toList());
    }
}
