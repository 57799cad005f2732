package newsgraph.language;

import java.util.Set;

/**
 * Tags as a verb what taggers know as a noun alone, where only a base form can stand: "ready to box", "used to e-mail", "go ahead
 * and forward it". Behind most other words "to" may be a preposition, and the tagger's choice stays.
 */
final class InfinitiveTags {
    private static final Set<String> INFINITIVE_WORDS = WordList.read("infinitive-words.txt");
    /** "is used to noise": a habit that one has takes a noun. */
    private static final Set<String> ACCUSTOMED =
            Set.of("be", "been", "is", "are", "was", "were", "am", "get", "got", "getting");

    private static final Tag TO = new Tag("PART", "TO");
    private static final Tag VERB = new Tag("VERB", "VB");

    private InfinitiveTags() {}

    /** Changes the tags of a sentence's words in place. */
    static void settle(Word[] words, Tag[] tags) {
        for (int i = 2; i < words.length; i++) {
            if (isBehindGoAhead(words, i) && tags[i].upos().matches("NOUN|ADV|ADJ")) {
                tags[i] = VERB;
            }
            boolean noun = tags[i].xpos().equals("NN") || tags[i].xpos().equals("NNP");
            boolean behindTo = noun
                    && words[i - 1].folded().equals("to")
                    && words[i].form().equals(words[i].folded())
                    && words[i].shape().startsWith("x");
            if (behindTo && INFINITIVE_WORDS.contains(words[i - 2].folded()) && !isAccustomed(words, i - 2)) {
                tags[i - 1] = TO;
                tags[i] = VERB;
                settleSecond(words, tags, i + 2);
            }
        }
    }

    /** "an urge to torture or maim animals": what is joined to an infinitive and has an object is another. */
    private static void settleSecond(Word[] words, Tag[] tags, int second) {
        boolean joined = second + 1 < words.length
                && Set.of("and", "or").contains(words[second - 1].folded())
                && tags[second].xpos().equals("NN");
        if (joined && tags[second + 1].xpos().matches("NNP?S?|DT|PRP")) {
            tags[second] = VERB;
        }
    }

    /** "go ahead and forward it" */
    private static boolean isBehindGoAhead(Word[] words, int i) {
        return i > 2
                && words[i - 1].folded().equals("and")
                && words[i - 2].folded().equals("ahead")
                && words[i - 3].folded().equals("go");
    }

    private static boolean isAccustomed(Word[] words, int used) {
        return words[used].folded().equals("used") && used > 0 && ACCUSTOMED.contains(words[used - 1].folded());
    }
}
