package newsgraph.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;

/**
 * Finds the wordings that a sentence uses. They are looked up by the predicate's dictionary form ({@link PatternIndex}), so
 * that the time taken does not grow with the number of relations.
 */
final class WordingMatcher {
    /** Conjunctions multiply; no sentence of news says more than this many things by one predicate and wording. */
    private static final int MAX_MATCHES = 64;

    private static final String WITH = "with";
    private final PatternIndex patterns;

    /**
     * A wording found in a sentence.
     *
     * @param pattern the wording
     * @param predicate index of the predicate's token; for a wording without a predicate, of the subject's
     * @param slots the tokens that fill the slots
     * @param indirect how many of the roles were shared, controlled or inherited
     * @param steps the way through the syntax from the predicate to all that the wording holds, in the wording's order
     */
    record Match(WordingPattern pattern, int predicate, Map<String, Integer> slots, int indirect, List<Step> steps) {
        Match {
            slots = Map.copyOf(slots);
            steps = List.copyOf(steps);
        }

        /** Whether a token is one of the wording's own words here, and no slot. */
        boolean isWord(int token) {
            boolean root = token == predicate && pattern.root().slot() == null;
            return root || steps.stream().anyMatch(step -> step.to() == token && step.word());
        }

        /**
         * Whether another wording of the same predicate says more of it: one that takes as its own word what this one has
         * for an argument ("refused asylum" as against "refused something").
         */
        boolean yieldsTo(Match other) {
            if (other.predicate != predicate || other.pattern.equals(pattern)) {
                return false;
            }
            return steps.stream().anyMatch(step -> step.open() && other.isWord(step.to()));
        }
    }

    /**
     * One role on the way through the syntax.
     *
     * @param from index of the token that has the role
     * @param to index of the token that fills it
     * @param word whether the wording asks for this very word
     * @param open whether anything may stand there that is of the slot's class
     * @param direct whether the syntax tree itself holds the role; false where it was shared, controlled or inherited
     */
    record Step(int from, String role, int to, boolean word, boolean open, boolean direct) {}

    WordingMatcher(PatternIndex patterns) {
        this.patterns = patterns;
    }

    /**
     * The wordings that the sentence uses, in order of their predicates.
     *
     * @param isMention whether an entity hangs on a token: only there does a wording without a predicate apply
     */
    List<Match> find(ClauseGraph graph, IntPredicate isMention) {
        List<WordingPattern> withoutPredicate = patterns.withoutPredicate(graph);
        Set<String> lemmas = PatternIndex.lemmas(graph);
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            for (WordingPattern pattern : patterns.of(graph.token(i), lemmas)) {
                match(graph, pattern, i, matches);
            }
            if (isMention.test(i)) {
                for (WordingPattern pattern : withoutPredicate) {
                    match(graph, pattern, i, matches);
                }
            }
        }
        return matches;
    }

    private static void match(ClauseGraph graph, WordingPattern pattern, int root, List<Match> into) {
        if (isReciprocal(pattern.root()) && isDoneTogether(graph, pattern.root(), root)) {
            return;
        }
        if (!WordingFit.fits(graph, pattern.root(), root)) {
            return;
        }
        List<State> states = fill(graph, pattern.root(), root, -1, List.of(new State(Map.of(), 0, List.of())));
        for (State state : states) {
            into.add(new Match(pattern, root, state.slots(), state.indirect(), state.steps()));
        }
    }

    /** "SUBJECT and OBJECT meet": both act, and on each other. */
    private static boolean isReciprocal(WordingPattern.Node root) {
        return root.branches().stream()
                        .filter(b -> b.role().equals(Role.SUBJECT) && b.node().slot() != null)
                        .count()
                > 1;
    }

    /** "A and B met C", "A and B signed a treaty with C": whom they do it with is named, so not with each other. */
    private static boolean isDoneTogether(ClauseGraph graph, WordingPattern.Node node, int verb) {
        boolean object =
                !node.has(Role.OBJECT) && !graph.arguments(verb, Role.OBJECT).isEmpty();
        boolean with = !graph.arguments(verb, WITH).isEmpty();
        for (int thing : graph.arguments(verb, Role.OBJECT)) {
            with |= !graph.arguments(thing, WITH).isEmpty();
        }
        return object || with;
    }

    private record State(Map<String, Integer> slots, int indirect, List<Step> steps) {
        State with(Step step) {
            List<Step> longer = new ArrayList<>(steps);
            longer.add(step);
            return new State(slots, step.direct() ? indirect : indirect + 1, longer);
        }
    }

    /** All ways to lay a node on a token that it fits, each continuing one of the states so far. */
    private static List<State> fill(
            ClauseGraph graph, WordingPattern.Node node, int token, int above, List<State> states) {
        List<State> current = states;
        if (node.slot() != null) {
            List<State> next = new ArrayList<>();
            for (State state : current) {
                if (!state.slots().containsValue(token)) {
                    Map<String, Integer> slots = new HashMap<>(state.slots());
                    slots.put(node.slot(), token);
                    next.add(new State(slots, state.indirect(), state.steps()));
                }
            }
            current = next;
        }
        for (WordingPattern.Branch branch : node.branches()) {
            List<State> next = follow(graph, node, branch, token, above, graph.arguments(token), current);
            if (next.isEmpty() && LooseAttachment.isPossible(node, branch.role())) {
                next = follow(graph, node, branch, token, above, LooseAttachment.edges(graph, token, above), current);
            }
            if (next.isEmpty()) {
                return List.of();
            }
            current = next;
        }
        return current;
    }

    private static List<State> follow(
            ClauseGraph graph,
            WordingPattern.Node node,
            WordingPattern.Branch branch,
            int token,
            int above,
            List<ClauseGraph.Edge> edges,
            List<State> states) {
        List<State> next = new ArrayList<>();
        for (ClauseGraph.Edge edge : edges) {
            if (next.size() >= MAX_MATCHES || !WordingFit.allows(node, branch, edge, graph, above >= 0)) {
                continue;
            }
            if (!WordingFit.fits(graph, branch.node(), edge.argument())) {
                continue;
            }
            boolean word = branch.node().slot() == null;
            Step step = new Step(
                    edge.predicate(),
                    edge.role(),
                    edge.argument(),
                    word,
                    !word && branch.node().lemmas().isEmpty(),
                    edge.direct() && edge.predicate() == token);
            List<State> through = states.stream().map(state -> state.with(step)).toList();
            next.addAll(fill(graph, branch.node(), edge.argument(), token, through));
        }
        return next;
    }
}
