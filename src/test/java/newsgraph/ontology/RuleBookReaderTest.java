package newsgraph.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleBookReaderTest {
    private static final Path CASES = Path.of("src/test/resources/cases/ontology/own");
    private static final RuleBook BUNDLED = RuleBookReader.bundled();

    @TempDir
    Path folder;

    @Test
    void readsARelationInFull() throws IOException {
        Relation relation = relation(own("""
                        my:knighted a owl:ObjectProperty, ng:Relation ;
                            rdfs:label "knighted"@en ;
                            skos:definition "The subject made the object a knight."@en ;
                            rdfs:domain ng:State, ng:Institution ;
                            rdfs:range foaf:Person ;
                            rdfs:subPropertyOf ng:met, skos:related ;
                            ng:cameo "051" ;
                            ng:plover "SUPPORT" ;
                            ng:ploverMode "praise" ;
                            skos:closeMatch <https://example.org/other>, <http://www.wikidata.org/prop/direct/P97> ;
                            ng:wording "SUBJECT knights|dubs   OBJECT", "OBJECT, knight of SUBJECT", "SUBJECT honours OBJECT in PLACE" ;
                            ng:example "Norway knighted Owen Hale. => Norway | Owen Hale" ;
                            ng:counterExample
                                "Norway may knight Owen Hale. => Norway | Owen Hale | possible",
                                "She said Norway knighted Owen Hale. => Norway | Owen Hale | reported | Ana Ruiz",
                                "She said Norway knighted Owen Hale. => Norway | Owen Hale | | Ana Ruiz",
                                "Norway is far away. =>",
                                "Norway is near." .
                        """), "knighted");
        assertEquals(
                new Relation(
                        "https://example.org/my#knighted",
                        "knighted",
                        "knighted",
                        "The subject made the object a knight.",
                        Set.of("State", "Institution"),
                        Set.of("Person"),
                        List.of(
                                "https://w3id.org/newsgraph/ontology#met",
                                "http://www.w3.org/2004/02/skos/core#related"),
                        "051",
                        "SUPPORT",
                        "praise",
                        "P97",
                        List.of(
                                "SUBJECT knights|dubs OBJECT",
                                "OBJECT, knight of SUBJECT",
                                "SUBJECT honours OBJECT in PLACE"),
                        List.of(
                                new Example("Norway knighted Owen Hale.", "Norway", "Owen Hale", true, null, null),
                                new Example(
                                        "Norway may knight Owen Hale.", "Norway", "Owen Hale", false, "possible", null),
                                new Example(
                                        "She said Norway knighted Owen Hale.",
                                        "Norway",
                                        "Owen Hale",
                                        false,
                                        "reported",
                                        "Ana Ruiz"),
                                new Example(
                                        "She said Norway knighted Owen Hale.",
                                        "Norway",
                                        "Owen Hale",
                                        false,
                                        null,
                                        "Ana Ruiz"),
                                new Example("Norway is far away.", null, null, false, null, null),
                                new Example("Norway is near.", null, null, false, null, null))),
                relation);
    }

    @Test
    void readsALiteralRangeAndTheLeastARelationNeeds() throws IOException {
        Relation height = relation(own("""
                        my:height a owl:DatatypeProperty, ng:Relation ; rdfs:label "height"@en ; rdfs:range xsd:integer .
                        """), "height");
        assertEquals(Set.of("Literal"), height.range());
        assertEquals("", height.definition());
        assertNull(height.cameo());
        assertEquals(List.of(), height.wordings());
    }

    @Test
    void makesASignalOfEachLemmaAndComplement() throws IOException {
        RuleBook book = own("""
                my:pretend a ng:Signal ; ng:lemma "pretend", "make believe" ; ng:upos "VERB" ;
                    ng:complement "infinitive", "finite" ; ng:effect "implicative" ; ng:whenPositive "-actual" .
                """);
        assertEquals(
                List.of(
                        new Signal("pretend", "VERB", "infinitive", "implicative", "-actual", null),
                        new Signal("pretend", "VERB", "finite", "implicative", "-actual", null),
                        new Signal("make believe", "VERB", "infinitive", "implicative", "-actual", null),
                        new Signal("make believe", "VERB", "finite", "implicative", "-actual", null)),
                book.signals().stream()
                        .filter(s -> Set.of("pretend", "make believe").contains(s.lemma()))
                        .filter(s -> s.effect().equals("implicative")
                                && s.whenPositive().equals("-actual"))
                        .toList());
    }

    @Test
    void addsAUsersFolderToTheBundledBook() {
        RuleBook book = RuleBookReader.read(CASES.resolve("adds"));
        assertEquals(BUNDLED.relations().size() + 1, book.relations().size());
        assertEquals(
                List.of("SUBJECT knights|dubs OBJECT", "SUBJECT makes OBJECT a knight"),
                relation(book, "knighted").wordings());
        assertEquals(BUNDLED.gazetteer().size() + 2, book.gazetteer().size());
        assertTrue(book.superclasses()
                .getOrDefault("Order", Set.of())
                .containsAll(Set.of("Order", "Institution", "Actor")));
        Gazetteer gazetteer = new Gazetteer(book);
        assertEquals("GBR", gazetteer.find("the Order of the Garter").get(0).code());
        assertEquals("Ecuador", gazetteer.find("La Republica").get(0).label());
        assertEquals(
                "Much Binding",
                gazetteer.find("Much Binding in the Marsh").get(0).label());
        assertEquals("United Kingdom", gazetteer.find("Much Binding").get(0).state());
        assertTrue(book.wordLists().getOrDefault("weekdayNames", List.of()).containsAll(List.of("Monday", "Someday")));
    }

    @Test
    void replacesWhatThereCanBeOneOfAndAddsTheRest() {
        Relation shipped = relation(BUNDLED, "grantedAsylumTo");
        Relation granted = relation(RuleBookReader.read(CASES.resolve("adds")), "grantedAsylumTo");
        assertEquals("let stay", granted.label());
        assertEquals(shipped.definition(), granted.definition());
        assertEquals(shipped.wordings().size() + 1, granted.wordings().size());
        assertTrue(granted.wordings().containsAll(shipped.wordings()));
    }

    @Test
    void replacesAFileByItsNamesake() {
        RuleBook book = RuleBookReader.read(CASES.resolve("replaces"));
        assertEquals(
                List.of(new Signal("pretend", "VERB", "infinitive", "implicative", "-actual", "actual")),
                book.signals());
        assertEquals(BUNDLED.relations(), book.relations());
        assertEquals(BUNDLED.gazetteer(), book.gazetteer());
    }

    @Test
    void dropsAFileByAnEmptyNamesake() {
        Gazetteer gazetteer = new Gazetteer(RuleBookReader.read(CASES.resolve("empties")));
        assertEquals(List.of(), gazetteer.find("Birmingham"));
        assertFalse(gazetteer.find("Ecuador").isEmpty());
    }

    @Test
    void readsACopyOfTheBundledFolderAsTheBundledBook() throws IOException {
        Path copy = folder.resolve("copy");
        try (var files = Files.walk(Path.of("ontology"))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(
                        file, copy.resolve(Path.of("ontology").relativize(file).toString()));
            }
        }
        Files.createDirectory(copy.resolve(".hidden"));
        Files.writeString(copy.resolve(".hidden/broken.ttl"), "not Turtle");
        Files.writeString(copy.resolve("README.md"), "not Turtle");
        assertEquals(BUNDLED, RuleBookReader.read(copy));
    }

    @Test
    void readsTheSameBookEveryTime() {
        assertEquals(BUNDLED, RuleBookReader.bundled());
    }

    @Test
    void readsAFileThatBeginsWithAByteOrderMark() throws IOException {
        Files.writeString(folder.resolve("own.ttl"), "\uFEFF@prefix ng: <https://w3id.org/newsgraph/ontology#> .\n");
        assertEquals(BUNDLED, RuleBookReader.read(folder));
    }

    @Test
    void readsAFolderByALinkToIt() throws IOException {
        Files.writeString(folder.resolve("own.ttl"), "");
        Path link = folder.resolveSibling(folder.getFileName() + "-link");
        Files.createSymbolicLink(link, folder);
        assertEquals(BUNDLED, RuleBookReader.read(link));
        Files.delete(link);
    }

    @Test
    void refusesBracketsWithoutEnd() {
        OntologyException refused = assertThrows(
                OntologyException.class, () -> own("my:a rdfs:seeAlso " + "[ rdfs:seeAlso ".repeat(200_000)));
        assertTrue(refused.getMessage().contains("own.ttl:8:"), refused.getMessage());
        assertTrue(refused.getMessage().contains("brackets are nested too deep"), refused.getMessage());
    }

    @Test
    void refusesControlCharactersAndNonsenseWithAPlace() {
        for (String nonsense :
                List.of("\u0000", "my:a my:b \"\\x\" .", "my:a a <", "}", "<a> <b> <c> . <", "my:a my:b \"\"\"x")) {
            OntologyException refused = assertThrows(OntologyException.class, () -> own(nonsense));
            assertTrue(refused.getMessage().contains("own.ttl:"), refused.getMessage());
        }
    }

    @Test
    void namesAFolderThatIsNotThere() {
        Path missing = folder.resolve("missing");
        OntologyException refused = assertThrows(OntologyException.class, () -> RuleBookReader.read(missing));
        assertTrue(refused.getMessage().startsWith(missing + ":0:0: there is no ontology (found no folder"));
    }

    @Test
    void givesTheShapesOfTheProductOrOfTheUser() throws IOException {
        Files.writeString(folder.resolve("own.ttl"), "");
        assertTrue(RuleBookReader.shapes().startsWith(Files.readString(Path.of("ontology/shapes.ttl"))));
        assertEquals(RuleBookReader.shapes(), RuleBookReader.shapes(folder));
        Files.writeString(folder.resolve("shapes.ttl"), "# none\n");
        String shapes = RuleBookReader.shapes(folder);
        assertTrue(shapes.startsWith("# none\n") && !shapes.contains("ClaimShape"), shapes);
        assertTrue(shapes.contains("the subject of grantedAsylumTo is State"), shapes);
    }

    /** The bundled book with a user's file of this text over it. */
    private RuleBook own(String statements) throws IOException {
        String prefixes = """
                @prefix ng: <https://w3id.org/newsgraph/ontology#> .
                @prefix my: <https://example.org/my#> .
                @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
                @prefix owl: <http://www.w3.org/2002/07/owl#> .
                @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
                @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
                @prefix foaf: <http://xmlns.com/foaf/0.1/> .
                """;
        Files.writeString(folder.resolve("own.ttl"), prefixes + statements);
        return RuleBookReader.read(folder);
    }

    private static Relation relation(RuleBook book, String name) {
        return book.relations().stream()
                .filter(relation -> relation.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
