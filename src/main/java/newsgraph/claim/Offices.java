package newsgraph.claim;

import java.util.ArrayList;
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
 * not his country's, a deputy prime minister no prime minister.
 */
final class Offices {
    /** How many words before its last an office may have. */
    private static final int LONGEST = 3;

    private final Set<String> heads;
    private final Set<String> known;
    private final Set<String> lesser;
    private final Set<String> factions;

    Offices(Map<String, List<String>> wordLists) {
        heads = lowerCase(wordLists, "headNouns");
        known = lowerCase(wordLists, "headNouns", "positionNouns");
        lesser = lowerCase(wordLists, "lesserOfficeWords");
        factions = lowerCase(wordLists, "factionWords");
    }

    private static Set<String> lowerCase(Map<String, List<String>> wordLists, String... names) {
        Set<String> words = new HashSet<>();
        for (String name : names) {
            wordLists.getOrDefault(name, List.of()).forEach(word -> words.add(word.toLowerCase(Locale.ROOT)));
        }
        return words;
    }

    /**
     * Whether the sentence speaks of another office than the wording.
     *
     * @param isMention whether an entity hangs on a token: whose office it is does not make it another
     */
    boolean isAnother(ClauseGraph graph, WordingMatcher.Match match, IntPredicate isMention) {
        WordingPattern.Node node = match.pattern().root();
        if (node.slot() != null || !node.category().equals("NOUN") || !node.has(Role.SUBJECT)) {
            return false;
        }
        int noun = match.predicate();
        String word = graph.token(noun).lemma().toLowerCase(Locale.ROOT);
        if (!known.contains(word)) {
            return false;
        }
        List<String> before = wordsBefore(graph, noun);
        int length = before.size();
        while (length > 0 && !known.contains(office(before, length, word))) {
            length--;
        }
        String office = office(before, length, word);
        if (!node.lemmas().contains(office)) {
            return true;
        }
        boolean needsTop = heads.containsAll(node.lemmas());
        int whose = match.slots().getOrDefault("OBJECT", noun);
        return isNarrowed(graph, noun, noun - length, whose, isMention, heads.contains(office), needsTop);
    }

    private static String office(List<String> before, int length, String word) {
        List<String> words = new ArrayList<>(before.subList(before.size() - length, before.size()));
        words.add(word);
        return String.join(" ", words);
    }

    private static List<String> wordsBefore(ClauseGraph graph, int noun) {
        List<String> words = new ArrayList<>();
        for (int i = Math.max(0, noun - LONGEST); i < noun; i++) {
            words.add(graph.token(i).form().toLowerCase(Locale.ROOT));
        }
        return words;
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
