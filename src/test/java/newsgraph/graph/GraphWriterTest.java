package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import newsgraph.store.Store;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GraphWriterTest {
    private static final Path GOLDEN = Path.of("src/test/resources/cases/graph/three-articles.ttl");
    private final List<ArticleGraph> graphs = new ThreeArticles(new Iris()).graphs();

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenReadsBackTheSameWithoutAWarning(RdfFormat format) {
        ReadBack.assertSame(dataset(graphs), format);
    }

    @ParameterizedTest
    @EnumSource
    void hostileTextReadsBackTheSameWithoutAWarning(RdfFormat format) {
        ReadBack.assertSame(dataset(HostileArticles.graphs()), format);
    }

    @Test
    void theSameContentGivesTheSameBytes() throws Exception {
        Map<RdfFormat, byte[]> expected = inEveryFormat(dataset(graphs));
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try (Store store = Store.open(folder)) {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            List<ArticleGraph> backwards = new ArrayList<>(graphs);
            Collections.reverse(backwards);
            store.replace(backwards);
            store.remove(graphs.get(1).iri());
            store.replace(HostileArticles.graphs());
            HostileArticles.graphs().forEach(graph -> store.remove(graph.iri()));
            store.replace(graphs);
            assertSame(expected, store.read(GraphWriterTest::inEveryFormat));
            store.compact();
            assertSame(expected, store.read(GraphWriterTest::inEveryFormat));
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    private static Map<RdfFormat, byte[]> inEveryFormat(DatasetGraph dataset) {
        Map<RdfFormat, byte[]> bytes = new EnumMap<>(RdfFormat.class);
        for (RdfFormat format : RdfFormat.values()) {
            bytes.put(format, ReadBack.written(dataset, format));
        }
        return bytes;
    }

    private static void assertSame(Map<RdfFormat, byte[]> expected, Map<RdfFormat, byte[]> actual) {
        expected.forEach((format, bytes) -> assertArrayEquals(bytes, actual.get(format), format.label()));
    }

    @Test
    void oneGraphIsWrittenAlone() {
        DatasetGraph dataset = dataset(graphs);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GraphWriter.writeGraph(dataset, graphs.get(2).iri(), RdfFormat.NQUADS, out);
        assertEquals(
                Set.copyOf(graphs.get(2).quads()),
                Iter.toSet(ReadBack.parsed(out.toByteArray(), RdfFormat.NQUADS).find()));
        ByteArrayOutputStream none = new ByteArrayOutputStream();
        GraphWriter.writeGraph(dataset, "https://example.org/none", RdfFormat.NQUADS, none);
        assertEquals(0, none.size());
    }

    /** To write the golden file anew: mvn test -Dtest=GraphWriterTest -Dnewsgraph.golden=write */
    @Test
    void turtleReadsWell() throws Exception {
        String turtle = new String(ReadBack.written(dataset(graphs), RdfFormat.TURTLE), StandardCharsets.UTF_8);
        if ("write".equals(System.getProperty("newsgraph.golden"))) {
            Files.writeString(GOLDEN, turtle);
        }
        assertEquals(Files.readString(GOLDEN), turtle);
    }

    @Test
    void formatsAreFoundByNameExtensionAndMimeType() {
        for (RdfFormat format : RdfFormat.values()) {
            for (String name : List.of(format.label(), format.extension(), format.mimeType(), format.name())) {
                assertEquals(format, RdfFormat.named(name).orElseThrow(), name);
            }
        }
        assertEquals(RdfFormat.NQUADS, RdfFormat.named("N-Quads").orElseThrow());
        assertEquals(RdfFormat.JSONLD, RdfFormat.named("JSON-LD").orElseThrow());
        assertEquals(RdfFormat.RDFXML, RdfFormat.named("RDF/XML").orElseThrow());
        assertTrue(RdfFormat.named("word").isEmpty());
    }

    private static DatasetGraph dataset(List<ArticleGraph> graphs) {
        DatasetGraph dataset = DatasetGraphFactory.createTxnMem();
        graphs.forEach(graph -> graph.quads().forEach(dataset::add));
        return dataset;
    }
}
