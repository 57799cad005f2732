package newsgraph.entity;

import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import org.jspecify.annotations.Nullable;

/** Finds whose body or representative a noun is: "the British government", "staff at the embassy". */
final class Owners {
    /** How many tokens the phrase behind "staff at" may have before its noun. */
    private static final int LONGEST_PHRASE = 4;

    private final Resolution resolution;

    Owners(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The state that a noun belongs to, or null. */
    @Nullable
    Draft state(ClauseGraph graph, int sentence, int noun) {
        for (ClauseGraph.Edge edge : graph.arguments(noun)) {
            boolean owns = switch (edge.role()) {
                case Role.POSSESSOR, Role.OF, Role.COMPOUND, Role.MODIFIER -> true;
                default -> false;
            };
            Draft owner = owns ? resolution.at(sentence, edge.argument()) : null;
            if (owner != null && owner.kind == Kind.STATE) {
                return owner;
            }
        }
        Draft before = noun > 0 ? resolution.byName(sentence, noun - 1) : null;
        return before != null && before.kind == Kind.STATE ? before : null;
    }

    /** The institution or state that a noun belongs to, or null. */
    @Nullable
    Draft institution(ClauseGraph graph, int sentence, int noun) {
        for (ClauseGraph.Edge edge : graph.arguments(noun)) {
            boolean owns = switch (edge.role()) {
                case Role.POSSESSOR, Role.OF, Role.COMPOUND, Role.MODIFIER, Role.FOR, Role.IN, "at" -> true;
                default -> false;
            };
            Draft owner = owns ? resolution.at(sentence, edge.argument()) : null;
            if (owner != null && (owner.kind == Kind.INSTITUTION || owner.kind == Kind.STATE)) {
                return owner;
            }
        }
        return institutionBehind(graph, sentence, noun);
    }

    /** "staff in the Ecuadorian embassy", whatever the syntax hangs the embassy on. */
    private @Nullable Draft institutionBehind(ClauseGraph graph, int sentence, int noun) {
        boolean preposition = noun + 1 < graph.size()
                && graph.token(noun + 1).upos().equals("ADP")
                && graph.token(noun + 1).form().matches("in|at|of|for");
        if (!preposition) {
            return null;
        }
        for (int i = noun + 2; i < Math.min(graph.size(), noun + 2 + LONGEST_PHRASE); i++) {
            Draft behind = resolution.at(sentence, i);
            if (behind != null && behind.kind == Kind.INSTITUTION) {
                return behind;
            }
            boolean modifier =
                    graph.token(i).upos().equals("DET") || graph.token(i).upos().equals("ADJ") || behind != null;
            if (!modifier) {
                return null;
            }
        }
        return null;
    }
}
