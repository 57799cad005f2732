package newsgraph.language;

import java.util.Locale;
import java.util.Set;

/** Names the antecedents that relative pronouns stand for. */
final class RelativePronouns {
    private static final Set<String> WORDS = Set.of("who", "whom", "which", "that", "whose");

    private final ClauseGraph graph;

    RelativePronouns(ClauseGraph graph) {
        this.graph = graph;
    }

    /** The antecedent of a relative pronoun; any other token is itself. */
    int resolve(int index) {
        if (!isRelativePronoun(index)) {
            return index;
        }
        int antecedent = antecedent(index);
        return antecedent < 0 ? index : antecedent;
    }

    /** Whether a relative pronoun with an antecedent stands in a clause. */
    boolean standsIn(int clause) {
        for (int i = 0; i < clause; i++) {
            if (isRelativePronoun(i) && antecedent(i) >= 0 && graph.dominates(clause, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isRelativePronoun(int index) {
        Token token = graph.token(index);
        if (!WORDS.contains(token.form().toLowerCase(Locale.ROOT))) {
            return false;
        }
        return token.upos().equals("PRON")
                && !graph.relation(index).equals("det")
                && token.xpos().startsWith("W");
    }

    /** The noun that a relative pronoun or adverb stands for, or -1. */
    private int antecedent(int index) {
        int at = index;
        while (at >= 0 && !graph.token(at).deprel().equals("acl:relcl")) {
            at = graph.token(at).head();
        }
        return at < 0 ? -1 : graph.token(at).head();
    }
}
