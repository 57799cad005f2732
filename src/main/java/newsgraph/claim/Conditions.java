package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/** What the clauses of one sentence depend on: "if", "unless" and the like. */
final class Conditions {
    private static final Set<String> MARKERS = Set.of("if", "unless", "provided", "lest", "in case", "assuming");

    private final ClauseGraph graph;
    private final Signals signals;

    Conditions(ClauseGraph graph, Signals signals) {
        this.graph = graph;
        this.signals = signals;
    }

    /** Whether a marker makes its clause a condition, "only if" included. */
    static boolean isMarker(String marker) {
        return MARKERS.contains(marker) || marker.endsWith(" if");
    }

    /** Whether a predicate has a condition; "even if" leaves the main clause as it is. */
    boolean bind(int predicate) {
        for (int c : graph.children(predicate)) {
            if (graph.relation(c).equals("advcl")
                    && MARKERS.contains(graph.marker(c))
                    && !isConcessive(c)
                    && !isAsked(c)) {
                return true;
            }
        }
        return false;
    }

    /** "called to check if they left": what is checked, though "if" hangs there like a condition. */
    boolean isAsked(int clause) {
        int marker = graph.child(clause, "mark");
        return marker > 0
                && graph.token(marker).lemma().equals("if")
                && graph.token(clause).head() == marker - 1
                && signals.is(
                        Signals.INQUIRY,
                        graph.token(marker - 1).lemma(),
                        graph.token(marker - 1).upos());
    }

    private boolean isConcessive(int clause) {
        for (int c : graph.children(clause)) {
            if (graph.token(c).form().toLowerCase(Locale.ROOT).equals("even")) {
                return true;
            }
        }
        return false;
    }
}
