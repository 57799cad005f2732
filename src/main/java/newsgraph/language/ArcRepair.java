package newsgraph.language;

import java.util.Set;

/** Puts single arcs right that can't be meant, by the words at their two ends and beside them. */
final class ArcRepair extends DraftTree {
    private static final Set<String> OF = Set.of("of", "about");
    /** Behind these a name is a place, and what is done there is done by somebody else: "met him in Oslo wearing a wig". */
    private static final Set<String> PLACES = Set.of("in", "at", "to", "from", "near", "outside", "inside", "around");

    private static final Set<String> BEFORE_CLOSING = Set.of(",", "!", "?");

    private static final Set<String> TIMES = Set.of("as", "before", "after", "since", "until", "till");
    private static final Set<String> CONTROLLING = WordList.read("object-control-verbs.txt");
    private static final Set<String> ADDRESSING = Set.of("call", "calls", "called", "appeal", "appeals", "appealed");
    private static final Tag SUBORDINATION = new Tag("SCONJ", "IN");
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
            settleExistential(i);
            settleComplement(i);
            settleInfinitive(i);
            settleGerund(i);
            settleMark(i);
            settleFinite(i);
            settleInvertedReport(i);
            settleControlled(i);
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

    /** "there are rumours that he left": the clause right behind the noun is what it tells of. */
    private void settleExistential(int clause) {
        int verb = heads[clause];
        int that = child(clause, "mark");
        boolean behindNoun = relations[clause].equals("advcl")
                && that > 0
                && that < clause
                && words[that].folded().equals("that")
                && tags[that - 1].upos().equals("NOUN");
        boolean existential = behindNoun && heads[that - 1] == verb && child(verb, "expl") >= 0;
        if (existential && relations[that - 1].startsWith("nsubj")) {
            hang(clause, that - 1, "acl");
        }
    }

    /** "rumours of Falk resigning": a name needs no clause to tell it from others, so it acts in what is behind "of". */
    private void settleGerund(int verb) {
        int last = verb - 1;
        while (last > 0 && isVerbGroup(last) && dominates(verb, last)) {
            last--;
        }
        boolean gerund = last > 0 && isVerb(verb) && isParticiple(verb) && !hasSubject(verb);
        int name = gerund ? nameEndingAt(last) : -1;
        int preposition = name < 0 ? -1 : child(name, "case");
        if (preposition < 0 || first(name, name) != preposition || heads[name] < 0 || heads[name] > preposition) {
            return;
        }
        int above = heads[name];
        boolean beside = heads[verb] == above && OF.contains(words[preposition].folded());
        boolean below = heads[verb] == name && !PLACES.contains(words[preposition].folded());
        if (beside || below) {
            hang(verb, above, isVerb(above) ? "advcl" : "acl");
            hang(name, verb, child(verb, "aux:pass") >= 0 ? "nsubj:pass" : "nsubj");
            hang(preposition, verb, "mark");
            tags[preposition] = SUBORDINATION;
        }
    }

    /**
     * "dared Norway to arrest him", "called on Norway not to arrest him", "wanted Falk to be arrested": what Norway is to do is
     * no purpose of whoever dares, nor a thing to do with Norway.
     */
    private void settleControlled(int clause) {
        int to = child(clause, "mark");
        boolean infinitive = relations[clause].equals("advcl") || relations[clause].equals("acl");
        if (!infinitive || to < 1 || !words[to].folded().equals("to")) {
            return;
        }
        boolean underName = relations[clause].equals("acl");
        int verb = underName ? heads[heads[clause]] : heads[clause];
        if (verb < 0 || !isVerb(verb) || (underName && !isName(heads[clause]))) {
            return;
        }
        int who = -1;
        if (CONTROLLING.contains(words[verb].folded())) {
            who = Math.max(child(verb, "obj"), child(verb, "iobj"));
        } else if (ADDRESSING.contains(words[verb].folded())) {
            who = child(verb, "obl");
        }
        if (who > verb && who < to && endBefore(who, clause) == first(clause, clause)) {
            hang(clause, verb, "xcomp");
        }
    }

    /** The index behind a phrase, not looking into a clause that hangs on it. */
    private int endBefore(int phrase, int clause) {
        int end = phrase + 1;
        while (end < clause && dominates(phrase, end) && !dominates(clause, end)) {
            end++;
        }
        return end;
    }

    /** "watched as Hall embraced her": a name between "as" and a finite verb without a subject acts in it. */
    private void settleFinite(int verb) {
        boolean free =
                verb > 1 && isVerb(verb) && isFinite(verb) && !hasSubject(verb) && relations[verb].equals("advcl");
        int last = verb - 1;
        while (free && last > 0 && isVerbGroup(last) && dominates(verb, last)) {
            last--;
        }
        int name = free ? nameEndingAt(last) : -1;
        int preposition = name < 0 ? -1 : child(name, "case");
        boolean as =
                preposition >= 0 && TIMES.contains(words[preposition].folded()) && first(name, name) == preposition;
        if (as && heads[verb] < preposition && (heads[name] == verb || heads[name] == heads[verb])) {
            hang(name, verb, child(verb, "aux:pass") >= 0 ? "nsubj:pass" : "nsubj");
            hang(preposition, verb, "mark");
            tags[preposition] = SUBORDINATION;
        }
    }

    /** "“We are happy,” commented Hana Kim": who stands right behind the verb behind a quotation is who speaks. */
    private void settleInvertedReport(int verb) {
        boolean behind = verb > 1
                && isVerb(verb)
                && isFinite(verb)
                && QuotationMarks.closes(words[verb - 1].form())
                && BEFORE_CLOSING.contains(words[verb - 2].form());
        int speaker = behind && !hasSubject(verb) ? child(verb, "obj") : -1;
        if (speaker > verb && first(speaker, speaker) == verb + 1 && child(verb, "iobj") < 0) {
            hang(speaker, verb, "nsubj");
        }
    }

    /** What marks a clause is no preposition, whatever it was tagged: "rumours of Falk resigning". */
    private void settleMark(int mark) {
        if (relations[mark].equals("mark") && tags[mark].upos().equals("ADP") && isVerb(heads[mark])) {
            tags[mark] = SUBORDINATION;
        }
    }

    /** The head of the name or pronoun behind a preposition that ends at a word, or -1. */
    private int nameEndingAt(int last) {
        int name = relations[last].equals("flat") ? heads[last] : last;
        boolean hung = relations[name].equals("nmod") || relations[name].equals("obl");
        return hung && (isName(name) || tags[name].xpos().equals("PRP")) ? name : -1;
    }

    /** "charges that she had bribed him": what has an object of its own leaves none for "that". */
    private void settleComplement(int clause) {
        int that = relations[clause].equals("acl:relcl") ? child(clause, "obj") : -1;
        if (that < 1 || that > clause || !words[that].folded().equals("that") || !isNominal(that - 1)) {
            return;
        }
        for (int object = clause + 1; object < heads.length; object++) {
            if (heads[object] == clause && relations[object].equals("obj") && hasSubject(clause)) {
                relations[that] = "mark";
                tags[that] = SUBORDINATION;
                relations[clause] = "acl";
                return;
            }
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
