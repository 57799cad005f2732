package newsgraph.language;

import java.util.Set;

/** Puts single arcs right that can't be meant, by the words at their two ends and beside them. */
final class ArcRepair extends DraftTree {
    private static final Set<String> HAVE = Set.of("have", "has", "had", "'ve", "having");

    /** Takes the tree to change; a head is the index of a word, -1 for the root. */
    ArcRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        for (int i = 0; i < heads.length; i++) {
            settlePerfect(i);
            settleAgent(i);
            settleThatClause(i);
            settleInfinitive(i);
        }
    }

    /** "might have resigned" is active: a passive has a form of "be". */
    private void settlePerfect(int subject) {
        int verb = heads[subject];
        if (relations[subject].equals("nsubj:pass") && verb >= 0 && child(verb, "aux:pass") < 0) {
            for (int i = 0; i < verb; i++) {
                if (heads[i] == verb && relations[i].equals("aux") && HAVE.contains(words[i].folded())) {
                    relations[subject] = "nsubj";
                }
            }
        }
    }

    /** A passive has no object behind "by". */
    private void settleAgent(int noun) {
        int verb = heads[noun];
        boolean object = relations[noun].equals("obj") && verb >= 0 && verb < noun;
        int preposition = object ? first(noun, noun) : -1;
        if (object && preposition > verb && words[preposition].folded().equals("by") && child(verb, "aux:pass") >= 0) {
            relations[noun] = "obl:agent";
        }
    }

    /** A verb with "that" and a subject of its own, behind another verb, is what that verb says. */
    private void settleThatClause(int clause) {
        int verb = heads[clause];
        int that = child(clause, "mark");
        boolean hung = relations[clause].equals("obl") || relations[clause].equals("obj");
        if (hung
                && verb >= 0
                && verb < clause
                && isVerb(verb)
                && isVerb(clause)
                && that > verb
                && words[that].folded().equals("that")
                && hasSubject(clause)) {
            relations[clause] = "ccomp";
        }
    }

    /** "made headlines and plans to sue": an infinitive right behind the second of two nouns belongs to it. */
    private void settleInfinitive(int clause) {
        int to = child(clause, "mark");
        int noun = to - 1;
        boolean adverbial = relations[clause].equals("advcl") && isVerb(clause) && to > 1;
        if (adverbial
                && words[to].folded().equals("to")
                && tags[noun].upos().equals("NOUN")
                && relations[noun].equals("conj")
                && child(noun, "cc") == noun - 1
                && heads[clause] < noun) {
            hang(clause, noun, "acl");
        }
    }
}
