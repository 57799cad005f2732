package newsgraph.language;

import java.util.Set;

/**
 * Leaves each verb one subject: the second that a parser gives it is what the verb before it is done to ("the woman who married
 * Reed sued Hall"), or one who takes no part ("Reed rather than Falk met him").
 */
final class SubjectRepair extends DraftTree {
    /** What stands between two names of whom only the first acts. */
    private static final Set<String> EXCEPTIONS = Set.of("but", "except", "than", "unlike", "besides", "excluding");

    private static final Set<String> FREE_RELATIVES = Set.of("whoever", "who", "whatever", "what", "whichever");

    /** Takes the tree to change; a head is the index of a word, -1 for the root. */
    SubjectRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        for (int i = 0; i < heads.length; i++) {
            settleSubject(i);
            settleCleft(i);
            settleAllBut(i);
        }
    }

    private void settleSubject(int subject) {
        int verb = heads[subject];
        int before = first(subject, subject) - 1;
        if (!relations[subject].startsWith("nsubj") || verb < subject || before < 0) {
            return;
        }
        int other = otherSubject(verb, before);
        if (other >= 0 && EXCEPTIONS.contains(words[before].folded())) {
            // "rather than" hangs together by itself.
            int marker = relations[before].equals("fixed") ? heads[before] : before;
            hang(subject, other, "nmod");
            hang(marker, subject, "case");
            return;
        }
        boolean takesIt = isVerb(before) && before != verb && !hasObject(before) && child(before, "aux:pass") < 0;
        if (takesIt && other >= 0 && dominates(other, before)) {
            hang(subject, before, "obj");
        } else if (takesIt && heads[before] == verb && beginsFreeRelative(before)) {
            hang(subject, before, "obj");
            hang(before, verb, "csubj");
        }
    }

    /** Another subject of a verb, which stands before a word, or -1. */
    private int otherSubject(int verb, int limit) {
        for (int i = 0; i < limit; i++) {
            if (heads[i] == verb && relations[i].startsWith("nsubj")) {
                return i;
            }
        }
        return -1;
    }

    /** "Whoever killed him …". */
    private boolean beginsFreeRelative(int clause) {
        int subject = child(clause, "nsubj");
        return subject >= 0 && first(clause, clause) == subject && FREE_RELATIVES.contains(words[subject].folded());
    }

    /** "It was Falk, not Reed, who phoned": the one who is put aside did not phone. */
    private void settleCleft(int clause) {
        int name = heads[clause];
        boolean aside = relations[clause].equals("acl:relcl") && name >= 0 && relations[name].equals("conj");
        int not = aside ? child(name, "advmod") : -1;
        if (not >= 0 && not < name && words[not].folded().equals("not")) {
            hang(clause, heads[name], "acl:relcl");
        }
    }

    /** "Reed all but killed him": the verb is the predicate, and the two words before it an adverb. */
    private void settleAllBut(int verb) {
        boolean allBut = verb > 1
                && isVerb(verb)
                && words[verb - 1].folded().equals("but")
                && words[verb - 2].folded().equals("all");
        int all = verb - 2;
        if (!allBut || heads[verb] != all) {
            return;
        }
        if (heads[all] < 0) {
            makeRoot(verb);
        } else {
            hang(verb, heads[all], relations[all]);
        }
        for (int i = 0; i < heads.length; i++) {
            if (heads[i] == all && i != verb) {
                hang(i, verb, relations[i]);
            }
        }
        hang(all, verb, "advmod");
        hang(verb - 1, all, "fixed");
    }
}
