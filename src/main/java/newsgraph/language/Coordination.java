package newsgraph.language;

import java.util.List;

/** Gives the conjuncts of an argument the place that the syntax tree gives to the first of them alone. */
final class Coordination {
    private final ClauseGraph graph;

    Coordination(ClauseGraph graph) {
        this.graph = graph;
    }

    /**
     * Adds an argument and the nominals that are coordinated with it.
     *
     * @param resolved what the argument stands for: the antecedent of a relative pronoun, otherwise the argument itself
     * @param original the argument as it stands in the tree
     */
    void collect(int resolved, int original, List<Integer> into) {
        if (!into.contains(resolved) && !isExcluded(original)) {
            into.add(resolved);
        }
        for (int c : graph.children(original)) {
            if (graph.token(c).deprel().equals("conj")
                    && graph.isNominal(c)
                    && !graph.hasChild(c, "nsubj")
                    && !graph.isSeparated(original, c)) {
                collect(c, c, into);
            }
        }
    }

    /** Adds an edge to each conjunct of an argument, under its own preposition where it has one. */
    void addEdges(int governor, int first, String role) {
        for (int c : graph.children(first)) {
            if (!graph.token(c).deprel().equals("conj")) {
                continue;
            }
            boolean clausal = role.equals(Role.OPEN_CLAUSE)
                    || role.equals(Role.CLAUSE)
                    || role.equals(Role.NOUN_CLAUSE)
                    || role.equals(Role.ADVERBIAL_CLAUSE)
                    || role.equals(Role.RELATIVE_CLAUSE);
            if (clausal == graph.isClause(c) || (clausal && graph.isClause(first))) {
                if (graph.isSeparated(first, c) || isAlternative(c) || (!clausal && isPutAside(c))) {
                    continue;
                }
                String own = graph.preposition(c);
                graph.add(governor, c, own.isEmpty() || clausal ? role : own, false);
                addEdges(governor, c, role);
            }
        }
    }

    /** "not Harrow but Norlind": the argument that the sentence puts aside. */
    boolean isExcluded(int argument) {
        boolean not = false;
        boolean but = false;
        for (int c : graph.children(argument)) {
            not |= c < argument && graph.token(c).lemma().equals("not");
            for (int d : graph.children(c)) {
                but |= graph.relation(c).equals("conj")
                        && graph.token(d).lemma().equals("but");
            }
        }
        return (not && but) || isPutAside(argument) || isDenied(argument) || isAlternative(argument);
    }

    /** "sued not Reed, as was reported, but Hall". */
    private boolean isDenied(int argument) {
        int not = graph.token(argument).upos().equals("PROPN") ? graph.child(argument, "advmod") : -1;
        return not >= 0 && not == argument - 1 && graph.token(not).lemma().equals("not");
    }

    /** "Norway and not Peru": the second takes no part. */
    private boolean isPutAside(int argument) {
        int not = graph.relation(argument).equals("conj") ? graph.child(argument, "advmod") : -1;
        boolean denied = not >= 0 && not < argument && graph.token(not).lemma().equals("not");
        return denied && !graph.token(not + 1).lemma().equals("only");
    }

    /** "Either Reed or Ruiz phoned": nobody can tell which of the two. */
    private boolean isAlternative(int argument) {
        if (!graph.token(argument).upos().equals("PROPN")) {
            return false;
        }
        boolean second = graph.relation(argument).equals("conj") && isOr(argument);
        return second
                || graph.children(argument).stream()
                        .anyMatch(c -> graph.relation(c).equals("conj") && isOr(c));
    }

    private boolean isOr(int conjunct) {
        int conjunction = graph.child(conjunct, "cc");
        return conjunction >= 0 && graph.token(conjunction).lemma().equals("or");
    }
}
