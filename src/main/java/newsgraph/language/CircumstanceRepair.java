package newsgraph.language;

import java.util.Set;

/**
 * Tells a sentence that begins with a circumstance from what happened in it: "If he resigned, prices will rise", "When Norway
 * arrested Reed, Falk, a judge, wept", "Having sued Okoro, Norway praised Holt". Parsers join the name behind the comma to the
 * one before it, or hang the one before it on the verb behind, and the graph would say that Norway arrested both.
 */
final class CircumstanceRepair extends DraftTree {
    private static final Set<String> BEGINNINGS = Set.of(
            "if",
            "unless",
            "when",
            "whenever",
            "while",
            "once",
            "until",
            "after",
            "before",
            "because",
            "since",
            "as",
            "although",
            "though",
            "where");

    private static final Set<String> COMPLEMENT_MARKERS = Set.of("that", "whether", "if", "for", "to");

    /** Takes the tree to change; a head is the index of a word, -1 for the root. */
    CircumstanceRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        for (int i = 0; i < heads.length; i++) {
            settleSubject(i);
        }
        settleVerbBefore();
        settleMainClause();
    }

    // ---- "With Norway arresting him, Nina Falk left Oslo.", "When Norway arrested Reed, Falk, a judge, left."

    /** A clause behind "with" or "after" is no subject; the name between the comma and the verb is. */
    private void settleSubject(int clause) {
        int mark = first(clause, clause);
        int verb = heads[clause];
        if (verb < clause || mark == clause || !isMark(mark)) {
            return;
        }
        boolean complement = relations[clause].startsWith("csubj") || relations[clause].equals("ccomp");
        boolean settled = complement
                && !COMPLEMENT_MARKERS.contains(words[mark].folded())
                && !tags[mark].xpos().equals("WRB");
        if (!settled && !relations[clause].equals("advcl")) {
            return;
        }
        relations[clause] = "advcl";
        int subjectBefore = Math.max(child(verb, "nsubj"), child(verb, "nsubj:pass"));
        boolean taken = subjectBefore > clause && child(subjectBefore, "case") < 0;
        int name = taken
                ? nameJoinedByComma(subjectBefore, verb)
                : hasSubject(verb) ? -1 : nameJoinedByComma(clause, verb);
        if (name < 0) {
            return;
        }
        if (taken) {
            // "When Korea did not attack Peru, Falk wept": parsers may take Peru and Falk for those who wept.
            hang(subjectBefore, clause, hasObject(clause) ? "dep" : "obj");
        }
        for (int i = name + 1; i < verb; i++) {
            if (heads[i] >= 0 && heads[i] < name && dominates(clause, i) && !isComma(i)) {
                hang(i, name, relations[i]);
            }
        }
        hang(name, verb, child(verb, "aux:pass") >= 0 ? "nsubj:pass" : "nsubj");
    }

    private boolean isMark(int word) {
        return relations[word].equals("mark")
                || (relations[word].equals("advmod") && tags[word].xpos().equals("WRB"));
    }

    /** The first name behind a comma that was joined without "and" to a word, or to one below it, or -1. */
    private int nameJoinedByComma(int above, int verb) {
        for (int i = above + 2; i < verb; i++) {
            boolean joined = relations[i].equals("conj") || (relations[i].equals("appos") && isName(i));
            int begin = first(i, i);
            if (joined && isNominal(i) && isComma(begin - 1) && dominates(above, i) && child(i, "cc") < 0) {
                return i;
            }
        }
        return -1;
    }

    // ---- "Having attacked Okoro, Norway praised Holt.", "Norway attacked Okoro, Holt left."

    /** The name right behind the first verb suffers what that tells; the one behind the comma acts. */
    private void settleVerbBefore() {
        for (int name = 1; name < heads.length; name++) {
            int verb = heads[name];
            int before = first(name, name) - 1;
            boolean between = relations[name].startsWith("nsubj") && verb > name && before >= 0;
            if (!between || !isVerb(before) || hasObject(before) || !(begins(before, verb) || runsOn(before, verb))) {
                continue;
            }
            int actor = nameJoinedByComma(name, verb);
            if (actor >= 0 && heads[actor] == name) {
                hang(actor, verb, relations[name]);
                hang(name, before, "obj");
                if (heads[verb] == before) {
                    relations[verb] = "parataxis";
                }
            }
        }
    }

    /** Whether a participle begins the sentence, and hangs on a verb. */
    private boolean begins(int participle, int verb) {
        return heads[participle] == verb
                && relations[participle].equals("advcl")
                && first(participle, participle) == 0
                && child(participle, "mark") < 0
                && (isParticiple(participle) || isBareParticiple(participle));
    }

    /** Whether a verb hangs on one before it by nothing but a comma. */
    private boolean runsOn(int before, int verb) {
        boolean loose = relations[verb].equals("advcl") || relations[verb].equals("parataxis");
        return heads[verb] == before && loose && isFinite(before) && child(verb, "mark") < 0 && child(verb, "cc") < 0;
    }

    private boolean isBareParticiple(int verb) {
        return tags[verb].xpos().equals("VBN") && !isFinite(verb);
    }

    // ---- "If he resigned, prices will rise."

    /** The main clause of a sentence that begins with a circumstance is behind the comma. */
    private void settleMainClause() {
        int begin = 0;
        while (begin < heads.length - 1 && isBefore(begin)) {
            begin++;
        }
        if (heads.length - begin < 5 || !BEGINNINGS.contains(words[begin].folded()) || !isMark(begin)) {
            return;
        }
        int circumstance = heads[begin];
        for (int comma = circumstance + 1; comma < heads.length; comma++) {
            int main = isComma(comma) ? clauseBeginningAt(comma + 1) : -1;
            if (main < 0) {
                continue;
            }
            if (heads[circumstance] < 0 && dominates(circumstance, main)) {
                makeRoot(main);
                hang(circumstance, main, "advcl");
            }
            if (heads[circumstance] == main) {
                keepBefore(begin + 1, comma, circumstance, main);
            }
            return;
        }
    }

    private boolean isBefore(int word) {
        return tags[word].upos().equals("PUNCT") || tags[word].upos().equals("CCONJ");
    }

    /** What stands in the circumstance does not hang on the main clause. */
    private void keepBefore(int begin, int comma, int circumstance, int main) {
        for (int i = begin; i < comma; i++) {
            if (heads[i] != main || i == circumstance || relations[i].equals("punct")) {
                continue;
            }
            int before = i - 1;
            while (before > 0 && (dominates(i, before) || relations[before].equals("flat"))) {
                before--;
            }
            if (isVerb(i)) {
                hang(i, circumstance, child(i, "mark") >= 0 ? "ccomp" : "conj");
                continue;
            }
            boolean object = child(i, "case") < 0 && isNominal(i);
            int verb = object && isVerb(before) && !hasObject(before) ? before : circumstance;
            hang(i, verb, !object ? "obl" : hasObject(verb) ? "dep" : "obj");
        }
    }

    private int clauseBeginningAt(int begin) {
        for (int i = begin + 1; i < heads.length; i++) {
            boolean clause = (isVerb(i) || child(i, "cop") >= 0) && isFinite(i) && child(i, "mark") < 0;
            for (int subject = begin; clause && subject < i; subject++) {
                boolean acts = heads[subject] == i && relations[subject].startsWith("nsubj");
                if (acts && first(subject, heads.length) == begin) {
                    return i;
                }
            }
        }
        return -1;
    }
}
