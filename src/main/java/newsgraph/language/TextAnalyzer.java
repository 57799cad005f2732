package newsgraph.language;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import newsgraph.language.LineJoiner.Stretch;
import newsgraph.language.Tokenizer.Piece;

/** Finds sentences, tokens, tags, lemmas, syntax and names in a text. Safe for use by many threads. */
public final class TextAnalyzer {
    /** Longer sentences are cut: what is longer is no sentence, and searches must not cost more than linear time. */
    private static final int LONGEST_SENTENCE_IN_TOKENS = 300;

    /** The Penn tags of words that have a dictionary form of their own, by their Universal parts of speech. */
    private static final Map<String, List<String>> INFLECTED = Map.of(
            "VERB", List.of("VB", "VBD", "VBG", "VBN", "VBP", "VBZ"),
            "NOUN", List.of("NN", "NNS"),
            "ADJ", List.of("JJ", "JJR", "JJS", "VBN", "VBG"),
            "ADV", List.of("RB", "RBR", "RBS"));

    private final Models models;
    private final Segmenter segmenter;
    private final Tokenizer tokenizer;
    private final DocumentNames documentNames = new DocumentNames();

    private TextAnalyzer(Models models) {
        this.models = models;
        Abbreviations abbreviations = Abbreviations.load();
        this.segmenter = new Segmenter(abbreviations);
        this.tokenizer = new Tokenizer(abbreviations);
    }

    private static final class Shipped {
        static final TextAnalyzer ANALYZER = new TextAnalyzer(Models.shipped());
    }

    /** The analyzer of the models that ship with Newsgraph, loaded once a process. */
    public static TextAnalyzer shared() {
        return Shipped.ANALYZER;
    }

    /** The analyzer of the models in a folder, as training writes them. */
    public static TextAnalyzer of(Path folder) throws IOException {
        return new TextAnalyzer(Models.in(folder));
    }

    /** The dictionary form of a word that stands as the given Universal part of speech. */
    public String lemma(String form, String upos) {
        String lower = form.toLowerCase(Locale.ROOT);
        if (upos.equals("VERB") && !lower.endsWith("s") && !lower.endsWith("ing") && !lower.endsWith("ed")) {
            return lower;
        }
        boolean inflected = lower.endsWith("s") && !lower.endsWith("ss");
        String xpos = switch (upos) {
            case "VERB", "AUX" ->
                inflected ? "VBZ" : lower.endsWith("ing") ? "VBG" : lower.endsWith("ed") ? "VBN" : "VB";
            case "NOUN" -> inflected ? "NNS" : "NN";
            case "PROPN" -> "NNP";
            case "ADV" -> "RB";
            default -> "JJ";
        };
        return models.lemmatizer().lemma(Word.of(form, models.clusters()), new Tag(upos, xpos));
    }

    /** The dictionary forms that a word can have in any reading of it, in lower case. */
    public Set<String> lemmas(String form) {
        Word word = Word.of(form, models.clusters());
        Set<String> lemmas = new TreeSet<>();
        lemmas.add(form.toLowerCase(Locale.ROOT));
        INFLECTED.forEach((upos, tags) -> {
            for (String xpos : tags) {
                lemmas.add(models.lemmatizer().lemma(word, new Tag(upos, xpos)).toLowerCase(Locale.ROOT));
            }
        });
        return lemmas;
    }

    /** The analysis of any string, well-formed whatever the string. */
    public Text analyze(String text) {
        List<Sentence> sentences = new ArrayList<>();
        List<Name> names = new ArrayList<>();
        for (Stretch stretch : segmenter.segment(text)) {
            List<Piece> pieces = tokenizer.tokenize(text, stretch.begin(), stretch.end());
            for (int from = 0; from < pieces.size(); ) {
                int to = Math.min(pieces.size(), from + LONGEST_SENTENCE_IN_TOKENS);
                analyze(text, pieces.subList(from, to), sentences, names);
                from = to;
            }
        }
        return new Text(text, sentences, documentNames.settle(sentences, names));
    }

    private void analyze(String text, List<Piece> pieces, List<Sentence> sentences, List<Name> names) {
        int n = pieces.size();
        Word[] words = new Word[n];
        for (int i = 0; i < n; i++) {
            words[i] =
                    Word.of(text.substring(pieces.get(i).begin(), pieces.get(i).end()), models.clusters());
        }
        Tag[] tags = models.tagger().tag(words);
        InfinitiveTags.settle(words, tags);
        Parser.Tree tree = models.parser().parse(words, tags);
        names.addAll(models.names().find(sentences.size(), words, tags));
        List<Token> tokens = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            Piece piece = pieces.get(i);
            tokens.add(new Token(
                    piece.begin(),
                    piece.end(),
                    text.substring(piece.begin(), piece.end()),
                    models.lemmatizer().lemma(words[i], tags[i]),
                    tags[i].upos(),
                    tags[i].xpos(),
                    tree.heads().get(i),
                    tree.relations().get(i)));
        }
        sentences.add(new Sentence(pieces.get(0).begin(), pieces.get(n - 1).end(), tokens));
    }
}
