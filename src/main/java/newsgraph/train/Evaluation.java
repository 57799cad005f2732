package newsgraph.train;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.language.Name;
import newsgraph.language.NameType;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.language.Token;

/** Measures the analysis of raw text against gold: each gold sentence is one text. */
public final class Evaluation {
    private final TextAnalyzer analyzer;
    private final Map<String, int[]> counts = new LinkedHashMap<>();

    private Evaluation(TextAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /**
     * One line of a result.
     *
     * @param right how many were given and are right
     * @param given how many were given
     * @param expected how many the gold has
     */
    public record Figure(String name, int right, int given, int expected) {
        public double precision() {
            return given == 0 ? 0 : (double) right / given;
        }

        public double recall() {
            return expected == 0 ? 0 : (double) right / expected;
        }

        public double f1() {
            double sum = precision() + recall();
            return sum == 0 ? 0 : 2 * precision() * recall() / sum;
        }

        /** Three decimals of the number as it is stored, a half to the even digit. */
        private static BigDecimal rounded(double value) {
            return new BigDecimal(value).setScale(3, RoundingMode.HALF_EVEN);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-24s P %s  R %s  F1 %s   (%d right, %d given, %d in the gold)",
                    name,
                    rounded(precision()),
                    rounded(recall()),
                    rounded(f1()),
                    right,
                    given,
                    expected);
        }
    }

    /**
     * The figures of the shipped models.
     *
     * @param kind {@code names} (OpenNLP name-finder sentences) or {@code syntax} (CoNLL-U)
     * @throws IllegalArgumentException for another kind
     */
    public static List<Figure> run(String kind, Path gold) throws IOException {
        return run(kind, gold, TextAnalyzer.shared());
    }

    /** The figures of an analyzer. */
    public static List<Figure> run(String kind, Path gold, TextAnalyzer analyzer) throws IOException {
        Evaluation evaluation = new Evaluation(analyzer);
        switch (kind) {
            case "names" -> evaluation.names(gold);
            case "syntax" -> evaluation.syntax(gold);
            default ->
                throw new IllegalArgumentException("no such kind: " + kind
                        + ". Kinds are names (OpenNLP name-finder sentences), syntax (CoNLL-U).");
        }
        List<Figure> figures = new ArrayList<>();
        evaluation.counts.forEach((name, c) -> figures.add(new Figure(name, c[0], c[1], c[2])));
        return figures;
    }

    private void count(String name, int right, int given, int expected) {
        int[] count = counts.computeIfAbsent(name, k -> new int[3]);
        count[0] += right;
        count[1] += given;
        count[2] += expected;
    }

    private void names(Path gold) throws IOException {
        for (NameCorpus.Line line : NameCorpus.read(gold)) {
            Set<NameCorpus.Marked> expected = new HashSet<>(line.names());
            Set<NameCorpus.Marked> given = new HashSet<>(marked(analyzer.analyze(line.text())));
            for (NameType type : NameType.values()) {
                String name = type.name().toLowerCase(Locale.ROOT);
                Set<NameCorpus.Marked> right = ofType(given, name);
                int givenOfType = right.size();
                Set<NameCorpus.Marked> expectedOfType = ofType(expected, name);
                right.retainAll(expectedOfType);
                count(name, right.size(), givenOfType, expectedOfType.size());
            }
        }
        int[] all = new int[3];
        counts.values().forEach(c -> {
            all[0] += c[0];
            all[1] += c[1];
            all[2] += c[2];
        });
        count("names", all[0], all[1], all[2]);
    }

    private static Set<NameCorpus.Marked> ofType(Set<NameCorpus.Marked> names, String type) {
        Set<NameCorpus.Marked> ofType = new HashSet<>(names);
        ofType.removeIf(name -> !name.type().equals(type));
        return ofType;
    }

    private static List<NameCorpus.Marked> marked(Text text) {
        List<NameCorpus.Marked> marked = new ArrayList<>();
        for (Name name : text.names()) {
            List<Token> tokens = text.sentences().get(name.sentence()).tokens();
            marked.add(new NameCorpus.Marked(
                    tokens.get(name.firstToken()).begin(),
                    tokens.get(name.endToken() - 1).end(),
                    name.type().name().toLowerCase(Locale.ROOT)));
        }
        return marked;
    }

    private void syntax(Path gold) throws IOException {
        for (GoldSyntax sentence : GoldSyntax.read(gold)) {
            Map<Long, Integer> places = new HashMap<>();
            for (int i = 0; i < sentence.words().size(); i++) {
                places.put(
                        place(
                                sentence.words().get(i).begin(),
                                sentence.words().get(i).end()),
                        i);
            }
            int given = 0;
            int[] right = new int[4];
            for (Sentence found : analyzer.analyze(sentence.text()).sentences()) {
                given += found.tokens().size();
                for (Token token : found.tokens()) {
                    compare(sentence, places, found, token, right);
                }
            }
            int expected = sentence.words().size();
            count("words", right[0], given, expected);
            count("UPOS", right[1], given, expected);
            count("UAS", right[2], given, expected);
            count("LAS", right[3], given, expected);
        }
    }

    private static void compare(
            GoldSyntax gold, Map<Long, Integer> places, Sentence sentence, Token token, int[] right) {
        Integer index = places.get(place(token.begin(), token.end()));
        if (index == null) {
            return;
        }
        GoldSyntax.Word word = gold.words().get(index);
        right[0]++;
        if (token.upos().equals(word.upos())) {
            right[1]++;
        }
        int head = -1;
        if (token.head() >= 0) {
            Token above = sentence.tokens().get(token.head());
            head = places.getOrDefault(place(above.begin(), above.end()), Integer.MAX_VALUE);
        }
        if (head == word.head()) {
            right[2]++;
            if (GoldSyntax.withoutSubtype(token.deprel()).equals(word.relation())) {
                right[3]++;
            }
        }
    }

    private static long place(int begin, int end) {
        return (long) begin << 32 | end;
    }
}
