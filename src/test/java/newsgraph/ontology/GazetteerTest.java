package newsgraph.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GazetteerTest {
    private static final Gazetteer GAZETTEER = new Gazetteer(RuleBookReader.bundled());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UK | United Kingdom",
                "U.K. | United Kingdom",
                "the UK | United Kingdom",
                "Britain | United Kingdom",
                "ECUADOR | Ecuador",
                "the U.S. | United States",
                "U.S | United States",
                "the United States | United States",
                "Burma | Myanmar",
                "Côte d’Ivoire | Ivory Coast",
                "Cote d'Ivoire | Ivory Coast",
                "St. Lucia | St Lucia",
                "Saint Lucia | St Lucia",
                "The Hague | The Hague",
                "Kiev | Kyiv",
                "São Paulo | São Paulo",
                "Sao Paulo | São Paulo",
                "U.N. | United Nations",
                "the U.N | United Nations",
                "Foreign and Commonwealth Office | Foreign and Commonwealth Office",
                "the BBC | BBC",
                "New York Times | The New York Times",
                "Huffington Post UK | The Huffington Post UK",
                "Pentagon | United States Department of Defense",
                "Scotland Yard | Metropolitan Police Service",
                "al-Qaida | al-Qaeda",
                "the Spanish Supreme Court | Supreme Court of Spain",
                "U.S. Treasury Department | United States Department of the Treasury",
                "Britain's High Court | High Court of Justice",
                "United States Supreme Court | Supreme Court of the United States",
                "Israeli Foreign Ministry | Israeli Foreign Ministry",
                "South African Constitutional Court | Constitutional Court of South Africa",
                "Kurdistan Workers Party | Kurdistan Workers' Party",
                "McDonalds | McDonald's",
                "WHO | World Health Organization",
                "Soviet Union | Soviet Union",
                "Virginia | Virginia",
                "Florida | Florida",
                "Ontario | Ontario",
                "Odessa | Odesa",
                "George Town | George Town, Malaysia",
            })
    void findsNames(String name, String label) {
        assertEquals(label, GAZETTEER.find(name).get(0).label());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ".",
                "...",
                "the",
                "The ",
                "Who",
                "us",
                "Us",
                "turkey",
                "Sun",
                "the times",
                "Hague",
                "Australian",
                "Treasury",
                "Supreme Court",
                "High Court",
                "Foreign Office",
                "Senate",
                "\u0000",
                "12345",
                "(",
                "🇬🇧",
                "Τ",
            })
    void findsNothingInWhatIsNoName(String name) {
        assertEquals(List.of(), GAZETTEER.find(name));
    }

    @Test
    void putsTheStateBeforeTheCityAndTheLargerCityFirst() {
        assertEquals(
                List.of("State", "City"),
                GAZETTEER.find("Singapore").stream().map(GazetteerEntry::type).toList());
        assertEquals(
                List.of("Birmingham", "Birmingham, Alabama"),
                GAZETTEER.find("Birmingham").stream().map(GazetteerEntry::label).toList());
        assertEquals(
                List.of("Georgia", "Georgia, United States"),
                GAZETTEER.find("Georgia").stream().map(GazetteerEntry::label).toList());
    }

    @Test
    void keepsAmbiguousNamesForWhereTheirStateIsInTheText() {
        List<String> states = GAZETTEER.findInContext("the Supreme Court").stream()
                .map(GazetteerEntry::state)
                .toList();
        assertTrue(states.containsAll(List.of("United Kingdom", "United States", "India")), states::toString);
        assertEquals(
                List.of("Federal Foreign Office", "Foreign and Commonwealth Office"),
                GAZETTEER.findInContext("Foreign Office").stream()
                        .map(GazetteerEntry::label)
                        .sorted()
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "Ecuadorian, Ecuador",
        "Ecuadorean, Ecuador",
        "British, United Kingdom",
        "BRITISH, United Kingdom",
        "Britons, United Kingdom",
        "Dutch, Netherlands",
        "Filipina, Philippines",
        "Emirati, United Arab Emirates",
        "Scottish, Scotland",
        "Soviet, Soviet Union",
        "Kurdish, Kurdistan",
    })
    void knowsDemonyms(String word, String label) {
        assertEquals(label, GAZETTEER.byDemonym(word).get(0).label());
    }

    @Test
    void leavesADemonymOfTwoStatesOpen() {
        assertEquals(2, GAZETTEER.byDemonym("Congolese").size());
        assertEquals(2, GAZETTEER.byDemonym("Dominican").size());
        assertEquals(List.of(), GAZETTEER.byDemonym("polish"));
    }

    @ParameterizedTest
    @CsvSource({
        "Ecudaor, Ecuador",
        "Equador, Ecuador",
        "Ecuadro, Ecuador",
        "Argentna, Argentina",
        "Venezuala, Venezuela",
        "Phillippines, Philippines",
        "Afganistan, Afghanistan",
        "Isreal, Israel",
        "Phillipines, Philippines",
        "Morroco, Morocco",
        "UKRIANE, Ukraine",
    })
    void knowsMisspeltStates(String word, String label) {
        assertEquals(
                label, GAZETTEER.similarState(word).map(GazetteerEntry::label).orElse("nothing"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ecuador",
                "Ecuadorian",
                "Angela",
                "Frances",
                "Dominic",
                "Cameron",
                "Roland",
                "Greene",
                "Georgina",
                "Solomon",
                "Siberia",
                "Columbia",
                "ecudaor",
                "Irna",
                "Cubba",
                "",
                "Prussia",
                "Granada",
                "Eccuadur",
            })
    void takesNoOtherNameForAMisspeltState(String word) {
        assertTrue(
                GAZETTEER.similarState(word).isEmpty(),
                () -> GAZETTEER.similarState(word).toString());
    }

    @Test
    void knowsStatesByLabelCodeAndCapital() {
        assertEquals("GBR", GAZETTEER.state("United Kingdom").orElseThrow().code());
        assertTrue(GAZETTEER.state("UK").isEmpty());
        assertEquals("Russia", GAZETTEER.stateByCode("RUS").orElseThrow().label());
        assertEquals("Russia", GAZETTEER.byCapital("Moscow").get(0).label());
        assertEquals(List.of(), GAZETTEER.byCapital("Marseille"));
    }

    @Test
    void takesALongNameInItsStride() {
        String endless = "The " + "É.".repeat(200_000) + "x";
        assertEquals(List.of(), GAZETTEER.find(endless));
        assertTrue(GAZETTEER.similarState(endless).isEmpty());
    }
}
