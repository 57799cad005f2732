package newsgraph.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import newsgraph.ontology.RuleBookReader;
import org.junit.jupiter.api.Test;

/** What {@code check} tells of wordings that stand in one another's way, or can be understood in two ways. */
class WordingReportTest {
    private static final RuleBook SHIPPED = RuleBookReader.bundled();

    private static Relation relation(String name, String domain, String... wordings) {
        Set<String> domains = domain.isEmpty() ? Set.of() : Set.of(domain);
        return new Relation(
                "urn:" + name,
                name,
                name,
                "",
                domains,
                Set.of(),
                List.of(),
                null,
                null,
                null,
                null,
                List.of(wordings),
                List.of());
    }

    private static WordingReport report(Relation... relations) {
        RuleBook book = new RuleBook(
                List.of(relations),
                SHIPPED.superclasses(),
                SHIPPED.signals(),
                SHIPPED.gazetteer(),
                SHIPPED.wordLists());
        return new ClaimReader(book, TextAnalyzer.shared()).wordings();
    }

    @Test
    void tellsTwoRelationsWordedAlike() {
        WordingReport report = report(
                relation("tickled", "", "SUBJECT tickles OBJECT"), relation("amused", "", "SUBJECT tickles OBJECT"));
        assertEquals(
                List.of("tickled and amused are worded alike: \"SUBJECT tickles OBJECT\" and"
                        + " \"SUBJECT tickles OBJECT\"; both are claimed"),
                report.shadowed());
    }

    @Test
    void thoseOfDifferentKindsOfSubjectsAreNotAlike() {
        WordingReport report = report(
                relation("tickled", "Person", "SUBJECT tickles OBJECT"),
                relation("amused", "State", "SUBJECT tickles OBJECT"));
        assertEquals(List.of(), report.shadowed());
    }

    @Test
    void tellsThatTheOpenWordingYieldsToTheOneWithAWordOfItsOwn() {
        WordingReport report = report(
                relation("sought", "", "SUBJECT seeks OBJECT"),
                relation("soughtTalksWith", "", "SUBJECT seeks talks with OBJECT"));
        assertEquals(
                List.of("sought: \"SUBJECT seeks OBJECT\" yields to"
                        + " soughtTalksWith: \"SUBJECT seeks talks with OBJECT\" where both are used"),
                report.shadowed());
    }

    @Test
    void wordingsOfOneRelationDoNotStandInEachOthersWay() {
        WordingReport report =
                report(relation("tickled", "", "SUBJECT tickles OBJECT", "OBJECT is tickled by SUBJECT"));
        assertEquals(List.of(), report.shadowed());
    }

    @Test
    void tellsAWordingThatHangsTogetherInTwoWays() {
        WordingReport report = report(relation("arrested", "", "SUBJECT makes an arrest of OBJECT"));
        assertEquals(1, report.ambiguous().size());
        String line = report.ambiguous().get(0);
        assertTrue(line.startsWith("arrested: SUBJECT makes an arrest of OBJECT -> "), line);
        List<String> ways = new ArrayList<>(List.of(line.split(" -> ", 2)[1].split(" {2}or {2}", -1)));
        assertEquals(2, ways.size());
        assertTrue(ways.remove("make (object: arrest (of: OBJECT), subject: SUBJECT)"), line);
    }

    @Test
    void bothOrdersOfTwoObjectsAreOneWay() {
        WordingReport report = report(relation("sent", "", "SUBJECT sends RECIPIENT OBJECT", "SUBJECT sends OBJECT"));
        assertEquals(List.of(), report.ambiguous());
    }

    @Test
    void tellsWhatWasNotUnderstood() {
        WordingReport report = report(relation("odd", "", "SUBJECT of of of", "SUBJECT tickles OBJECT"));
        assertEquals(Map.of("odd", List.of("SUBJECT of of of")), report.notUnderstood());
        assertEquals(1, report.understood().size());
    }
}
