package newsgraph.claim;

import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;

/** The grammatical form of the clauses of one sentence: what their verb's ending, subject, auxiliaries and marker make. */
final class ClauseForm {
    private final ClauseGraph graph;

    ClauseForm(ClauseGraph graph) {
        this.graph = graph;
    }

    /** The kind of a subordinate clause: {@code infinitive}, {@code gerund} or {@code finite}; bare forms are "bare". */
    String of(int clause) {
        Token token = graph.token(clause);
        // "close to expelling her" is no infinitive.
        boolean gerund = token.xpos().equals("VBG") && !graph.hasChild(clause, "aux");
        if (!gerund && (graph.marker(clause).endsWith("to") || hasTo(clause))) {
            return "infinitive";
        }
        if (graph.isPerfectParticiple(clause)) {
            return "gerund";
        }
        boolean finite = hasOwnSubject(clause);
        return switch (token.xpos()) {
            case "VBG" -> finite && graph.hasChild(clause, "aux") ? "finite" : "gerund";
            case "VB" -> graph.hasChild(clause, "aux") || isSubjunctive(clause) ? "finite" : "bare";
            case "VBD", "VBZ", "VBP" -> "finite";
            case "VBN" ->
                finite || graph.hasChild(clause, "aux") || graph.hasChild(clause, "aux:pass") ? "finite" : "bare";
            default -> finite || graph.hasChild(clause, "cop") ? "finite" : "bare";
        };
    }

    /** Whether a word heads a clause of its own. */
    boolean isClause(int index) {
        return graph.isClause(index)
                || hasOwnSubject(index)
                || isSecondVerb(index)
                || (graph.token(index).upos().equals("AUX") && !isAuxiliary(index));
    }

    /** "should take the bus and view the port": a word joined to a verb that has an object is a verb, whatever its tag. */
    private boolean isSecondVerb(int index) {
        return graph.relation(index).equals("conj")
                && graph.isVerb(graph.token(index).head())
                && graph.hasChild(index, "obj");
    }

    /** Whether a word is the auxiliary or the copula of another. */
    boolean isAuxiliary(int index) {
        String relation = graph.relation(index);
        return relation.equals("aux") || relation.equals("cop");
    }

    /** Whether a clause has an auxiliary, or a copula, of some lemma. */
    boolean hasAuxiliary(int clause, String lemma) {
        for (int c : graph.children(clause)) {
            if (isAuxiliary(c) && graph.token(c).lemma().equals(lemma)) {
                return true;
            }
        }
        return false;
    }

    /** The clause that a word belongs to, itself included; -1 above the root. */
    int enclosing(int index) {
        int at = index;
        while (at >= 0 && !isClause(at)) {
            at = graph.token(at).head();
        }
        return at;
    }

    /** Whether the tree gives a clause a subject, rather than another clause that it shares one with. */
    boolean hasOwnSubject(int clause) {
        return graph.hasChild(clause, "nsubj") || graph.hasChild(clause, "nsubj:pass");
    }

    /** The head of a clause's own subject, or -1. */
    int subject(int clause) {
        return Math.max(graph.child(clause, "nsubj"), graph.child(clause, "nsubj:pass"));
    }

    /** "demanded that Belarus release him": a base form with a subject after "that". */
    boolean isSubjunctive(int clause) {
        return graph.token(clause).xpos().equals("VB")
                && hasOwnSubject(clause)
                && !graph.hasChild(clause, "aux")
                && graph.marker(clause).startsWith("that");
    }

    /** Whether "to" stands before the verb. */
    boolean hasTo(int clause) {
        for (int c : graph.children(clause)) {
            if (c < clause
                    && graph.token(c).lemma().equals("to")
                    && graph.token(c).upos().equals("PART")) {
                return true;
            }
        }
        return false;
    }

    /** "is to resign", "were to be sold": a form of "be" before "to" tells of what is arranged or was. */
    boolean isToBe(int clause) {
        for (int c : graph.children(clause)) {
            String form = graph.token(c).xpos();
            boolean be =
                    isAuxiliary(c) && graph.token(c).lemma().equals("be") && form.startsWith("VB") && form.length() > 2;
            if (be
                    && c + 1 < clause
                    && graph.token(c + 1).lemma().equals("to")
                    && graph.token(c + 1).head() == clause) {
                return true;
            }
        }
        return false;
    }

    /** Whether a question word stands before the verb: "what to do". */
    boolean hasQuestionWord(int clause) {
        for (int c : graph.children(clause)) {
            if (c < clause && graph.token(c).xpos().startsWith("W")) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of some words, by its lemma, stands in a clause before its verb: "when he comes". */
    boolean hasBefore(int clause, Set<String> lemmas) {
        for (int c : graph.children(clause)) {
            if (c < clause && lemmas.contains(graph.token(c).lemma())) {
                return true;
            }
        }
        return false;
    }

    /** "is going to resign": no going, only what is to come. */
    boolean isFutureGoing(int clause) {
        if (!graph.token(clause).lemma().equals("go")
                || !graph.token(clause).xpos().equals("VBG")) {
            return false;
        }
        for (int c : graph.children(clause)) {
            boolean complement =
                    graph.relation(c).equals("xcomp") || graph.relation(c).equals("advcl");
            if (complement && c > clause && hasTo(c) && (graph.relation(c).equals("xcomp") || c - clause <= 2)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of a clause's auxiliaries is a modal. */
    boolean hasModal(int clause) {
        for (int c : graph.children(clause)) {
            if (graph.relation(c).equals("aux") && graph.token(c).xpos().equals("MD")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the verb, its auxiliary or its copula is in the past tense. */
    boolean isPast(int clause) {
        return graph.token(clause).xpos().equals("VBD")
                || graph.children(clause).stream()
                        .anyMatch(c -> isAuxiliary(c) && graph.token(c).xpos().equals("VBD"));
    }

    /** Whether the clause stands in the present, progressive or not, with no modal. */
    boolean isPresent(int clause) {
        return switch (graph.token(clause).xpos()) {
            case "VBZ", "VBP" -> true;
            case "VBG" ->
                graph.children(clause).stream()
                        .anyMatch(c -> isAuxiliary(c)
                                && (graph.token(c).xpos().equals("VBZ")
                                        || graph.token(c).xpos().equals("VBP")));
            default -> false;
        };
    }

    /** Whether the clause tells of what is over, or done by now: past tense or perfect. */
    boolean isDone(int clause) {
        boolean perfect = graph.token(clause).xpos().equals("VBN") && hasAuxiliary(clause, "have");
        return perfect || isPast(clause);
    }

    /** The conjunction before a conjunct, such as "and" or "rather than"; empty where there is none. */
    String conjunction(int conjunct) {
        for (int c : graph.children(conjunct)) {
            if (graph.relation(c).equals("cc")) {
                return graph.multiword(c);
            }
        }
        return "";
    }

    /** Whether a conjunction or marker says that something is done in another's place: it is not done. */
    static boolean isReplacing(String words) {
        return words.equals("rather than") || words.equals("instead of");
    }

    /** The dictionary form of a verb with its particle: "carry out". */
    String lemmaWithParticle(int verb) {
        int particle = graph.child(verb, "compound:prt");
        String lemma = graph.token(verb).lemma();
        return particle < 0 ? lemma : lemma + " " + graph.token(particle).lemma();
    }
}
