package newsgraph.train;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import newsgraph.language.Lemmatizer;
import newsgraph.language.Tag;
import newsgraph.language.Word;

/** Learns dictionary forms: which words are some, and where the rules of inflection go wrong. */
final class LemmaLearner {
    /** A base form that the tagger found so often is believed without a gold lemma. */
    private static final int BELIEVED_FROM = 3;

    /** How often each lemma was seen, by form, tab, Penn tag. */
    private final Map<String, Map<String, Integer>> seen = new TreeMap<>();

    private final Map<String, Integer> predictedBases = new HashMap<>();
    private final Set<String> known = new TreeSet<>();

    /** Counts a word with its right lemma. */
    void add(Conllu.Row row) {
        if (row.lemma().equals("_") || isName(row.upos())) {
            return;
        }
        String lower = row.form().toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        seen.computeIfAbsent(lower + '\t' + row.xpos(), k -> new TreeMap<>()).merge(row.lemma(), 1, Integer::sum);
        switch (row.upos()) {
            case "VERB" -> known.add("V\t" + row.lemma());
            case "NOUN" -> known.add("N\t" + row.lemma());
            case "ADJ", "ADV" -> known.add("J\t" + row.lemma());
            default -> {}
        }
    }

    /** Counts a word whose tag was predicted: base forms are dictionary forms. */
    void add(Word word, Tag tag) {
        switch (tag.xpos()) {
            case "VB", "VBP" -> predictedBases.merge("V\t" + word.folded(), 1, Integer::sum);
            case "NN" -> predictedBases.merge("N\t" + word.folded(), 1, Integer::sum);
            case "JJ", "RB" -> predictedBases.merge("J\t" + word.folded(), 1, Integer::sum);
            default -> {}
        }
    }

    private static boolean isName(String upos) {
        return upos.equals("PROPN") || upos.equals("X") || upos.equals("SYM");
    }

    /** The file that the lemmatizer reads. */
    byte[] file() {
        predictedBases.forEach((base, count) -> {
            if (count >= BELIEVED_FROM && base.substring(2).chars().allMatch(Character::isLetter)) {
                known.add(base);
            }
        });
        Set<String> forLemmatizer = new TreeSet<>();
        known.forEach(base -> forLemmatizer.add(base.replace("\t", "")));
        Lemmatizer rules = new Lemmatizer(Map.of(), forLemmatizer);
        StringBuilder file = new StringBuilder();
        known.forEach(base -> file.append('\t').append(base).append('\n'));
        seen.forEach((key, lemmas) -> {
            int tab = key.indexOf('\t');
            String lemma = mostFrequent(lemmas);
            if (!rules.byRule(key.substring(0, tab), key.substring(tab + 1)).equals(lemma)) {
                file.append(key).append('\t').append(lemma).append('\n');
            }
        });
        return file.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String mostFrequent(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .orElseThrow()
                .getKey();
    }
}
