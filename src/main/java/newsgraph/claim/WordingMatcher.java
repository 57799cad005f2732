package newsgraph.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Token;

/**
 * Finds the wordings that a sentence uses. They are looked up by the predicate's dictionary form ({@link PatternIndex}), so
 * that the time taken does not grow with the number of relations.
 */
final class WordingMatcher {
    /** Conjunctions multiply; no sentence of news says more than this many things by one predicate and wording. */
    private static final int MAX_MATCHES = 64;

    /** How many words before a noun a phrase may have. */
    private static final int LONGEST_PHRASE = 3;

    private static final String WITH = "with";
    private static final Set<String> DEPUTIES = Set.of("deputy", "vice", "assistant", "associate", "sub", "under");

    private static final Set<String> OF_LIKE = Set.of(Role.OF, Role.POSSESSOR, Role.COMPOUND, Role.MODIFIER);
    private static final Set<String> POSSESSOR_LIKE = Set.of(Role.POSSESSOR, Role.COMPOUND, Role.MODIFIER, Role.BY);

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
        if (!fits(graph, pattern.root(), root)) {
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
            if (next.isEmpty() && mayHangElsewhere(node, branch.role())) {
                next = follow(graph, node, branch, token, above, attachedElsewhere(graph, token, above), current);
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
            if (next.size() >= MAX_MATCHES || !allows(node, branch, edge, graph, above >= 0)) {
                continue;
            }
            if (!fits(graph, branch.node(), edge.argument())) {
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

    /** Whether a role is a prepositional phrase, which the syntax may have hung on a neighbour. */
    private static boolean mayHangElsewhere(WordingPattern.Node node, String role) {
        return switch (role) {
            case Role.BY, Role.POSSESSOR -> node.category().equals("NOUN") && !isAttribute(node);
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
    private static List<ClauseGraph.Edge> attachedElsewhere(ClauseGraph graph, int token, int above) {
        List<ClauseGraph.Edge> edges = new ArrayList<>();
        if (graph.isVerb(token)) {
            for (String role : List.of(Role.OBJECT, Role.OPEN_CLAUSE, Role.UNMARKED)) {
                for (int object : graph.arguments(token, role)) {
                    edges.addAll(prepositional(graph.arguments(object)));
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

    static boolean fits(ClauseGraph graph, WordingPattern.Node node, int index) {
        Token token = graph.token(index);
        if (!node.lemmas().isEmpty()) {
            String lemma = token.lemma().toLowerCase(Locale.ROOT);
            boolean known = (node.lemmas().contains(lemma) && (node.slot() != null || !isDeputy(graph, index)))
                    || isKnownPhrase(graph, node, index, lemma);
            if (!known || !node.category().equals(PatternTree.category(token))) {
                return false;
            }
            // Nobody is "heads" of a department: a position is one noun, not many.
            if (node.slot() != null && node.has(Role.SUBJECT) && token.xpos().equals("NNS")) {
                return false;
            }
        }
        // "turn down" is not "turn": particles must agree.
        return !graph.isVerb(index)
                || node.slot() != null
                || graph.hasChild(index, "compound:prt") == node.has(Role.PARTICLE);
    }

    /** Whether a noun is a deputy's: the deputy head of a bank is not its head. */
    private static boolean isDeputy(ClauseGraph graph, int index) {
        for (int c : graph.children(index)) {
            boolean modifier =
                    graph.relation(c).equals("amod") || graph.relation(c).equals("compound");
            if (modifier && DEPUTIES.contains(graph.token(c).form().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the words before a noun make it one of the node's phrases: "prime minister". */
    private static boolean isKnownPhrase(ClauseGraph graph, WordingPattern.Node node, int index, String lemma) {
        StringBuilder phrase = new StringBuilder(lemma);
        for (int i = index - 1; i >= 0 && i >= index - LONGEST_PHRASE; i--) {
            phrase.insert(0, graph.token(i).form().toLowerCase(Locale.ROOT) + " ");
            if (node.lemmas().contains(phrase.toString())) {
                return true;
            }
        }
        return false;
    }

    static boolean allows(
            WordingPattern.Node node,
            WordingPattern.Branch branch,
            ClauseGraph.Edge edge,
            ClauseGraph graph,
            boolean inner) {
        String wanted = branch.role();
        String given = edge.role();
        if (wanted.equals(given)) {
            return true;
        }
        boolean verbal = node.category().equals("VERB");
        return switch (wanted) {
            case Role.RECIPIENT -> verbal && (given.equals(Role.TO) || given.equals(Role.FOR));
            case Role.TO -> verbal && given.equals(Role.RECIPIENT);
            case Role.FOR -> verbal && given.equals(Role.RECIPIENT);
            case Role.OBJECT ->
                takesWords(branch.node()) && (given.equals(Role.CLAUSE) || given.equals(Role.OPEN_CLAUSE));
            case Role.CLAUSE -> given.equals(Role.OPEN_CLAUSE);
            case Role.OPEN_CLAUSE ->
                given.equals(Role.CLAUSE) && branch.node().category().equals("VERB");
            case Role.OF -> isAttribute(node) && OF_LIKE.contains(given);
            // "Smith's bail" is the bail of Smith, but Smith's arrest at the top of a wording is no arrest of Smith.
            case Role.POSSESSOR, Role.COMPOUND ->
                (isAttribute(node) || inner)
                        ? OF_LIKE.contains(given) || isPossessorLike(node, given)
                        : isPossessorLike(node, given);
            // The agent of a passive that was hung on its object: "was refused asylum by Hungary".
            case Role.SUBJECT -> verbal && given.equals(Role.BY) && graph.isNominal(edge.predicate());
            case Role.BY -> given.equals(Role.POSSESSOR) && !node.has(Role.POSSESSOR);
            case Role.NOUN_CLAUSE ->
                given.equals(Role.ADVERBIAL_CLAUSE)
                        && graph.marker(edge.argument()).equals(Role.TO);
            default -> false;
        };
    }

    /** "Ecuador's offer", "the US offer", "the offer by Ecuador": but where a wording has both, each is its own. */
    private static boolean isPossessorLike(WordingPattern.Node node, String given) {
        return POSSESSOR_LIKE.contains(given) && !(given.equals(Role.BY) && node.has(Role.BY));
    }

    /** A noun that somebody is ("founder of", "embassy of"), as against one that happens ("threat to"). */
    private static boolean isAttribute(WordingPattern.Node node) {
        return node.slot() != null || node.has(Role.SUBJECT);
    }

    private static boolean takesWords(WordingPattern.Node node) {
        return node.slot() != null && node.lemmas().isEmpty();
    }
}
