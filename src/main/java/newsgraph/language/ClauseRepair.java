package newsgraph.language;

import java.util.Set;

/**
 * Puts right how clauses hang together where a parser's tree can't be meant: who acts in a clause that was left without a
 * subject, which of two clauses is the main one. Each repair asks for words and marks that leave one reading.
 */
final class ClauseRepair extends DraftTree {
    private static final Set<String> SPEECH_VERBS = WordList.read("speech-verbs.txt");

    /** Takes the tree to change; a head is the index of a word, -1 for the root. */
    ClauseRepair(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        super(words, tags, heads, relations);
    }

    void repair() {
        for (int i = 0; i < heads.length; i++) {
            settleSpeakerBehind(i);
            settleRelative(i);
            settleParticiple(i);
        }
        settleNameBefore();
        settleSourceBefore();
        settleSecondSubject();
    }

    // ---- "Poland expelled Boris Volkov, Nina Falk said."

    /** The name behind the comma speaks; what stands before the comma belongs to what is said. */
    private void settleSpeakerBehind(int speech) {
        if (!SPEECH_VERBS.contains(words[speech].folded()) || !isFinite(speech) || child(speech, "mark") >= 0) {
            return;
        }
        int speaker = speech - 1;
        while (speaker > 0 && !isComma(speaker - 1) && isName(speaker - 1)) {
            speaker--;
        }
        int comma = speaker - 1;
        if (comma < 2 || !isComma(comma) || !isName(speaker)) {
            return;
        }
        int stray = -1;
        int said = heads[speech] >= 0 && heads[speech] < comma ? heads[speech] : -1;
        for (int i = 0; i < comma; i++) {
            boolean complement = isVerb(i) && said == heads[speech] && said >= 0 && !isFinite(i);
            if (heads[i] == speech && (complement || isNominal(i))) {
                stray = i;
            } else if (heads[i] == speech && isVerb(i)) {
                said = i;
            }
        }
        int top = top(speaker, comma, speech);
        if (said < 0 || stray < 0 || top < 0) {
            return;
        }
        int verb = first(stray, comma) - 1;
        boolean takesIt = verb >= 0 && isVerb(verb) && (heads[speech] == verb || !hasObject(verb));
        if (!takesIt || child(verb, "obj") >= 0) {
            return;
        }
        hang(stray, verb, isVerb(stray) ? "xcomp" : "obj");
        hang(top, speech, "nsubj");
        if (heads[speech] == said) {
            hang(speech, heads[said], relations[said]);
        }
        hang(said, speech, "ccomp");
    }

    // ---- "Norway, which did not vote, made headlines.", "Reed, seen here with Falk, sued Hall."

    /** A clause behind ", who", ", to whom" or a comma alone describes the noun before the comma, and is not the main one. */
    private void settleRelative(int pronoun) {
        int begin = pronoun > 0 && tags[pronoun - 1].upos().equals("ADP") ? pronoun - 1 : pronoun;
        String word = words[pronoun].folded();
        boolean acts = Set.of("who", "which").contains(word) && relations[pronoun].startsWith("nsubj");
        boolean owns = word.equals("whose") && relations[pronoun].equals("nmod:poss");
        boolean relative =
                acts || owns || (Set.of("whom", "which").contains(word) && relations[pronoun].startsWith("obl"));
        int clause = owns ? heads[heads[pronoun]] : heads[pronoun];
        if (!relative || begin < 2 || !isComma(begin - 1) || clause < pronoun) {
            return;
        }
        if (acts ? onlyVerbGroup(pronoun + 1, clause) : onlyUnder(clause, pronoun + 1)) {
            describe(begin, clause, "acl:relcl");
        }
    }

    private void settleParticiple(int participle) {
        boolean behindComma = participle >= 2 && isComma(participle - 1) && isVerb(participle);
        boolean form =
                tags[participle].xpos().equals("VBN") || tags[participle].xpos().equals("VBG");
        boolean hung = relations[participle].startsWith("acl") && heads[participle] == root();
        if (behindComma && form && hung && isNominal(heads[participle]) && !hasSubject(participle)) {
            describe(participle, participle, "acl");
        }
    }

    /** Whether all words between two belong to a clause. */
    private boolean onlyUnder(int clause, int from) {
        for (int i = from; i < clause; i++) {
            if (!dominates(clause, i)) {
                return false;
            }
        }
        return true;
    }

    /** Hangs a clause that begins behind a comma on the noun before it, and gives that noun the verb behind the next comma. */
    private void describe(int begin, int clause, String relation) {
        int noun = nounEndingAt(begin - 2, clause);
        if (noun < 0) {
            return;
        }
        boolean begins = first(noun, begin) == 0;
        int main = begins ? subjectlessVerbAfterComma(clause) : -1;
        int root = root();
        if (main >= 0 && child(noun, "case") < 0 && (root == main || root == clause || root == noun)) {
            int thing = heads[main] > main && relations[main].equals("amod") ? heads[main] : -1;
            if (root != main) {
                makeRoot(main);
            }
            if (thing >= 0) {
                hang(thing, main, "obj");
            }
            hang(noun, main, "nsubj");
            hang(clause, noun, relation);
        } else if (heads[clause] >= 0 && heads[clause] != noun && heads[clause] < begin && !dominates(clause, noun)) {
            hang(clause, noun, relation);
        }
    }

