package newsgraph.language;

/** Tells passive from active verbs, also where a participle stands without its auxiliary. */
final class Voice {
    private final ClauseGraph graph;

    Voice(ClauseGraph graph) {
        this.graph = graph;
    }

    /** Marks a verb as passive where it is; the verb that governs it must be settled already. */
    void settle(int verb) {
        if (!graph.isVerb(verb) && !graph.hasChild(verb, "aux:pass")) {
            return;
        }
        if (graph.hasChild(verb, "aux:pass")
                || graph.hasChild(verb, "nsubj:pass")
                || graph.hasChild(verb, "csubj:pass")) {
            graph.setPassive(verb);
            return;
        }
        Token token = graph.token(verb);
        if (!token.xpos().equals("VBN") || graph.hasChild(verb, "aux")) {
            return;
        }
        boolean reduced = switch (token.deprel()) {
            case "acl", "advcl", "xcomp", "amod" -> true;
            case "conj" -> graph.passive(token.head());
            default -> graph.hasChild(verb, "obl:agent");
        };
        if (reduced && !graph.hasOwnSubject(verb)) {
            graph.setPassive(verb);
        }
    }
}
