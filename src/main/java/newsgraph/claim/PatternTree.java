package newsgraph.claim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/** Finds in the analysis of a wording the smallest tree of roles that holds its slots and its words. */
final class PatternTree {
    private PatternTree() {}

    /**
     * The tree, or null where no word leads to all slots.
     *
     * @param slots the names of the slots by their tokens
     * @param choices the dictionary forms that may stand at a token, where there are several
     */
    static WordingPattern.@Nullable Node of(
            ClauseGraph graph, Map<Integer, String> slots, Map<Integer, Set<String>> choices) {
        Set<Integer> wanted = new LinkedHashSet<>(slots.keySet());
        for (int i = 0; i < graph.size(); i++) {
            if (isContent(graph, i)) {
                wanted.add(i);
            }
        }
        int root = -1;
        int least = Integer.MAX_VALUE;
        for (int candidate : wanted) {
            int cost = cost(graph, candidate, wanted);
            // A slot can only be the root where no word can.
            int weighted = cost == Integer.MAX_VALUE || !slots.containsKey(candidate) ? cost : cost + 1000;
            if (weighted < least) {
                least = weighted;
                root = candidate;
            }
        }
        return root < 0 ? null : node(graph, root, wanted, slots, choices, new HashSet<>());
    }

    private static boolean isContent(ClauseGraph graph, int index) {
        return switch (graph.token(index).upos()) {
            case "VERB", "NOUN", "PROPN", "ADJ" -> true;
            case "ADV" -> !graph.relation(index).equals("cc");
            case "ADP" -> graph.token(index).deprel().equals("compound:prt");
            default -> false;
        };
    }

    /** The sum of the distances from a root to all wanted tokens, or the largest integer where one cannot be reached. */
    private static int cost(ClauseGraph graph, int root, Set<Integer> wanted) {
        Map<Integer, Integer> distance = new HashMap<>();
        Deque<Integer> queue = new ArrayDeque<>();
        distance.put(root, 0);
        queue.add(root);
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (ClauseGraph.Edge edge : graph.arguments(at)) {
                if (distance.putIfAbsent(edge.argument(), distance.getOrDefault(at, 0) + 1) == null) {
                    queue.add(edge.argument());
                }
            }
        }
        int sum = 0;
        for (int token : wanted) {
            Integer reached = distance.get(token);
            if (reached == null) {
                return Integer.MAX_VALUE;
            }
            sum += reached;
        }
        return sum;
    }

    private static WordingPattern.Node node(
            ClauseGraph graph,
            int index,
            Set<Integer> wanted,
            Map<Integer, String> slots,
            Map<Integer, Set<String>> choices,
            Set<Integer> taken) {
        taken.add(index);
        List<WordingPattern.Branch> branches = new ArrayList<>();
        List<ClauseGraph.Edge> mine = new ArrayList<>();
        for (ClauseGraph.Edge edge : graph.arguments(index)) {
            if (leads(graph, edge.argument(), wanted, taken) && taken.add(edge.argument())) {
                mine.add(edge);
            }
        }
        for (ClauseGraph.Edge edge : mine) {
            branches.add(new WordingPattern.Branch(
                    edge.role(), node(graph, edge.argument(), wanted, slots, choices, taken)));
        }
        Token token = graph.token(index);
        String slot = slots.get(index);
        Set<String> lemmas = choices.getOrDefault(
                index, slot == null ? Set.of(token.lemma().toLowerCase(Locale.ROOT)) : Collections.emptySet());
        return new WordingPattern.Node(lemmas, lemmas.isEmpty() ? "" : category(token), slot, branches);
    }

    private static boolean leads(ClauseGraph graph, int index, Set<Integer> wanted, Set<Integer> taken) {
        Deque<Integer> queue = new ArrayDeque<>(List.of(index));
        Set<Integer> seen = new HashSet<>(taken);
        while (!queue.isEmpty()) {
            int at = queue.remove();
            if (!seen.add(at)) {
                continue;
            }
            if (wanted.contains(at)) {
                return true;
            }
            for (ClauseGraph.Edge edge : graph.arguments(at)) {
                queue.add(edge.argument());
            }
        }
        return false;
    }

    /** Whether an adjective stands where only nouns do: the "executive" of a chief executive. */
    private static boolean isNounLike(String deprel) {
        return switch (deprel) {
            case "nsubj", "nsubj:pass", "obj", "iobj", "obl", "obl:agent", "nmod", "nmod:desc", "appos" -> true;
            default -> false;
        };
    }

    /** The kind of word that an index key tells apart: "grant" the verb from "grant" the noun. */
    static String category(Token token) {
        return switch (token.upos()) {
            case "VERB", "AUX" -> "VERB";
            case "ADJ" -> isNounLike(token.deprel()) ? "NOUN" : "ADJ";
            case "ADV", "ADP" -> "ADJ";
            default -> "NOUN";
        };
    }
}
