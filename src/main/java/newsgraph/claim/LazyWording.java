package newsgraph.claim;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/** A wording of the ontology, analysed when it is first needed. Safe for use by many threads. */
final class LazyWording {
    /** So many patterns at most come of one wording; its place among all is a multiple of this. */
    static final int MOST_PATTERNS = 1 << 12;

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}-]+");
    private static final Pattern SLOT = Pattern.compile("\\p{Lu}{3,}");
    private static final Pattern LIST = Pattern.compile("\\p{Lu}{3,}=(\\w+)");

    private final Relation relation;
    private final String wording;
    private final int order;
    private final Set<String> words;
    private final WordingParser parser;
    private @Nullable List<WordingPattern> patterns;

    /**
     * @param number the wording's place in the ontology, from 0
     * @param wordLists the lists that a slot may name
     */
    LazyWording(
            Relation relation,
            String wording,
            int number,
            WordingParser parser,
            TextAnalyzer analyzer,
            Map<String, List<String>> wordLists) {
        this.relation = relation;
        this.wording = wording;
        this.order = number * MOST_PATTERNS;
        this.parser = parser;
        this.words = words(wording, analyzer, wordLists);
    }

    private static Set<String> words(String wording, TextAnalyzer analyzer, Map<String, List<String>> wordLists) {
        Set<String> words = new LinkedHashSet<>();
        Matcher list = LIST.matcher(wording);
        while (list.find()) {
            for (String phrase : wordLists.getOrDefault(list.group(1), List.of())) {
                String lower = phrase.toLowerCase(Locale.ROOT);
                addWords(lower, analyzer, words);
                // "d'affaires" is one word to some, and two to others.
                for (String piece : lower.split(" ", -1)) {
                    if (!WordingParser.isFunctionWord(piece)) {
                        words.addAll(analyzer.lemmas(piece));
                    }
                }
            }
        }
        addWords(list.replaceAll(" "), analyzer, words);
        return Set.copyOf(words);
    }

    private static void addWords(String phrase, TextAnalyzer analyzer, Set<String> words) {
        Matcher word = WORD.matcher(phrase);
        while (word.find()) {
            boolean slot = SLOT.matcher(word.group()).matches();
            if (!slot && !WordingParser.isFunctionWord(word.group())) {
                words.addAll(analyzer.lemmas(word.group()));
                // A tokenizer may take a hyphenated word to pieces.
                for (String part : word.group().split("-", -1)) {
                    if (!part.isEmpty()) {
                        words.addAll(analyzer.lemmas(part));
                    }
                }
            }
        }
    }

    Relation relation() {
        return relation;
    }

    String wording() {
        return wording;
    }

    /** The dictionary forms of its words, in any reading of them; a sentence that holds none of them does not use it. */
    Set<String> words() {
        return words;
    }

    /** The place of its first pattern among the patterns of all wordings. */
    int order() {
        return order;
    }

    /** Its patterns; empty where it could not be understood. */
    synchronized List<WordingPattern> patterns() {
        if (patterns == null) {
            patterns = List.copyOf(parser.parse(relation, wording));
        }
        return patterns;
    }
}
