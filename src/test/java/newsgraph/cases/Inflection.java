package newsgraph.cases;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import newsgraph.language.TextAnalyzer;

/** The forms of English verbs: the product's own list of lemmas read backwards, and the rules of spelling for the rest. */
final class Inflection {
    private static final String VOWELS = "aeiou";
    /** Past forms that the corpora's spelling mistakes and rarities would else shadow, or that they lack. */
    private static final Map<String, String> PAST = Map.of("seek", "sought", "lead", "led");

    private static final Map<String, String> PARTICIPLE = Map.of("seek", "sought", "lead", "led");

    private final Map<String, String> past = new HashMap<>();
    private final Map<String, String> participle = new HashMap<>();
    private final TextAnalyzer analyzer;

    Inflection(TextAnalyzer analyzer) {
        this.analyzer = analyzer;
        try (InputStream in =
                        Objects.requireNonNull(TextAnalyzer.class.getResourceAsStream("/models/lemmas.tsv"), "lemmas");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().map(line -> line.split("\t", -1)).forEach(this::irregular);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        past.putAll(PAST);
        participle.putAll(PARTICIPLE);
    }

    private void irregular(String[] cells) {
        boolean word = cells[0].matches("[a-z]{3,}") && !cells[0].endsWith("ed");
        if (word && cells[1].equals("VBD")) {
            past.merge(cells[2], cells[0], Inflection::likelier);
        } else if (word && cells[1].equals("VBN")) {
            participle.merge(cells[2], cells[0], Inflection::likelier);
        }
    }

    private static String likelier(String a, String b) {
        return a.length() < b.length() ? a : b;
    }

    String past(String lemma) {
        return past.getOrDefault(lemma, regular(lemma));
    }

    String participle(String lemma) {
        return participle.getOrDefault(lemma, past(lemma));
    }

    /** "-ed" in the spelling that the product's lemmatizer takes back to the same lemma. */
    private String regular(String lemma) {
        char last = lemma.charAt(lemma.length() - 1);
        char before = lemma.charAt(lemma.length() - 2);
        String plain = last == 'e' ? lemma + "d" : lemma + "ed";
        String doubled = lemma + last + "ed";
        String withI = lemma.substring(0, lemma.length() - 1) + "ied";
        if (last == 'y' && VOWELS.indexOf(before) < 0) {
            return withI;
        }
        boolean mayDouble = VOWELS.indexOf(last) < 0 && VOWELS.indexOf(before) >= 0 && "wxy".indexOf(last) < 0;
        boolean plainWorks = analyzer.lemma(plain, "VERB").equals(lemma);
        boolean short1 = lemma.chars().filter(c -> VOWELS.indexOf(c) >= 0).count() == 1;
        boolean doubles = mayDouble
                && (short1 || Set.of("expel", "control", "admit", "forget").contains(lemma));
        return doubles
                        || (mayDouble
                                && !plainWorks
                                && analyzer.lemma(doubled, "VERB").equals(lemma))
                ? doubled
                : plain;
    }

    /** The form in "-ing". */
    String gerund(String lemma) {
        if (lemma.matches(".*[eyo]e") || lemma.endsWith("y")) {
            return lemma + "ing";
        }
        return lemma.endsWith("ie")
                ? lemma.substring(0, lemma.length() - 2) + "ying"
                : regular(lemma).replaceFirst("ed$", "ing");
    }

    /** The third person of the present tense. */
    String third(String lemma) {
        char last = lemma.charAt(lemma.length() - 1);
        if (last == 'y' && VOWELS.indexOf(lemma.charAt(lemma.length() - 2)) < 0) {
            return lemma.substring(0, lemma.length() - 1) + "ies";
        }
        return lemma.matches(".*(s|x|z|ch|sh|o)") ? lemma + "es" : lemma + "s";
    }
}
