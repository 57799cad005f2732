package newsgraph.ontology;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the files of {@code ontology/} say must agree with itself. */
class BundledDataTest {
    private static final Path KNOWN_CLASHES = Path.of("src/test/resources/cases/ontology/clashes.txt");
    private static final RuleBook BOOK = RuleBookReader.bundled();
    private static final Gazetteer GAZETTEER = new Gazetteer(BOOK);
    /** Those whose people and deeds no word of English names. */
    private static final Set<String> WITHOUT_DEMONYM = Set.of(
            "Antarctica",
            "British Empire",
            "Northern Mariana Islands",
            "Russian Empire",
            "Serbia and Montenegro",
            "Sint Maarten",
            "Svalbard",
            "US Virgin Islands");

    @Test
    void everyStateHasWhatAStateNeeds() {
        Set<String> codes = new HashSet<>();
        for (GazetteerEntry state : states()) {
            String label = state.label();
            assertTrue(state.code() != null && state.code().matches("[A-Z]{3}"), label);
            assertEquals(WITHOUT_DEMONYM.contains(label), state.demonyms().isEmpty(), label);
            assertTrue(state.wikidata() != null, label);
            if (state.type().equals("State")) {
                assertTrue(codes.add(state.code()), label + " has a code that another has");
                assertTrue(state.geonames() != null, label);
            } else {
                assertTrue(state.state() != null, label + " has no successor");
                assertEquals(
                        GAZETTEER
                                .state(String.valueOf(state.state()))
                                .orElseThrow()
                                .code(),
                        state.code());
            }
        }
        assertTrue(codes.containsAll(Set.of("GBR", "USA", "ECU", "PSE", "XKX", "TWN", "VAT", "HKG", "PRI", "GRL")));
        assertTrue(codes.size() > 230, codes.size() + " states and territories");
    }

    @Test
    void everyCapitalIsAKnownCityOfItsState() {
        for (GazetteerEntry state : states()) {
            if (state.capital() != null && state.type().equals("State")) {
                assertTrue(
                        GAZETTEER.find(state.capital()).stream()
                                .anyMatch(city -> city.type().equals("City")
                                        && NameKey.asWord(city.label()).equals(NameKey.asWord(state.capital()))
                                        && state.label().equals(city.state())),
                        state.label() + ": " + state.capital());
            }
        }
    }

    @Test
    void noTwoOfOneKindShareALabelOrAnIri() {
        Map<String, Set<String>> labelsByKindAndSlug = BOOK.gazetteer().stream()
                .collect(groupingBy(
                        entry -> kind(entry) + "/" + slug(entry.label()),
                        TreeMap::new,
                        mapping(GazetteerEntry::label, toSet())));
        labelsByKindAndSlug.values().removeIf(labels -> labels.size() == 1);
        assertEquals(Map.of(), labelsByKindAndSlug);
        assertEquals(
                BOOK.gazetteer().size(),
                BOOK.gazetteer().stream()
                        .map(e -> kind(e) + e.label())
                        .distinct()
                        .count());
    }

    @Test
    void noIdIsGivenTwice() {
        assertEquals(
                Set.of("Q334 Singapore + Singapore"), shared(GazetteerEntry::wikidata), "a city state is its own city");
        assertEquals(Set.of(), shared(GazetteerEntry::geonames));
    }

    /** The ids that several have, each with their labels. */
    private static Set<String> shared(Function<GazetteerEntry, @Nullable String> id) {
        Map<String, List<String>> labels = new TreeMap<>();
        for (GazetteerEntry entry : BOOK.gazetteer()) {
            String given = id.apply(entry);
            if (given != null) {
                labels.computeIfAbsent(given, g -> new ArrayList<>()).add(entry.label());
            }
        }
        return labels.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(entry -> entry.getKey() + " " + String.join(" + ", entry.getValue()))
                .collect(toSet());
    }

    /**
     * Every name outside cities.tsv that means two things is in a list, so that a new clash is seen and thought about.
     * {@code -Dnewsgraph.rewrite=true} writes the list anew.
     */
    @Test
    void everyClashOfNamesIsKnown() throws IOException {
        Set<String> clashes = new TreeSet<>();
        for (GazetteerEntry entry : BOOK.gazetteer()) {
            for (String name : Stream.concat(Stream.of(entry.label()), entry.names().stream())
                    .toList()) {
                List<GazetteerEntry> found = GAZETTEER.find(name);
                if (found.stream().filter(e -> !e.type().equals("City")).count() > 1) {
                    clashes.add(name.toLowerCase(Locale.ROOT) + ": "
                            + found.stream()
                                    .map(e -> e.type() + " " + e.label())
                                    .collect(joining(" | ")));
                }
            }
        }
        if (Boolean.getBoolean("newsgraph.rewrite")) {
            Files.write(KNOWN_CLASHES, clashes);
        }
        assertEquals(Files.readAllLines(KNOWN_CLASHES), List.copyOf(clashes));
    }

    @Test
    void everyRelationHasADefinitionWordingsOrASuperRelationAndBothKindsOfExample() {
        for (Relation relation : BOOK.relations()) {
            assertTrue(relation.definition().endsWith("."), relation.name());
            assertTrue(!relation.domain().isEmpty() && !relation.range().isEmpty(), relation.name());
            assertTrue(relation.examples().stream().anyMatch(Example::asserted), relation.name() + " has no example");
            assertTrue(
                    relation.examples().stream().anyMatch(example -> !example.asserted()),
                    relation.name() + " has no counter-example");
            assertTrue(relation.plover() == null || relation.cameo() != null, relation.name());
        }
    }

    @Test
    void theListsThatTheStagesGoByAreThere() {
        assertTrue(words("occupationNouns") >= 300);
        assertTrue(words("positionNouns") >= 200);
        assertEquals(24, words("monthNames"));
        for (String list : List.of(
                "honorifics",
                "positionTitles",
                "organisationWords",
                "placeWords",
                "kinshipNouns",
                "creditWords",
                "boilerplateLines",
                "weekdayNames",
                "pluralOrganisations")) {
            assertTrue(words(list) > 0, list);
        }
    }

    @Test
    void institutionsAreManyAndOfKnownCodes() {
        List<GazetteerEntry> institutions = BOOK.gazetteer().stream()
                .filter(entry ->
                        BOOK.superclasses().getOrDefault(entry.type(), Set.of()).contains("Institution"))
                .toList();
        assertTrue(institutions.size() >= 300, institutions.size() + " institutions");
        Set<String> codes = states().stream().map(GazetteerEntry::code).collect(toSet());
        codes.addAll(Set.of("IGO", "NGO", "MNC", "IMG"));
        institutions.forEach(i -> assertTrue(codes.contains(i.code()), i.label() + ": " + i.code()));
    }

    private static int words(String list) {
        return BOOK.wordLists().getOrDefault(list, List.of()).size();
    }

    private static List<GazetteerEntry> states() {
        return BOOK.gazetteer().stream().filter(GAZETTEER::isState).toList();
    }

    private static String kind(GazetteerEntry entry) {
        Set<String> classes = BOOK.superclasses().getOrDefault(entry.type(), Set.of());
        return List.of("State", "Institution", "Place", "Law").stream()
                .filter(classes::contains)
                .findFirst()
                .orElseThrow();
    }

    private static String slug(String label) {
        String ascii = Normalizer.normalize(label, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
        return ascii.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }
}
