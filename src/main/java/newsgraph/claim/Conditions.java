package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/** What the clauses of one sentence depend on: "if", "unless" and the like. */
final class Conditions {
    private static final Set<String> MARKERS = Set.of("if", "unless", "provided", "lest", "in case", "assuming");

    private final ClauseGraph graph;

    Conditions(ClauseGraph graph) {
        this.graph = graph;
    }

    /** Whether a marker makes its clause a condition, "only if" included. */
    static boolean isMarker(String marker) {
        return MARKERS.contains(marker) || marker.endsWith(" if");
    }

    /** Whether a predicate has a condition; "even if" leaves the main clause as it is. */
    boolean bind(int predicate) {
        for (int c : graph.children(predicate)) {
            if (graph.relation(c).equals("advcl") && MARKERS.contains(graph.marker(c)) && !isConcessive(c)) {
                return true;
            }
        }
        return false;
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
