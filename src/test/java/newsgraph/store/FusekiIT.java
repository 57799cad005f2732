package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.graph.ThreeArticles;
import org.apache.jena.fuseki.main.FusekiServer;
import org.apache.jena.fuseki.main.cmds.FusekiMain;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.exec.RowSet;
import org.apache.jena.sparql.exec.http.QueryExecHTTP;
import org.apache.jena.tdb2.DatabaseMgr;
import org.apache.jena.tdb2.TDB2;
import org.apache.jena.tdb2.sys.TDBInternal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The real Fuseki, on a free port of this machine, gives the answers that the command line gives. */
class FusekiIT {
    @TempDir
    Path folder;

    /** The union goes to the default graph by the Graph Store protocol; named graphs go to the dataset. */
    @ParameterizedTest
    @EnumSource
    void anExportThatIsLoadedAnswersEveryBundledQuery(RdfFormat format) throws Exception {
        DatasetGraph dataset = DatabaseMgr.createDatasetGraph();
        dataset.getContext().set(TDB2.symUnionDefaultGraph, format.namedGraphs());
        try (Store store = filled()) {
            FusekiServer server = FusekiServer.create()
                    .port(0)
                    .loopback(true)
                    .add("/news", dataset)
                    .build();
            server.start();
            try {
                String url = "http://localhost:" + server.getHttpPort() + "/news";
                load(store, format, url + "/data" + (format.namedGraphs() ? "" : "?default"));
                assertSameAnswers(store, url);
            } finally {
                server.stop();
            }
        }
    }

    @Test
    void aStoresFolderThatFusekiOpensAnswersEveryBundledQuery() throws Exception {
        List<List<List<String>>> expected = new ArrayList<>();
        try (Store store = filled()) {
            for (BundledQuery query : BundledQueries.bundled().all()) {
                expected.add(answer(store, query));
            }
        }
        FusekiServer server = FusekiMain.build(
                "--port=0",
                "--localhost",
                "--tdb2",
                "--loc=" + folder.resolve("store"),
                "--set=tdb2:unionDefaultGraph=true",
                "/news");
        server.start();
        try {
            List<List<List<String>>> actual = new ArrayList<>();
            for (BundledQuery query : BundledQueries.bundled().all()) {
                actual.add(answer("http://localhost:" + server.getHttpPort() + "/news", query));
            }
            assertEquals(expected, actual);
        } finally {
            server.stop();
            TDBInternal.expel(
                    DatabaseMgr.connectDatasetGraph(folder.resolve("store").toString()));
        }
        try (Store store = Store.openExisting(folder.resolve("store"))) {
            assertEquals(5, store.graphs().size());
        }
    }

    private Store filled() throws StoreException {
        Store store = Store.open(folder.resolve("store"));
        store.replace(new ThreeArticles(new Iris()).graphs());
        store.replace(List.of(store.read(new BackgroundGraph(new Iris(), ThreeArticles.RULE_BOOK)::build)));
        store.update(new Update(List.of(), List.of(), null, changes -> List.of(QueryCases.build(new Iris()))));
        return store;
    }

    private static void load(Store store, RdfFormat format, String url) throws Exception {
        ByteArrayOutputStream export = new ByteArrayOutputStream();
        boolean written = store.read(data -> {
            GraphWriter.writeWithBookkeeping(data, format, export);
            return true;
        });
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", format.mimeType())
                .PUT(BodyPublishers.ofByteArray(export.toByteArray()))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        assertTrue(written && response.statusCode() / 100 == 2, response.statusCode() + " " + response.body());
    }

    private static void assertSameAnswers(Store store, String url) throws Exception {
        for (BundledQuery query : BundledQueries.bundled().all()) {
            List<List<String>> expected = answer(store, query);
            assertFalse(expected.isEmpty(), query.name());
            assertEquals(expected, answer(url, query), query.name());
        }
    }

    private static List<List<String>> answer(Store store, BundledQuery query) throws QueryException {
        Answer answer = new QueryRunner(store, Limits.DEFAULT).run(query, QueryCases.parameters(query));
        List<List<String>> rows = new ArrayList<>();
        for (List<@Nullable Node> row :
                assertInstanceOf(Answer.Table.class, answer).rows()) {
            rows.add(row.stream().map(String::valueOf).toList());
        }
        return rows;
    }

    private static List<List<String>> answer(String url, BundledQuery query) throws QueryException {
        String text = QueryRunner.text(query, QueryCases.parameters(query));
        List<List<String>> rows = new ArrayList<>();
        try (QueryExecHTTP http =
                QueryExecHTTP.service(url + "/sparql").query(text).build()) {
            RowSet found = http.select();
            found.forEachRemaining(binding -> rows.add(found.getResultVars().stream()
                    .map(variable -> String.valueOf(binding.get(variable)))
                    .toList()));
        }
        return rows;
    }
}