    /** A name that begins a sentence, with what it is between commas, acts in it: news calls nobody. */
    private void settleNameBefore() {
        int comma = 1;
        while (comma < heads.length - 1 && relations[comma].equals("flat") && heads[comma] == 0) {
            comma++;
        }
        if (heads.length < 4 || !relations[0].equals("vocative") || !isName(0) || !isComma(comma)) {
            return;
        }
        int apposition = heads[0];
        int verb = heads[apposition] < 0 ? apposition : heads[apposition];
        boolean closed = verb > apposition && isComma(lastBefore(apposition, verb) + 1);
        if (closed && isVerb(verb) && isFinite(verb) && !hasSubject(verb) && !isVerb(apposition)) {
            hang(0, verb, "nsubj");
            hang(apposition, 0, "appos");
        }
    }

    /** The last word before a limit that hangs on a word, or is it; commas do not count. */
    private int lastBefore(int word, int limit) {
        for (int i = limit - 1; i > word; i--) {
            if (dominates(word, i) && !isComma(i)) {
                return i;
            }
        }
        return word;
    }

    private int subjectlessVerbAfterComma(int clause) {
        for (int comma = clause + 1; comma < heads.length; comma++) {
            if (isComma(comma)) {
                int verb = comma + 1;
                while (verb < heads.length && !isVerb(verb) && isVerbGroup(verb)) {
                    verb++;
                }
                // Taggers take a past tense without its subject for a participle.
                boolean past = verb == comma + 1
                        && verb < heads.length
                        && tags[verb].xpos().equals("VBN");
                boolean finite = verb < heads.length && isVerb(verb) && (past || isFinite(verb)) && !hasSubject(verb);
                if (finite && child(verb, "cc") < 0 && child(verb, "mark") < 0) {
                    return verb;
                }
            }
        }
        return -1;
    }

    // ---- "According to Nina Falk, Tom Reed resigned."

    /** Whom a sentence begins by naming as its source does not act in it; the name behind the comma does. */
    private void settleSourceBefore() {
        if (heads.length < 6
                || !words[0].folded().equals("according")
                || !words[1].folded().equals("to")) {
            return;
        }
        int source = heads[0];
        int comma = 2;
        while (comma < heads.length && !isComma(comma)) {
            comma++;
        }
        if (source < 2 || source >= comma || comma + 2 >= heads.length) {
            return;
        }
        for (int verb = comma + 2; verb < heads.length; verb++) {
            boolean clause = isFinite(verb) && (isVerb(verb) || child(verb, "cop") >= 0);
            if (!clause || child(verb, "mark") >= 0) {
                continue;
            }
            int subject = top(comma + 1, source, verb);
            boolean actsAlone = relations[source].startsWith("nsubj") && heads[source] == verb;
            boolean free = actsAlone || !hasSubject(verb);
            if (subject < 0 || heads[subject] != source || !free) {
                return;
            }
            hang(source, verb, "obl");
            for (int i = comma + 1; i < verb; i++) {
                // The rest of a name that was hung beside its beginning.
                if (heads[i] == source && i != subject && isNominal(i)) {
                    hang(i, subject, i == subject + 1 ? "flat" : "appos");
                }
            }
            hang(subject, verb, child(verb, "aux:pass") >= 0 ? "nsubj:pass" : "nsubj");
            return;
        }
    }

    // ---- "Prices rose, and Tom Reed did not resign."

    /** A name behind ", and" that was joined to the verb before acts in the clause behind it. */
    private void settleSecondSubject() {
        for (int name = 3; name < heads.length; name++) {
            int verb = heads[name];
            int and = child(name, "cc");
            boolean joined = relations[name].equals("conj")
                    && verb >= 0
                    && verb < name
                    && isVerb(verb)
                    && isNominal(name)
                    && and > verb
                    && isComma(and - 1);
            int second = joined ? nextVerb(name) : -1;
            if (second >= 0 && !hasSubject(second) && heads[second] == verb) {
                hang(and, second, "cc");
                hang(name, second, child(second, "aux:pass") >= 0 ? "nsubj:pass" : "nsubj");
                hang(second, verb, "conj");
            }
        }
    }

    /** The predicate behind a name with nothing but its own auxiliaries and adverbs between, or -1. */
    private int nextVerb(int name) {
        for (int i = name + 1; i < heads.length; i++) {
            if ((isVerb(i) || child(i, "cop") >= 0) && isFinite(i)) {
                return i;
            }
            boolean between =
                    dominates(name, i) || isVerbGroup(i) || relations[i].equals("det") || relations[i].equals("amod");
            if (!between) {
                return -1;
            }
        }
        return -1;
    }
}
