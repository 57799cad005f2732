package newsgraph.language;

/** Fills the gap of a relative clause with its antecedent: "the bridge he built", "the town where he lives". */
final class RelativeGaps {
    private final ClauseGraph graph;
    private final RelativePronouns pronouns;
    private final Control control;

    RelativeGaps(ClauseGraph graph, RelativePronouns pronouns, Control control) {
        this.graph = graph;
        this.pronouns = pronouns;
        this.control = control;
    }

    /** Adds an edge to the antecedent where the clause lacks an object or tells what happens there. */
    void addEdges(int clause) {
        if (!graph.token(clause).deprel().equals("acl:relcl")) {
            return;
        }
        int antecedent = graph.token(clause).head();
        for (int c : graph.children(clause)) {
            if (graph.token(c).lemma().equals("where") && graph.relation(c).equals("advmod")) {
                graph.add(clause, antecedent, Role.IN, false);
            }
        }
        boolean gap = graph.isVerb(clause)
                && !graph.passive(clause)
                && !pronouns.standsIn(clause)
                && graph.hasChild(clause, "nsubj")
                && control.objects(clause).isEmpty()
                && !graph.hasChild(clause, "ccomp")
                && !graph.hasChild(clause, "xcomp")
                && !graph.hasChildLemma(clause, "where")
                && !graph.hasChildLemma(clause, "when")
                && !graph.hasChildLemma(clause, "why");
        if (gap) {
            graph.add(clause, antecedent, Role.OBJECT, false);
        }
    }
}
