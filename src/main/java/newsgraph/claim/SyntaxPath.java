package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import newsgraph.language.ClauseGraph;

/** Writes the way of a wording through the syntax of a sentence. */
final class SyntaxPath {
    private SyntaxPath() {}

    /**
     * A role a step, as {@code granted ─subject→ Ecuador, granted ─recipient→ Assange}; a role that the syntax holds only by
     * way of another clause is marked as shared, and one under another name in the syntax shows that name.
     */
    static String of(WordingMatcher.Match match, ClauseGraph graph) {
        List<String> steps = new ArrayList<>();
        for (WordingMatcher.Step step : match.steps()) {
            String deprel = graph.token(step.to()).deprel();
            boolean child = graph.token(step.to()).head() == step.from();
            String how = !step.direct() ? " (shared)" : child && deprel.endsWith(":pass") ? " (" + deprel + ")" : "";
            steps.add(word(graph, step.from()) + " ─" + step.role() + how + "→ " + word(graph, step.to()));
        }
        return steps.isEmpty() ? word(graph, match.predicate()) : String.join(", ", steps);
    }

    /** A token, with the rest of the name that it is a part of. */
    private static String word(ClauseGraph graph, int token) {
        StringBuilder name = new StringBuilder(graph.token(token).form());
        if (graph.token(token).upos().equals("PROPN")) {
            for (int c : graph.children(token)) {
                boolean part =
                        graph.relation(c).equals("flat") || graph.relation(c).equals("compound");
                if (part && c == token - 1) {
                    name.insert(0, graph.token(c).form() + " ");
                } else if (part && c > token) {
                    name.append(' ').append(graph.token(c).form());
                }
            }
        }
        return name.toString();
    }
}
