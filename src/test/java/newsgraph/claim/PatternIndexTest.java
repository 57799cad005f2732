package newsgraph.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import newsgraph.language.ClauseGraph;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import newsgraph.ontology.RuleBookReader;
import org.junit.jupiter.api.Test;

/** Wordings that are analysed only when a sentence needs them are found as if all had been analysed before. */
class PatternIndexTest {
    private static final TextAnalyzer ANALYZER = TextAnalyzer.shared();

    private static List<LazyWording> wordings() {
        RuleBook book = RuleBookReader.bundled();
        WordingParser parser = new WordingParser(ANALYZER, book.wordLists(), book.superclasses());
        List<LazyWording> wordings = new ArrayList<>();
        for (Relation relation : book.relations()) {
            for (String wording : relation.wordings()) {
                wordings.add(new LazyWording(relation, wording, wordings.size(), parser, ANALYZER, book.wordLists()));
            }
        }
        return wordings;
    }

    @Test
    void noSentenceUsesAWordingWithoutAWordThatItIsLookedUpBy() {
        List<LazyWording> wordings = wordings();
        wordings.parallelStream().forEach(LazyWording::patterns);
        for (LazyWording wording : wordings) {
            assertTrue(wording.patterns().size() < LazyWording.MOST_PATTERNS, wording.wording());
            for (WordingPattern pattern : wording.patterns()) {
                boolean found = wording.words().isEmpty() || asksForOneOf(wording, pattern.root());
                assertTrue(found, wording.wording() + " " + pattern.describe());
            }
        }
    }

    /** Whether one of the pattern's words can only be one that the wording is looked up by. */
    private static boolean asksForOneOf(LazyWording wording, WordingPattern.Node node) {
        boolean here = !node.lemmas().isEmpty()
                && node.lemmas().stream()
                        .allMatch(lemma -> wording.words().contains(lemma.substring(lemma.lastIndexOf(' ') + 1)));
        return here || node.branches().stream().anyMatch(branch -> asksForOneOf(wording, branch.node()));
    }

    @Test
    void whatIsFoundDoesNotDependOnWhatWasReadBefore() {
        String last = "Chile was thanked by Jan Holt, the president of Peru, who lives in Lima.";
        WordingMatcher fresh = new WordingMatcher(new PatternIndex(wordings()));
        WordingMatcher used = new WordingMatcher(new PatternIndex(wordings()));
        find(used, "Norway granted asylum to Lena Marek, and Poland expelled the mayor of Oslo.");
        List<String> found = find(fresh, last);
        assertFalse(found.isEmpty());
        assertEquals(found, find(used, last));
        assertEquals(found, find(fresh, last), "and again");
    }

    private static List<String> find(WordingMatcher matcher, String text) {
        ClauseGraph graph = new ClauseGraph(ANALYZER.analyze(text).sentences().get(0));
        return matcher.find(graph, token -> true).stream()
                .map(match -> match.pattern().wording() + " " + match.predicate() + " "
                        + new TreeSet<>(match.slots().values()))
                .toList();
    }

    @Test
    void aSentenceWithNoneOfItsWordsLeavesAWordingAlone() {
        RuleBook book = RuleBookReader.bundled();
        int[] analysed = new int[1];
        WordingParser parser = new WordingParser(ANALYZER, book.wordLists(), book.superclasses()) {
            @Override
            List<WordingPattern> parse(Relation relation, String wording) {
                analysed[0]++;
                return super.parse(relation, wording);
            }
        };
        Relation relation = book.relations().get(0);
        LazyWording wording =
                new LazyWording(relation, "SUBJECT tickles OBJECT", 0, parser, ANALYZER, book.wordLists());
        WordingMatcher matcher = new WordingMatcher(new PatternIndex(List.of(wording)));
        assertEquals(List.of(), find(matcher, "Tom Reed slept."));
        assertEquals(0, analysed[0]);
        assertEquals(1, find(matcher, "Tom Reed tickled Ana Ruiz.").size());
        assertEquals(1, analysed[0]);
    }
}
