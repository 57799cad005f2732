package newsgraph.language;

import java.util.Set;

/** A sentence's tree while it is still put right: each word's head and relation, and what can be asked of them. */
class DraftTree {
    final Word[] words;
    final Tag[] tags;
    final int[] heads;
    final String[] relations;

    /** Takes the arrays that are to be changed; a head is the index of a word, -1 for the root. */
    DraftTree(Word[] words, Tag[] tags, int[] heads, String[] relations) {
        this.words = words;
        this.tags = tags;
        this.heads = heads;
        this.relations = relations;
    }

    final void makeRoot(int word) {
        int root = root();
        hang(word, -1, "root");
        hang(root, word, isVerb(root) ? "parataxis" : "dep");
    }

    final int root() {
        int root = 0;
        while (heads[root] >= 0) {
            root++;
        }
        return root;
    }

    /** Hangs a word on another; on one of those that hang on it, it can't, and stays where it is. */
    final void hang(int word, int head, String relation) {
        if (head >= 0 && dominates(word, head)) {
            return;
        }
        heads[word] = head;
        relations[word] = head < 0 ? "root" : relation;
    }

    final int child(int head, String relation) {
        for (int i = 0; i < heads.length; i++) {
            if (heads[i] == head && relations[i].equals(relation)) {
                return i;
            }
        }
        return -1;
    }

    final boolean dominates(int above, int word) {
        int at = word;
        for (int steps = 0; at >= 0 && steps <= heads.length; steps++) {
            if (at == above) {
                return true;
            }
            at = heads[at];
        }
        return false;
    }

    /** The index behind the last word that hangs on a word without a gap. */
    final int phraseEnd(int head) {
        int end = head + 1;
        while (end < heads.length && dominates(head, end)) {
            end++;
        }
        return end;
    }

    /** The first word before a limit that hangs on a word, or is it. */
    final int first(int word, int limit) {
        for (int i = 0; i < Math.min(word, limit); i++) {
            if (dominates(word, i) && !isComma(i)) {
                return i;
            }
        }
        return word;
    }

    /** The word that a stretch hangs by: the first in it whose head lies outside, where the others hang on it or its head. */
    final int top(int begin, int outside, int end) {
        for (int i = begin; i < end; i++) {
            boolean out = heads[i] < begin || heads[i] >= end;
            if (out && isNominal(i) && (heads[i] == outside || heads[i] == end || heads[i] < begin)) {
                return i;
            }
        }
        return -1;
    }

    /** The noun that a phrase which ends at a word hangs by, not looking into the clause behind it. */
    final int nounEndingAt(int last, int clause) {
        int noun = -1;
        int at = last;
        for (int steps = 0; at >= 0 && at <= last && at != clause && steps <= heads.length; steps++) {
            if (isNominal(at)) {
                noun = noun >= 0 && !reaches(at, noun) ? noun : at;
            } else if (noun >= 0) {
                break;
            }
            at = heads[at];
        }
        return noun;
    }

    /** Whether a noun is only a further part of the phrase below it: a name's head, or a compound's. */
    final boolean reaches(int above, int below) {
        return heads[below] == above && Set.of("flat", "compound", "nmod:desc").contains(relations[below]);
    }

    final boolean onlyVerbGroup(int from, int to) {
        for (int i = from; i < to; i++) {
            boolean inside = isVerbGroup(i) || dominates(to, i);
            if (!inside) {
                return false;
            }
        }
        return true;
    }

    final boolean isVerbGroup(int word) {
        return switch (tags[word].upos()) {
            case "AUX", "ADV", "PART" -> true;
            default -> false;
        };
    }

    final boolean hasSubject(int verb) {
        return child(verb, "nsubj") >= 0
                || child(verb, "nsubj:pass") >= 0
                || child(verb, "csubj") >= 0
                || child(verb, "expl") >= 0;
    }

    final boolean hasObject(int verb) {
        return child(verb, "obj") >= 0 || child(verb, "ccomp") >= 0;
    }

    final boolean isFinite(int verb) {
        return switch (tags[verb].xpos()) {
            case "VBD", "VBZ", "VBP", "MD" -> true;
            default -> child(verb, "aux") >= 0 || child(verb, "aux:pass") >= 0 || child(verb, "cop") >= 0;
        };
    }

    /** "attacking", "having attacked", "being attacked". */
    final boolean isParticiple(int verb) {
        int auxiliary = Math.max(child(verb, "aux"), child(verb, "aux:pass"));
        return switch (tags[verb].xpos()) {
            case "VBG" -> auxiliary < 0;
            case "VBN" -> auxiliary >= 0 && tags[auxiliary].xpos().equals("VBG");
            default -> false;
        };
    }

    final boolean isVerb(int word) {
        return tags[word].upos().equals("VERB");
    }

    final boolean isName(int word) {
        return tags[word].upos().equals("PROPN");
    }

    final boolean isNominal(int word) {
        return switch (tags[word].upos()) {
            case "NOUN", "PROPN", "PRON" -> true;
            default -> false;
        };
    }

    final boolean isComma(int word) {
        return words[word].folded().equals(",");
    }
}
