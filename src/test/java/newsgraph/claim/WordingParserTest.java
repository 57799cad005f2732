package newsgraph.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import org.junit.jupiter.api.Test;

class WordingParserTest {
    private final WordingParser parser =
            new WordingParser(TextAnalyzer.shared(), Map.of("posts", List.of("minister", "prime minister")), Map.of());

    private List<String> parse(String wording) {
        Relation relation = new Relation(
                "urn:r",
                "r",
                "r",
                "",
                Set.of("Person"),
                Set.of("Person"),
                List.of(),
                null,
                null,
                null,
                null,
                List.of(wording),
                List.of());
        return parser.parse(relation, wording).stream()
                .map(WordingPattern::describe)
                .toList();
    }

    @Test
    void aClauseIsItsPredicateWithItsRoles() {
        assertTrue(
                parse("SUBJECT arrests|detains OBJECT").contains("arrest|detain (object: OBJECT, subject: SUBJECT)"));
    }

    @Test
    void aPassiveIsUnderstoodAsItsActive() {
        assertEquals(
                parse("SUBJECT arrests OBJECT"),
                parse("OBJECT is arrested by SUBJECT").stream()
                        .map(p -> p.equals("arrest (subject: SUBJECT, object: OBJECT)")
                                ? "arrest (object: OBJECT, subject: SUBJECT)"
                                : p)
                        .toList());
    }

    @Test
    void aChoiceOfPrepositionsMakesAPatternEach() {
        List<String> patterns = parse("SUBJECT's attack on|against OBJECT");
        assertTrue(patterns.contains("attack (poss: SUBJECT, on: OBJECT)"), patterns.toString());
        assertTrue(patterns.contains("attack (poss: SUBJECT, against: OBJECT)"), patterns.toString());
    }

    @Test
    void aVerbOfTwoObjectsIsUnderstoodInBothOrders() {
        List<String> patterns = parse("SUBJECT sends a letter to OBJECT");
        assertTrue(patterns.size() > 2, patterns.toString());
    }

    @Test
    void aListStandsForItsWordsAndPhrases() {
        List<String> patterns = parse("SUBJECT is the WORD=posts of OBJECT");
        assertTrue(patterns.stream().anyMatch(p -> p.startsWith("minister|prime minister (")), patterns.toString());
    }

    @Test
    void whatIsNoClauseIsNotUnderstood() {
        assertEquals(List.of(), parse("SUBJECT OBJECT SUBJECT"));
        assertEquals(List.of(), parse("SUBJECT is the WORD=nothing of OBJECT"));
        assertEquals(List.of(), parse("nobody at all"));
        assertEquals(List.of(), parse(""));
    }
}
