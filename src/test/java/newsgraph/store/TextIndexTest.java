package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Vocabulary;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.query.TxnType;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextIndexTest {
    private static final String BASE = "https://example.org/";

    @TempDir
    Path folder;

    private static ArticleGraph article(String name, String sentence, String person) {
        Node graph = NodeFactory.createURI(BASE + name);
        Node said = NodeFactory.createURI(BASE + name + "#char=0,9");
        Node who = NodeFactory.createURI(BASE + "person/" + person.replace(' ', '-'));
        return new ArticleGraph(
                graph.getURI(),
                List.of(
                        new Quad(graph, said, Vocabulary.ANCHOR_OF, NodeFactory.createLiteralString(sentence)),
                        new Quad(graph, who, Vocabulary.PREF_LABEL, NodeFactory.createLiteralString(person)),
                        new Quad(graph, who, Vocabulary.ALT_LABEL, NodeFactory.createLiteralString("the Mayor"))));
    }

    private static final List<ArticleGraph> ARTICLES = List.of(
            article("a", "The mayor of Łódź opened the new bridge.", "Łukasz Żurawski"),
            article("b", "Fiona O’Hara said the bridge was not new.", "Fiona O’Hara"),
            article("c", "A new mayor, a new bridge, a new town.", "Łukasz Żurawski"));

    private static List<String> found(Store store, String words) {
        return store.find(words, 10).stream()
                .map(hit -> hit.iri().substring(BASE.length()))
                .sorted()
                .toList();
    }

    @Test
    void wordsPhrasesAndBeginnings() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES);
            assertTrue(store.textIndexIsInStep(), "kept in step by the change itself");
            assertEquals(List.of("a#char=0,9", "b#char=0,9", "c#char=0,9"), found(store, "BRIDGE new"));
            assertEquals(List.of("a#char=0,9"), found(store, "lodz"));
            assertEquals(List.of("b#char=0,9", "person/Fiona-O’Hara"), found(store, "o'hara"));
            assertEquals(
                    List.of("person/Łukasz-Żurawski"), found(store, "Zurawski"), "once, though two articles have it");
            assertEquals(List.of("a#char=0,9", "c#char=0,9"), found(store, "\"new bridge\""));
            assertEquals(List.of(), found(store, "\"bridge new\""));
            assertEquals(List.of("c#char=0,9"), found(store, "tow*"));
            assertEquals(List.of(), found(store, "\"Żurawski the\""), "no phrase goes from one name to the next");
            assertEquals(
                    "c#char=0,9", store.find("new bridge", 10).get(0).iri().substring(BASE.length()), "best first");
            assertEquals(1, store.find("new", 1).size());
        }
    }

    @Test
    void theIndexFollowsEveryChange() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES);
            store.replace(List.of(article("a", "The harbour froze.", "Rosa Pino")));
            assertTrue(store.textIndexIsInStep());
            assertEquals(List.of(), found(store, "lodz"));
            assertEquals(List.of("a#char=0,9"), found(store, "harbour"));
            store.remove(BASE + "a");
            assertTrue(store.textIndexIsInStep());
            assertEquals(List.of(), found(store, "harbour"));
            store.compact();
            assertTrue(store.textIndexIsInStep(), "a compaction needs no new index");
            assertEquals(List.of("b#char=0,9", "c#char=0,9"), found(store, "bridge"));
        }
        try (Store store = Store.openExisting(folder)) {
            assertTrue(store.textIndexIsInStep());
        }
    }

    @Test
    void anIndexThatMissedAChangeIsMadeAnew() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES);
        }
        OpenStore past = OpenStores.acquire(new StoreFolder(folder), Duration.ZERO);
        past.dataset().begin(TxnType.WRITE);
        article("d", "The ferry sank.", "Tom Reed").quads().forEach(past.dataset()::add);
        past.dataset().commit();
        past.dataset().end();
        OpenStores.release(past);
        try (Store store = Store.openExisting(folder)) {
            assertFalse(store.textIndexIsInStep());
            assertEquals(List.of("d#char=0,9"), found(store, "ferry"));
            assertTrue(store.textIndexIsInStep());
        }
    }

    @Test
    void aChangeOverAnIndexThatMissedOneMakesItAnewToo() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES.subList(0, 2));
        }
        DurableFiles.deleteAll(folder.resolve(TextIndex.FOLDER));
        try (Store store = Store.openExisting(folder)) {
            store.replace(ARTICLES.subList(2, 3));
            assertTrue(store.textIndexIsInStep());
            assertEquals(3, found(store, "bridge").size());
        }
    }

    @Test
    void aDamagedIndexIsMadeAnew() throws Exception {
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES);
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder.resolve(TextIndex.FOLDER))) {
            files = all.filter(file -> String.valueOf(file.getFileName()).startsWith("segments"))
                    .toList();
        }
        for (Path file : files) {
            Files.writeString(file, "x");
        }
        try (Store store = Store.openExisting(folder)) {
            assertFalse(store.textIndexIsInStep());
            assertEquals(3, found(store, "bridge").size());
        }
    }

    @Test
    void noWordsAreSyntax() throws Exception {
        List<String> hostile = new ArrayList<>(List.of(
                "",
                " ",
                "*",
                "\"",
                "\"\"",
                "\"*\"",
                "text:bridge",
                "bridge OR ferry",
                "bridge~2",
                "bri?ge",
                "[a TO z]",
                "bridge^9",
                "bridge\uD800",
                "/bri.*/",
                "\\u0022",
                "} UNION { ?s ?p ?o",
                "'; DROP ALL",
                "$x ?y <z>",
                "a".repeat(100_000),
                "x ".repeat(5_000)));
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            StringBuilder words = new StringBuilder();
            for (int k = random.nextInt(12); k >= 0; k--) {
                words.append("\"*?~\\:()[]{}^+-/&|!<>' abŻ\u0301\uD83D\uDE00".charAt(random.nextInt(27)));
            }
            hostile.add("qq" + words);
        }
        try (Store store = Store.open(folder)) {
            store.replace(ARTICLES);
            for (String words : hostile) {
                assertEquals(List.of(), store.find(words, 10), () -> "found by: " + words);
            }
            // Marks around a word don't count, as in the text.
            for (String words : List.of("bridge\\", "(bridge", "+bridge", "\u0000bridge", "\"bridge")) {
                assertEquals(3, store.find(words, 10).size(), words);
            }
            assertEquals(3, found(store, "bridge").size());
        }
    }
}
