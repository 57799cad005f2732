package newsgraph.claim;

import java.util.Locale;
import newsgraph.language.ClauseGraph;

/** What is told in the present tense and still to come: by a date, or by a verb that in the progressive tells of a plan. */
final class TimeToCome {
    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;

    TimeToCome(ClauseGraph graph, Signals signals, ClauseForm forms) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
    }

    /** Whether a clause of the present tense tells of what is to come. */
    boolean has(int predicate) {
        return forms.isPresent(predicate) && (isDatedAhead(predicate) || isArranged(predicate));
    }

    /** "is meeting him tomorrow", "opens next week". */
    private boolean isDatedAhead(int predicate) {
        for (int c : graph.children(predicate)) {
            boolean time = switch (graph.relation(c)) {
                case "advmod", "obl", "nmod" -> true;
                default -> false;
            };
            if (time && isAhead(c)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAhead(int time) {
        boolean place = time + 1 < graph.size() && graph.token(time + 1).lemma().equals("to");
        if (!place
                && signals.is(
                        Signals.FUTURE,
                        graph.token(time).lemma(),
                        graph.token(time).upos())) {
            return true;
        }
        for (int c : graph.children(time)) {
            // "the next day" goes on from another day than that of the article.
            if (graph.relation(c).equals("amod")
                    && !graph.hasChild(time, "det")
                    && signals.is(
                            Signals.FUTURE,
                            graph.token(c).lemma(),
                            graph.token(c).upos())) {
                return true;
            }
        }
        return false;
    }

    /** "is leaving the firm", "is going to Paris", but not "is going well": by the verb, its particle, or a preposition. */
    private boolean isArranged(int verb) {
        if (!graph.token(verb).xpos().equals("VBG")) {
            return false;
        }
        String lemma = graph.token(verb).lemma();
        if (isArrangement(lemma) || isArrangement(forms.lemmaWithParticle(verb))) {
            return true;
        }
        for (int c : graph.children(verb)) {
            String direction = switch (graph.relation(c)) {
                case "advmod" -> graph.token(c).form().toLowerCase(Locale.ROOT);
                case "obl" -> preposition(c);
                default -> "";
            };
            if (c > verb && isArrangement(lemma + " " + direction)) {
                return true;
            }
        }
        return false;
    }

    private String preposition(int noun) {
        int preposition = graph.child(noun, "case");
        return preposition < 0 ? "" : graph.token(preposition).lemma();
    }

    private boolean isArrangement(String words) {
        return signals.is(Signals.ARRANGEMENT, words, "VERB");
    }
}
