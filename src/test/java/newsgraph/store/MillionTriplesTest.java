package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.graph.ThreeArticles;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long things take on a million quads: mvn test -Plong -Dtest=MillionTriplesTest */
@Tag("long")
class MillionTriplesTest {
    /** Of the three articles; 2,400 make a million quads. */
    private static final int COPIES = Integer.getInteger("newsgraph.copies", 2400);

    private static final Duration BOUND = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    @Test
    void everyBundledQueryAnswersInTime() throws Exception {
        Map<String, Duration> times = new TreeMap<>();
        List<ArticleGraph> originals = new ThreeArticles(new Iris()).graphs();
        try (Store store = Store.open(folder)) {
            long start = System.nanoTime();
            for (int i = 0; i < COPIES; i += 100) {
                List<ArticleGraph> batch = new ArrayList<>();
                for (int copy = i; copy < i + 100; copy++) {
                    for (ArticleGraph original : originals) {
                        batch.add(copy(original, copy));
                    }
                }
                store.replace(batch);
            }
            store.replace(List.of(store.read(new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK)::build)));
            times.put("(build)", since(start));
            QueryRunner runner = new QueryRunner(store, new Limits(Duration.ofMinutes(5), 10_000_000));
            for (BundledQuery query : BundledQueries.bundled().all()) {
                start = System.nanoTime();
                Answer answer = runner.run(query, QueryCases.parameters(query));
                times.put(query.name() + " " + ((Answer.Table) answer).rows().size() + " rows", since(start));
            }
            for (RdfFormat format : List.of(RdfFormat.TURTLE, RdfFormat.NQUADS)) {
                start = System.nanoTime();
                boolean done = store.read(data -> {
                    GraphWriter.write(data, format, OutputStream.nullOutputStream());
                    return true;
                });
                times.put("(export " + format.label() + " " + done + ")", since(start));
            }
            start = System.nanoTime();
            String size = store.size().toString();
            times.put("(size " + size + ")", since(start));
        }
        StringBuilder told = new StringBuilder();
        times.forEach((what, time) ->
                told.append(time.toMillis()).append(" ms  ").append(what).append('\n'));
        System.out.println(told);
        times.entrySet().stream()
                .filter(time -> !time.getKey().startsWith("("))
                .forEach(time -> assertTrue(time.getValue().compareTo(BOUND) < 0, told::toString));
    }

    /** The graph with other articles and, for most of its entities, other people. */
    static ArticleGraph copy(ArticleGraph original, int number) {
        List<Quad> quads = new ArrayList<>();
        for (Quad quad : original.quads()) {
            quads.add(new Quad(
                    copy(quad.getGraph(), number),
                    copy(quad.getSubject(), number),
                    quad.getPredicate(),
                    copy(quad.getObject(), number)));
        }
        return new ArticleGraph(
                copy(NodeFactory.createURI(original.iri()), number).getURI(), quads);
    }

    private static Node copy(Node node, int number) {
        if (number == 0) {
            return node;
        }
        if (node.isLiteral()) {
            String text = node.getLiteralLexicalForm();
            boolean own = text.startsWith("2021/") || text.equals("Lena Marek") || text.equals("Ana Núñez");
            return own ? NodeFactory.createLiteralString(text + " " + number) : node;
        }
        String iri = node.getURI()
                .replace("article/2021/", "article/copy" + number + "/")
                .replace("person/lena-marek", "person/lena-marek-" + number)
                .replace("person/ana-nunez", "person/ana-nunez-" + number);
        return NodeFactory.createURI(iri);
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
