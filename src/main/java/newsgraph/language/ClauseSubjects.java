package newsgraph.language;

import java.util.List;

/** Gives each clause its subjects: its own, those that it shares, or those that control it. */
final class ClauseSubjects {
    private final ClauseGraph graph;
    private final RelativePronouns pronouns;
    private final Coordination coordination;
    private final Control control;

    ClauseSubjects(ClauseGraph graph, RelativePronouns pronouns, Coordination coordination, Control control) {
        this.graph = graph;
        this.pronouns = pronouns;
        this.coordination = coordination;
        this.control = control;
    }

    /** Finds the surface subjects of a clause; those of the clause that governs it must be settled already. */
    void settle(int clause) {
        List<Integer> subjects = graph.surfaceSubjects(clause);
        for (int c : graph.children(clause)) {
            String deprel = graph.token(c).deprel();
            if ((deprel.equals("nsubj") || deprel.equals("nsubj:pass"))
                    && !isBeforeColon(c, clause)
                    && !graph.hasChild(c, "cop")) {
                coordination.collect(pronouns.resolve(c), c, subjects);
            }
        }
        if (!subjects.isEmpty() || graph.hasChild(clause, "expl") || graph.hasChild(clause, "csubj")) {
            return;
        }
        Token token = graph.token(clause);
        int governor = token.head();
        if (governor < 0) {
            return;
        }
        boolean clausal = graph.isVerb(clause) || graph.hasChild(clause, "cop");
        switch (token.deprel()) {
            case "conj" -> {
                if (clausal || graph.isClause(governor)) {
                    subjects.addAll(graph.surfaceSubjects(governor));
                }
            }
            case "xcomp" -> subjects.addAll(control.controllers(governor));
            case "ccomp" -> {
                if (clausal && !isFinite(clause)) {
                    subjects.addAll(graph.surfaceSubjects(governor));
                }
            }
            case "advcl" -> {
                if (clausal) {
                    subjects.addAll(control.adverbialSubjects(clause, governor));
                }
            }
            case "acl" -> subjects.addAll(control.nounClauseSubjects(clause, governor));
            case "acl:relcl" -> {
                if (clausal && !pronouns.standsIn(clause)) {
                    subjects.add(governor);
                }
            }
            default -> {
                // No other clause shares a subject.
            }
        }
    }

    /** "Tom Reed: Norlind bribed them": who stands before a colon speaks, and does not act. */
    private boolean isBeforeColon(int subject, int clause) {
        for (int i = subject + 1; i < clause; i++) {
            if (graph.token(i).form().equals(":")) {
                return true;
            }
        }
        return false;
    }

    private boolean isFinite(int clause) {
        return switch (graph.token(clause).xpos()) {
            case "VBG", "VBN", "VB" ->
                graph.hasChild(clause, "aux") && !graph.marker(clause).equals("to");
            default -> true;
        };
    }

    /** Adds an edge to each surface subject, under the role that it has in the active clause. */
    void addEdges(int clause) {
        boolean bearer = graph.isClause(clause)
                || graph.relation(clause).equals("xcomp")
                || (graph.relation(clause).equals("conj")
                        && graph.hasChild(graph.token(clause).head(), "cop"));
        if (!bearer) {
            return;
        }
        String preposition = graph.isVerb(clause) ? "" : graph.preposition(clause);
        String role = !graph.passive(clause)
                ? preposition.isEmpty() ? Role.SUBJECT : Role.SUBJECT + ' ' + preposition
                : graph.arguments(clause, Role.OBJECT).isEmpty() ? Role.OBJECT : Role.RECIPIENT;
        boolean own = graph.hasOwnSubject(clause) || graph.hasChild(clause, "nsubj:pass");
        for (int subject : graph.surfaceSubjects(clause)) {
            graph.add(clause, subject, role, own);
        }
    }
}
