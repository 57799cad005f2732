package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import newsgraph.entity.Kind;
import org.apache.jena.irix.IRIx;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IrisTest {
    private static final String BASE = Iris.DEFAULT_BASE;
    private final Iris iris = new Iris();

    @ParameterizedTest
    @CsvFileSource(resources = "/cases/graph/slugs.tsv", delimiter = '\t')
    void usualNamesHaveFriendlySlugs(Kind kind, String name, String expected) {
        assertEquals(BASE + expected, iris.entity(kind, name));
    }

    @Test
    void namesThatDifferHaveSlugsThatDiffer() {
        List<String> names = List.of(
                "A B",
                "A/B",
                "a-b",
                "A-B",
                "a b",
                "AB",
                "Ab",
                "A. B",
                "A.B.",
                "A B.",
                "A, B",
                "Á B",
                "A'B",
                "A’B",
                "Æb",
                "Wikileaks",
                "WikiLeaks",
                "WIKILEAKS",
                "wikileaks",
                "Embassy of Ecuador, London",
                "Embassy of Ecuador London",
                "Lukasz Zurawski",
                "Łukasz Żurawski",
                "???",
                "!!!",
                "Deadbeef",
                "deadbeef");
        Set<String> slugs = new HashSet<>();
        for (String name : names) {
            String slug = iris.entity(Kind.INSTITUTION, name);
            assertValid(slug);
            assertTrue(slugs.add(slug), () -> name + " shares " + slug);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"José García", "Dvořák", "Łukasz Żurawski", "Ⅷ. Å", "한국", "Ελλάδα", "قطر"})
    void composedAndDecomposedShareOne(String name) {
        String composed = iris.entity(Kind.PERSON, Normalizer.normalize(name, Normalizer.Form.NFC));
        assertEquals(composed, iris.entity(Kind.PERSON, Normalizer.normalize(name, Normalizer.Form.NFD)));
        assertValid(composed);
    }

    @ParameterizedTest
    @CsvSource({
        "000_5667ed00b463b851, 000_5667ed00b463b851",
        "2012/08/asylum, 2012/08/asylum",
        "día uno, d%ía-uno-",
        "https://example.org/news/a?id=1, example.org/news/a-id-1-",
        "C:\\news\\a.txt, C-news-a.txt-",
        "../../etc/passwd, etc/passwd-",
        "a//b, a/b-",
        "/a, a-",
        "12345678, 12345678-"
    })
    void articlesKeepTheirKeysFolders(String key, String expected) {
        String slug = iris.article(key).substring((BASE + "article/").length());
        String wanted = expected.replace("%", "");
        assertTrue(wanted.endsWith("-") ? slug.matches("\\Q" + wanted + "\\E[0-9a-f]{8}") : slug.equals(wanted), slug);
        assertValid(iris.article(key));
    }

    @Test
    void hostileKeysGiveValidIrisOfTheirOwn() {
        List<String> keys = List.of(
                "http://x.org/a b",
                "http://x.org/a\"b",
                "http://x.org/<a>",
                "http://x.org/a|b",
                "http://x.org/{a}",
                "http://x.org/a\tb",
                "http://x.org/100%",
                "http://x.org/[a]",
                "https://x.org/a b",
                "x.org/a b",
                "C:\\a b",
                "c:\\a b",
                "",
                " ",
                ".",
                "..",
                "/",
                "//",
                "a/",
                "a/.",
                "a/..",
                "\uD800",
                "\u0000",
                "%",
                "%00",
                "a\\b",
                "a/b",
                "a-b",
                "a b",
                "A b",
                "\u202Ea",
                "\uD83D\uDE00",
                "javascript:alert(1)",
                "#",
                "?",
                "a#b",
                "a?b",
                "x".repeat(5000),
                "x".repeat(5001),
                "\uD83D\uDE00".repeat(300),
                "文".repeat(300));
        Set<String> slugs = new HashSet<>();
        for (String key : keys) {
            String iri = iris.article(key);
            assertValid(iri);
            assertTrue(slugs.add(iri) || key.equals("\u0000"), () -> key + " shares " + iri);
            assertValid(iris.sentence(iri, 0, 5));
        }
    }

    /** Strings of all scripts, marks, private use, surrogates and controls: always valid, never shared. */
    @Test
    void anyNameGivesAValidIriOfItsOwn() {
        Random random = new Random(42);
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            String name = HostileArticles.anyString(random);
            String label = CleanText.label(name);
            String iri = iris.entity(Kind.PLACE, name);
            assertValid(iri);
            String other = names.put(iri, label);
            assertTrue(other == null || other.equals(label), () -> name + " and " + other + " share " + iri);
            assertValid(iris.article(name));
        }
    }

    @Test
    void slugsDoNotDependOnTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertEquals(
                    BASE + "institution/international-institute",
                    iris.entity(Kind.INSTITUTION, "International Institute"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aBaseIsCheckedAndExtended() {
        assertEquals("https://example.org/news/article/a", new Iris("https://example.org/news").article("a"));
        for (String bad :
                List.of("", "news", "C:\\news", "https://example.org/#", "https://example.org/a b", "http://x/?q=")) {
            Exception thrown = assertThrows(IllegalArgumentException.class, () -> new Iris(bad));
            String message = thrown.toString();
            assertTrue(message.contains("such as https://"), message);
            assertFalse(message.contains("\n"), message);
        }
    }

    @Test
    void claimsOfOneSentenceDiffer() {
        String sentence = iris.sentence(iris.article("a"), 3, 10);
        assertEquals(BASE + "article/a#char=3,10", sentence);
        assertNotEquals(iris.claim(sentence, "met", "x"), iris.claim(sentence, "met", "y"));
        assertValid(iris.claim(sentence, "met", "x"));
    }

    private static void assertValid(String iri) {
        IRIx parsed = IRIx.create(iri);
        assertFalse(parsed.hasViolations(), iri);
        assertEquals(iri, IRIx.create(BASE).resolve(iri).str(), "changes when resolved");
        assertTrue(Normalizer.isNormalized(iri, Normalizer.Form.NFC), iri);
        assertTrue(iri.chars().noneMatch(c -> c <= ' ' || "<>\"{}|\\^`%".indexOf(c) >= 0), iri);
    }
}
