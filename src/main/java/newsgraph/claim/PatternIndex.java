package newsgraph.claim;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;

/**
 * The patterns of all wordings, by their predicates. A wording is analysed when a sentence first holds one of its words: most
 * of the wordings of a large ontology never are, and a program that reads one short text need not wait for all of them. What
 * is found does not depend on what was analysed before. Safe for use by many threads.
 */
final class PatternIndex {
    private final List<LazyWording> wordings;
    /** The wordings not analysed yet, by each of their words' dictionary forms. */
    private final Map<String, List<LazyWording>> pending = new ConcurrentHashMap<>();
    /** Patterns by predicate, and those without one by a word that they hold, each in the ontology's order. */
    private final Map<String, SortedMap<Integer, Needing>> byPredicate = new ConcurrentHashMap<>();

    private final Map<String, SortedMap<Integer, WordingPattern>> byWord = new ConcurrentHashMap<>();
    private final List<WordingPattern> everywhere = new ArrayList<>();

    /**
     * A pattern with the words that it asks for beside its predicate.
     *
     * @param words for each such word, the last words of the dictionary forms that may stand there
     */
    private record Needing(WordingPattern pattern, List<Set<String>> words) {
        static Needing of(WordingPattern pattern) {
            List<Set<String>> words = new ArrayList<>();
            pattern.root().branches().forEach(branch -> collect(branch.node(), words));
            return new Needing(pattern, words);
        }

        private static void collect(WordingPattern.Node node, List<Set<String>> into) {
            if (!node.lemmas().isEmpty()) {
                Set<String> heads = new HashSet<>();
                node.lemmas().forEach(lemma -> heads.add(lastWord(lemma)));
                into.add(heads);
            }
            node.branches().forEach(branch -> collect(branch.node(), into));
        }

        boolean mayBeIn(Set<String> lemmas) {
            for (Set<String> heads : words) {
                if (Collections.disjoint(heads, lemmas)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The dictionary forms of a sentence's words, in lower case. */
    static Set<String> lemmas(ClauseGraph graph) {
        Set<String> lemmas = new HashSet<>();
        for (int i = 0; i < graph.size(); i++) {
            lemmas.add(graph.token(i).lemma().toLowerCase(Locale.ROOT));
        }
        return lemmas;
    }

    /** Takes the wordings in the ontology's order. */
    PatternIndex(Collection<LazyWording> wordings) {
        this.wordings = List.copyOf(wordings);
        Map<String, List<LazyWording>> byTrigger = new HashMap<>();
        for (LazyWording wording : this.wordings) {
            if (wording.words().isEmpty()) {
                add(wording);
                wording.patterns().stream()
                        .filter(pattern -> pattern.root().lemmas().isEmpty())
                        .forEach(everywhere::add);
            }
            for (String word : wording.words()) {
                byTrigger.computeIfAbsent(word, w -> new ArrayList<>()).add(wording);
            }
        }
        byTrigger.forEach((word, some) -> pending.put(word, List.copyOf(some)));
    }

    /**
     * The patterns that may begin at a token.
     *
     * @param lemmas the dictionary forms of all words of its sentence
     */
    List<WordingPattern> of(Token token, Set<String> lemmas) {
        String lemma = token.lemma().toLowerCase(Locale.ROOT);
        understand(lemma);
        SortedMap<Integer, Needing> some = byPredicate.get(key(lemma, PatternTree.category(token)));
        if (some == null) {
            return List.of();
        }
        List<WordingPattern> found = new ArrayList<>();
        for (Needing needing : some.values()) {
            if (needing.mayBeIn(lemmas)) {
                found.add(needing.pattern());
            }
        }
        return found;
    }

    /** The patterns that have a slot at their top, where the sentence holds one of their words. */
    List<WordingPattern> withoutPredicate(ClauseGraph graph) {
        Set<WordingPattern> found = new LinkedHashSet<>(everywhere);
        SortedMap<Integer, WordingPattern> ordered = new TreeMap<>();
        for (int i = 0; i < graph.size(); i++) {
            String lemma = graph.token(i).lemma().toLowerCase(Locale.ROOT);
            understand(lemma);
            ordered.putAll(byWord.getOrDefault(lemma, Collections.emptySortedMap()));
        }
        found.addAll(ordered.values());
        return List.copyOf(found);
    }

    /** All wordings, whether analysed yet or not. */
    List<LazyWording> wordings() {
        return wordings;
    }

    private void understand(String lemma) {
        List<LazyWording> some = pending.get(lemma);
        if (some == null) {
            return;
        }
        for (LazyWording wording : some) {
            add(wording);
        }
        pending.remove(lemma);
    }

    /** Adds a wording's patterns; to add them twice changes nothing. */
    private synchronized void add(LazyWording wording) {
        int number = 0;
        for (WordingPattern pattern : wording.patterns()) {
            int order = wording.order() + number++;
            WordingPattern.Node root = pattern.root();
            if (root.lemmas().isEmpty()) {
                for (String lemma : wording.words()) {
                    insert(byWord, lemma, order, pattern);
                }
            }
            for (String lemma : root.lemmas()) {
                String key = key(lastWord(lemma), root.category());
                insert(byPredicate, key, order, Needing.of(pattern));
            }
        }
    }

    /** Puts a new map in the place of the old one, which others may be reading. */
    private static <T> void insert(Map<String, SortedMap<Integer, T>> index, String key, int order, T pattern) {
        SortedMap<Integer, T> longer = new TreeMap<>(index.getOrDefault(key, Collections.emptySortedMap()));
        longer.put(order, pattern);
        index.put(key, longer);
    }

    /** The word of a dictionary form by which it is looked up: the "minister" of "prime minister". */
    private static String lastWord(String lemma) {
        return lemma.substring(lemma.lastIndexOf(' ') + 1);
    }

    private static String key(String lemma, String category) {
        return lemma + '/' + category;
    }
}
