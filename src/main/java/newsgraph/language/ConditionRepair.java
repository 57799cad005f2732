package newsgraph.language;

import java.util.Set;

/** Gives a sentence that begins with "if" its main clause, which is behind the comma: "If he resigned, prices will rise." */
final class ConditionRepair extends DraftTree {
    private static final Set<String> CONDITIONS = Set.of("if", "unless");

    /** Takes the tree to change; a head is the index of a word, -1 for the root. */
    ConditionRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        if (heads.length < 5 || !CONDITIONS.contains(words[0].folded()) || !relations[0].equals("mark")) {
            return;
        }
        int condition = heads[0];
        for (int comma = condition + 1; comma < heads.length; comma++) {
            int main = isComma(comma) ? clauseBeginningAt(comma + 1) : -1;
            if (main < 0) {
                continue;
            }
            if (heads[condition] < 0 && dominates(condition, main)) {
                makeRoot(main);
                hang(condition, main, "advcl");
            }
            if (heads[condition] == main) {
                keepBefore(comma, condition, main);
            }
            return;
        }
    }

    /** What stands in the condition does not hang on the main clause. */
    private void keepBefore(int comma, int condition, int main) {
        for (int i = 1; i < comma; i++) {
            if (heads[i] != main || i == condition || relations[i].equals("punct")) {
                continue;
            }
            int before = i - 1;
            while (before > 0 && (dominates(i, before) || relations[before].equals("flat"))) {
                before--;
            }
            if (isVerb(i)) {
                hang(i, condition, child(i, "mark") >= 0 ? "ccomp" : "conj");
                continue;
            }
            boolean object = child(i, "case") < 0 && isNominal(i);
            int verb = object && isVerb(before) && !hasObject(before) ? before : condition;
            hang(i, verb, !object ? "obl" : hasObject(verb) ? "dep" : "obj");
        }
    }

    private int clauseBeginningAt(int begin) {
        for (int i = begin + 1; i < heads.length; i++) {
            boolean clause = (isVerb(i) || child(i, "cop") >= 0) && isFinite(i);
            int subject = Math.max(child(i, "nsubj"), child(i, "nsubj:pass"));
            if (clause && subject >= begin && first(subject, heads.length) == begin && child(i, "mark") < 0) {
                return i;
            }
        }
        return -1;
    }
}
