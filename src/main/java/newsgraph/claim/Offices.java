package newsgraph.claim;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;

/**
 * Tells an office from others whose names end with the same word: Kenya's opposition leader is not its leader, a cartel's leader
 * not his country's, a deputy prime minister no prime minister, the chief of its navy not its head.
 */
final class Offices {
    /** How many tokens an office may have beside the noun by which it is looked up. */
    private static final int LONGEST = 4;

    private final Set<String> heads;
    private final Set<String> known;
    private final Set<String> lesser;
    private final Set<String> factions;
    private final Set<String> arms;

    Offices(Map<String, List<String>> wordLists) {
        heads = lowerCase(wordLists, "headNouns");
        known = lowerCase(wordLists, "headNouns", "positionNouns");
        lesser = lowerCase(wordLists, "lesserOfficeWords");
        factions = lowerCase(wordLists, "factionWords");
        arms = lowerCase(wordLists, "stateArms");
    }

    private static Set<String> lowerCase(Map<String, List<String>> wordLists, String... names) {
        Set<String> words = new HashSet<>();
        for (String name : names) {
            wordLists.getOrDefault(name, List.of()).forEach(word -> words.add(word.toLowerCase(Locale.ROOT)));
        }
        return words;
    }

    /**
     * Whether the sentence speaks of another office than the wording, or of none.
     *
     * @param isMention whether an entity hangs on a token: whose office it is does not make it another
     * @param isName whether the entity is named there: Mr Baker is no baker
     */
    boolean isAnother(ClauseGraph graph, WordingMatcher.Match match, IntPredicate isMention, IntPredicate isName) {
        WordingPattern.Node node = match.pattern().root();
        if (node.slot() != null) {
            return !node.lemmas().isEmpty() && isName.test(match.predicate());
        }
        if (!node.category().equals("NOUN") || !node.has(Role.SUBJECT)) {
            return false;
        }
        int noun = match.predicate();
        String word = graph.token(noun).lemma().toLowerCase(Locale.ROOT);
        if (!known.contains(word)) {
            return false;
        }
        int first = first(graph, noun);
        String office = words(graph, first, noun);
        if (!node.lemmas().contains(office)) {
            return true;
        }
        int whose = match.slots().getOrDefault("OBJECT", noun);
        boolean needsTop = heads.containsAll(node.lemmas());
        if (needsTop && arms.contains(graph.token(whose).lemma().toLowerCase(Locale.ROOT))) {
            return true;
        }
        return isNarrowed(graph, noun, first, whose, isMention, heads.contains(office), needsTop);
    }

    /** The first token of the longest known office whose last is the noun; the noun itself where none is longer. */
    int first(ClauseGraph graph, int noun) {
        for (int first = Math.max(0, noun - LONGEST); first < noun; first++) {
            if (known.contains(words(graph, first, noun))) {
                return first;
            }
        }
        return noun;
    }

    /** The last token of the longest known office that goes on behind the noun, as "secretary of state" does. */
    int last(ClauseGraph graph, int noun) {
        for (int last = Math.min(graph.size() - 1, noun + LONGEST); last > noun; last--) {
            if (known.contains(words(graph, noun, last))) {
                return last;
            }
        }
        return noun;
    }

    /** The tokens from the first to the last, in lower case and as they are spaced, the last in its dictionary form. */
    private static String words(ClauseGraph graph, int first, int last) {
        StringBuilder words = new StringBuilder();
        for (int i = first; i < last; i++) {
            words.append(graph.token(i).form());
            words.append(graph.token(i).end() < graph.token(i + 1).begin() ? " " : "");
        }
        return words.append(graph.token(last).lemma()).toString().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a word before the office makes it another.
     *
     * @param first the office's first token
     * @param whose the token of the entity whose office it would be
     * @param top whether who holds the office heads something: then any noun that is no entity says what ("church leader"),
     *     any adjective of a name ("Socialist leader"), and an entity that stands nearer ("Iraqi Kurdish leader")
     * @param needsTop whether a lesser office of the same body is another
     */
    private boolean isNarrowed(
            ClauseGraph graph, int noun, int first, int whose, IntPredicate isMention, boolean top, boolean needsTop) {
        for (int c : graph.children(noun)) {
            String relation = graph.relation(c);
            boolean modifies = relation.equals("amod") || relation.equals("compound") || relation.equals("nmod:desc");
            if (c >= first || !modifies) {
                continue;
            }
            String form = graph.token(c).form();
            boolean capital = c > 0 && Character.isUpperCase(form.codePointAt(0));
            boolean names = isMention.test(c) ? c > whose : !relation.equals("amod") || capital;
            boolean ofAnother = top && names;
            String word = form.toLowerCase(Locale.ROOT);
            if (ofAnother || factions.contains(word) || (needsTop && lesser.contains(word))) {
                return true;
            }
        }
        return false;
    }
}
