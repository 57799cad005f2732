package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/**
 * What the clause around a noun leaves of what modifies the noun: relative clauses and participles. One that adds something of
 * what is known by name holds whatever becomes of the clause; one that only tells what kind of thing is meant ("a party that
 * attacks them may form") is no surer than the clause that brings the thing up.
 */
final class Modifiers {
    private static final Set<String> FREE_CHOICE = Set.of("any", "every", "each", "no", "either");

    private final ClauseGraph graph;
    private final ClauseForm forms;
    private final FactualityReader reader;

    Modifiers(ClauseGraph graph, ClauseForm forms, FactualityReader reader) {
        this.graph = graph;
        this.forms = forms;
        this.reader = reader;
    }

    /** What is left of a relative clause or participle that modifies a noun. */
    Factuality leave(int modifier, int noun) {
        Factuality presupposed = reader.presupposedWithin(noun);
        if (!restricts(modifier, noun) || forms.isDone(modifier)) {
            return presupposed;
        }
        int clause = forms.enclosing(noun);
        Factuality around = clause < 0 ? Factuality.PLAIN : reader.read(clause);
        if (around.negative()) {
            return new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, around.voice(), "of a kind that is denied")
                    .taken();
        }
        if (around.modality() != Modality.ACTUAL && around.modality() != Modality.REPORTED) {
            return new Factuality(
                    Polarity.POSITIVE, around.modality(), around.voice(), "of a kind that is not there yet");
        }
        return isFreeChoice(noun) ? presupposed.with(Modality.GENERIC, "of any of a kind") : presupposed;
    }

    /** Whether a modifier tells which or what kind of thing is meant: no comma before it, and no name or known thing. */
    private boolean restricts(int modifier, int noun) {
        // "what he has" is a thing that there is.
        boolean known = graph.token(noun).upos().equals("PROPN")
                || (graph.token(noun).xpos().startsWith("W")
                        && !graph.token(noun).lemma().endsWith("ever"));
        if (known || modifier < noun) {
            return false;
        }
        for (int i = noun + 1; i < modifier; i++) {
            String form = graph.token(i).form();
            if (form.equals(",") || form.equals("–") || form.equals("—") || form.equals("(")) {
                return false;
            }
        }
        for (int c : graph.children(noun)) {
            if (graph.token(c).deprel().equals("nmod:poss") || isDefinite(c)) {
                return false;
            }
        }
        return true;
    }

    private boolean isDefinite(int word) {
        return switch (graph.token(word).form().toLowerCase(Locale.ROOT)) {
            case "the", "this", "these", "those" -> graph.relation(word).equals("det");
            default -> false;
        };
    }

    private boolean isFreeChoice(int noun) {
        String lemma = graph.token(noun).lemma().toLowerCase(Locale.ROOT);
        if (lemma.startsWith("any") || lemma.startsWith("every") || lemma.endsWith("ever")) {
            return true;
        }
        for (int c : graph.children(noun)) {
            boolean determiner = graph.relation(c).equals("det");
            if (determiner && FREE_CHOICE.contains(graph.token(c).form().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }
}
