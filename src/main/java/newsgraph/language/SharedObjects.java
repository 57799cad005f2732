package newsgraph.language;

import java.util.Set;

/** Shares an object between coordinated verbs where the syntax tree hangs it on one of them. */
final class SharedObjects {
    /** Verbs that are often enough without an object for the next verb's not to be theirs: "resigned and criticised May". */
    private static final Set<String> INTRANSITIVE = Set.of(
            "resign",
            "leave",
            "quit",
            "die",
            "arrive",
            "go",
            "come",
            "return",
            "stand",
            "sit",
            "speak",
            "stop",
            "stay",
            "win",
            "lose",
            "move",
            "travel",
            "retire",
            "escape",
            "flee",
            "enter",
            "visit",
            "vote",
            "protest",
            "apologise",
            "apologize",
            "appear",
            "testify",
            "surrender",
            "withdraw",
            "meet",
            "marry",
            "agree",
            "turn",
            "rise",
            "fall");

    private final ClauseGraph graph;
    private final Coordination coordination;

    SharedObjects(ClauseGraph graph, Coordination coordination) {
        this.graph = graph;
        this.coordination = coordination;
    }

    /** "arrested and charged Smith": an object behind both verbs, which the tree hangs on the first. */
    void addEdges(int verb) {
        Token token = graph.token(verb);
        if (!token.deprel().equals("conj") || !graph.isVerb(verb) || graph.passive(verb) || token.head() > verb) {
            return;
        }
        if (graph.hasChild(verb, "nsubj") || graph.hasChild(verb, "xcomp")) {
            return;
        }
        boolean own = graph.hasChild(verb, "obj");
        if (own && (!isBareTransitive(token.head()) || !isAdjacent(token.head(), verb))) {
            return;
        }
        int holder = own ? verb : token.head();
        int other = own ? token.head() : verb;
        for (int c : graph.children(holder)) {
            if (c > verb && graph.token(c).deprel().equals("obj")) {
                coordination.addEdges(other, c, Role.OBJECT);
                graph.add(other, c, Role.OBJECT, false);
            }
        }
    }

    /** A verb that lacks the object which it usually has. */
    private boolean isBareTransitive(int verb) {
        return graph.isVerb(verb)
                && !graph.passive(verb)
                && !INTRANSITIVE.contains(graph.token(verb).lemma())
                && !graph.hasChild(verb, "obj")
                && !graph.hasChild(verb, "obl")
                && !graph.hasChild(verb, "ccomp")
                && !graph.hasChild(verb, "xcomp");
    }

    /** Whether nothing but a conjunction and adverbs stands between two verbs. */
    private boolean isAdjacent(int first, int second) {
        for (int i = first + 1; i < second; i++) {
            if (!graph.token(i).upos().equals("CCONJ") && !graph.token(i).upos().equals("ADV")) {
                return false;
            }
        }
        return true;
    }
}
