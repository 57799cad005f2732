package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tells who does what a clause without a subject says, where a word that governs it decides that. */
final class Control {
    /** English verbs whose subject, not whose object, does what the infinitive says: a closed class (Comrie 1985). */
    private static final Set<String> SUBJECT_CONTROL =
            Set.of("promise", "vow", "pledge", "swear", "threaten", "guarantee");

    /** Whom these call upon does what the infinitive says: "called on Georgia to release him". */
    private static final Set<String> ADDRESSING_VERBS = Set.of("call", "appeal", "plead", "rely", "count", "depend");

    /** Before a gerund these hand over the object: "accused him of lying", "kept him from leaving". */
    private static final Set<String> OBJECT_CONTROL_MARKERS = Set.of("of", "for", "from", "into", "against", "out of");

    private final ClauseGraph graph;
    private final RelativePronouns pronouns;
    private final Coordination coordination;

    Control(ClauseGraph graph, RelativePronouns pronouns, Coordination coordination) {
        this.graph = graph;
        this.pronouns = pronouns;
        this.coordination = coordination;
    }

    /** Who does what an open clause of this governor says. */
    List<Integer> controllers(int governor) {
        List<Integer> objects = objects(governor);
        if (objects.isEmpty() && ADDRESSING_VERBS.contains(graph.token(governor).lemma())) {
            for (int c : graph.children(governor)) {
                String preposition = graph.relation(c).equals("obl") ? graph.preposition(c) : "";
                if (preposition.equals("on")
                        || preposition.equals("upon")
                        || preposition.equals("for")
                        || preposition.equals("to")
                        || preposition.equals("with")) {
                    return List.of(c);
                }
            }
        }
        boolean byObject = !objects.isEmpty()
                && !graph.passive(governor)
                && !SUBJECT_CONTROL.contains(graph.token(governor).lemma());
        return byObject ? objects : graph.surfaceSubjects(governor);
    }

    /** Who does what an adverbial clause of this governor says: "accused him of lying", "left after lying". */
    List<Integer> adverbialSubjects(int clause, int governor) {
        boolean gerund = graph.token(clause).xpos().equals("VBG") || graph.isPerfectParticiple(clause);
        boolean objectControl = gerund
                && OBJECT_CONTROL_MARKERS.contains(graph.marker(clause))
                && !objects(governor).isEmpty();
        return objectControl ? controllers(governor) : graph.surfaceSubjects(governor);
    }

    /** Who does what a clause that hangs on a noun says: "his promise to pay", "the man arrested on Monday". */
    List<Integer> nounClauseSubjects(int clause, int noun) {
        String marker = graph.marker(clause);
        boolean participle = marker.isEmpty() && !graph.hasChildLemma(clause, "to");
        if (participle) {
            return List.of(noun);
        }
        List<Integer> found = new ArrayList<>();
        for (int c : graph.children(noun)) {
            // "Reed's attempt to kill him", "an attempt by Reed to kill him".
            boolean by = graph.token(c).deprel().equals("nmod")
                    && graph.preposition(c).equals("by");
            if (by || graph.token(c).deprel().equals("nmod:poss")) {
                coordination.collect(pronouns.resolve(c), c, found);
            }
        }
        if (found.isEmpty() && graph.token(noun).head() >= 0) {
            int first = firstConjunct(noun);
            int governor = graph.token(first).head();
            if (graph.relation(first).equals("obj") || graph.relation(first).equals("obl")) {
                return graph.surfaceSubjects(governor);
            }
            if (graph.hasChild(noun, "cop")) {
                return graph.surfaceSubjects(noun);
            }
        }
        return found;
    }

    private int firstConjunct(int noun) {
        int first = noun;
        while (graph.relation(first).equals("conj") && graph.token(first).head() >= 0) {
            first = graph.token(first).head();
        }
        return first;
    }

    /** The objects that stand at a verb; of a passive without one, its subjects. */
    List<Integer> objects(int verb) {
        List<Integer> found = new ArrayList<>();
        for (int c : graph.children(verb)) {
            String deprel = graph.token(c).deprel();
            if (deprel.equals("obj") || deprel.equals("iobj")) {
                coordination.collect(pronouns.resolve(c), c, found);
            }
        }
        if (found.isEmpty() && graph.passive(verb)) {
            return graph.surfaceSubjects(verb);
        }
        return found;
    }
}
