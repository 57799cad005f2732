package newsgraph.language;

import java.util.Set;

/**
 * Makes a parser's tree whole: one root, nothing under a punctuation mark, prepositions on their nouns, no verb without the
 * subject right before it, the agents of passives told from other adjuncts.
 */
final class TreeRepair extends DraftTree {
    private static final Set<String> TIMES = WordList.read("time-nouns.txt");

    /** Takes the tree to change; a head is the index of a word, -1 for the words under the artificial root. */
    TreeRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        liftFromPunctuation();
        leaveOneRoot();
        liftPrepositions();
        freeSubjects();
        new ArcRepair(words, tags, heads, relations).repair();
        new ClauseRepair(words, tags, heads, relations).repair();
        new CircumstanceRepair(words, tags, heads, relations).repair();
        new SubjectRepair(words, tags, heads, relations).repair();
        nameAgents();
    }

    /** What hangs from a punctuation mark goes to the nearest word above it, or beside the root where there is none. */
    private void liftFromPunctuation() {
        for (int i = 0; i < heads.length; i++) {
            while (heads[i] >= 0 && isPunctuation(heads[i])) {
                heads[i] = heads[heads[i]];
            }
        }
    }

    /** A preposition hangs from the noun, not from the title or modifier right behind it: "of Lord Carey". */
    private void liftPrepositions() {
        for (int i = 0; i < heads.length; i++) {
            int noun = heads[i];
            while (relations[i].equals("case") && noun > i && isBeforeItsNoun(noun)) {
                noun = heads[noun];
                heads[i] = noun;
            }
        }
    }

    private boolean isBeforeItsNoun(int word) {
        boolean modifier = relations[word].equals("nmod:desc")
                || relations[word].equals("compound")
                || relations[word].equals("amod");
        return modifier && heads[word] > word;
    }

    private void leaveOneRoot() {
        int root = -1;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i] < 0 && (root < 0 || rank(i) > rank(root))) {
                root = i;
            }
        }
        for (int i = 0; i < heads.length; i++) {
            if (i == root) {
                relations[i] = "root";
            } else if (heads[i] < 0) {
                heads[i] = root;
                relations[i] = isPunctuation(i) ? "punct" : "parataxis";
            }
        }
    }

    /** A verb makes a better root than another word, a word than a mark. */
    private int rank(int word) {
        return isVerb(word) ? 2 : isPunctuation(word) ? 0 : 1;
    }

    private boolean isPunctuation(int word) {
        return tags[word].upos().equals("PUNCT");
    }

    /**
     * "She praised Reed and Maric praised Holt", "She praised Reed, Maric left": a name joined to an object, with a finite verb
     * right behind it that has no subject, is that verb's subject, and the verb the other's conjunct.
     */
    private void freeSubjects() {
        for (int i = 0; i < heads.length; i++) {
            int object = heads[i];
            boolean joined = relations[i].equals("conj") && isName(i) && object >= 0 && relations[object].equals("obj");
            int end = joined ? phraseEnd(i) : heads.length;
            boolean free = end < heads.length && isFreeFinite(end, heads[object], i);
            if (!free || (child(i, "cc") >= 0 && child(end, "obj") < 0)) {
                continue;
            }
            for (int c = object + 1; c < end; c++) {
                if (relations[c].equals("cc") && (heads[c] == i || heads[c] == object)) {
                    heads[c] = end;
                }
            }
            heads[i] = end;
            relations[i] = "nsubj";
            relations[end] = "conj";
        }
    }

    /** Whether a word is a finite verb that hangs on another verb, with neither subject nor conjunction. */
    private boolean isFreeFinite(int verb, int above, int subject) {
        boolean finite = switch (tags[verb].xpos()) {
            case "VBD", "VBZ", "VBP" -> isVerb(verb);
            default -> false;
        };
        if (!finite || heads[verb] != above || verb < subject) {
            return false;
        }
        return !hasSubject(verb) && child(verb, "mark") < 0 && child(verb, "cc") < 0;
    }

    /** "by the police" under a passive verb is its agent; the silver trees that taught the parser do not tell it apart. */
    private void nameAgents() {
        for (int i = 0; i < heads.length; i++) {
            if (relations[i].equals("case") && words[i].folded().equals("by")) {
                int noun = heads[i];
                boolean adjunct = noun > i && relations[noun].equals("obl") && heads[noun] >= 0 && heads[noun] < i;
                if (adjunct && isPassive(heads[noun]) && !isTime(noun)) {
                    relations[noun] = "obl:agent";
                }
            }
        }
    }

    /** A participle with the passive's auxiliary, or with neither a subject nor an auxiliary, as in "sent by the police". */
    private boolean isPassive(int verb) {
        if (!tags[verb].xpos().equals("VBN")) {
            return false;
        }
        boolean active = false;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i] == verb) {
                if (relations[i].endsWith(":pass")) {
                    return true;
                }
                active |= relations[i].equals("nsubj") || relations[i].equals("aux");
            }
        }
        return !active;
    }

    private boolean isTime(int noun) {
        return tags[noun].upos().equals("NUM") || TIMES.contains(words[noun].folded());
    }
}
