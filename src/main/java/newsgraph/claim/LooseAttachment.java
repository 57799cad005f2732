package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;

/** Prepositional phrases that the syntax may have hung on a neighbour of what they belong to. */
final class LooseAttachment {
    private LooseAttachment() {}

    /** Whether a role is a prepositional phrase, which the syntax may have hung on a neighbour. */
    static boolean isPossible(WordingPattern.Node node, String role) {
        return switch (role) {
            case Role.BY, Role.POSSESSOR -> node.category().equals("NOUN") && !WordingFit.isAttribute(node);
            case Role.SUBJECT -> node.category().equals("VERB");
            case Role.OBJECT, Role.RECIPIENT, Role.OPEN_CLAUSE, Role.CLAUSE, Role.NOUN_CLAUSE -> false;
            case Role.ADVERBIAL_CLAUSE, Role.RELATIVE_CLAUSE, Role.COMPOUND, Role.MODIFIER, Role.APPOSITION -> false;
            case Role.PARTICLE, Role.ADVERB, Role.UNMARKED, Role.OF -> false;
            default -> true;
        };
    }

    /**
     * Where the syntax may have hung a prepositional phrase instead: on the verb above the noun that it belongs to, or on the
     * verb's object ("imposed sanctions on Iran").
     */
    static List<ClauseGraph.Edge> edges(ClauseGraph graph, int token, int above) {
        List<ClauseGraph.Edge> edges = new ArrayList<>();
        if (graph.isVerb(token)) {
            for (String role : List.of(Role.OBJECT, Role.OPEN_CLAUSE, Role.UNMARKED)) {
                for (int object : graph.arguments(token, role)) {
                    for (ClauseGraph.Edge edge : prepositional(graph.arguments(object))) {
                        // "His arrest by Norway was denied": nothing says by whom.
                        if (!edge.role().equals(Role.BY) || edge.argument() > token) {
                            edges.add(edge);
                        }
                    }
                }
            }
            // "Sanctions were imposed by Canada on Iran."
            int agent = graph.child(token, "obl:agent");
            if (agent >= 0) {
                edges.addAll(prepositional(graph.arguments(agent)));
            }
        } else {
            for (int complement : graph.arguments(token, Role.OF)) {
                edges.addAll(prepositional(graph.arguments(complement)));
            }
            if (above >= 0 && graph.isVerb(above)) {
                edges.addAll(prepositional(graph.arguments(above)));
            }
        }
        return edges;
    }

    /** The edges of phrases that could as well hang one noun further up; a possessor cannot. */
    private static List<ClauseGraph.Edge> prepositional(List<ClauseGraph.Edge> edges) {
        return edges.stream()
                .filter(e -> !e.role().equals(Role.POSSESSOR)
                        && !e.role().equals(Role.COMPOUND)
                        && !e.role().equals(Role.MODIFIER)
                        && !e.role().equals(Role.SUBJECT))
                .toList();
    }
}
