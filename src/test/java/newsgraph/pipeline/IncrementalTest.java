package newsgraph.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.graph.Vocabulary;
import newsgraph.pipeline.BuildReport.KeptBack;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.StoreSize;
import newsgraph.store.Update;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read again, what is not, and what is withdrawn; the stages before are stood in for. */
class IncrementalTest {
    private static final Iris IRIS = new Iris();
    private static final String UNREADABLE = "{oops\n";

    @TempDir
    private Path folder = Path.of("");

    private ReaderIdentity reader = Met.READER;
    private Iris iris = IRIS;
    private Instant now = Instant.parse("2026-03-01T00:00:00Z");
    private final ConcurrentLinkedQueue<String> read = new ConcurrentLinkedQueue<>();
    private int enginesLoaded;
    private boolean prune;
    private Stop stop = new Stop();
    private @Nullable Runnable beforeEach;

    private Engine engine() {
        enginesLoaded++;
        return new Engine(Met.NO_RULES, article -> {
            if (beforeEach != null) {
                beforeEach.run();
            }
            read.add(article.key());
            return Met.read(article);
        });
    }

    private BuildReport build(String lines) throws StoreException {
        return build(lines, this::engine);
    }

    private BuildReport build(String lines, Supplier<Engine> engine) throws StoreException {
        read.clear();
        enginesLoaded = 0;
        try (BuildStore store = new BuildStore(() -> Store.open(folder.resolve("store")))) {
            if (Files.exists(folder.resolve("store"))) {
                store.open();
            }
            return new Pipeline(2, engine, iris, reader, () -> now)
                    .build(articles(lines), List.of("-"), store, new BuildOptions(prune, stop), new BuildListener() {});
        }
    }

    private static Articles articles(String lines) {
        return new Articles(null, Offsets.OF_ARTICLE, new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    }

    private static String line(String id, String text) {
        return "{\"id\":\"" + id + "\",\"text\":\"" + text + "\"}\n";
    }

    private static String lines(int from, int to) {
        StringBuilder lines = new StringBuilder();
        for (int i = from; i < to; i++) {
            lines.append(line("a" + i, "Ana Bo" + i));
        }
        return lines.toString();
    }

    private <T> T inStore(Function<Store, T> work) throws StoreException {
        try (Store store = Store.openExisting(folder.resolve("store"))) {
            return work.apply(store);
        }
    }

    private String export() throws StoreException {
        return inStore(store -> store.read(dataset -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            GraphWriter.write(dataset, RdfFormat.NQUADS, out);
            return out.toString(StandardCharsets.UTF_8);
        }));
    }

    private List<Quad> bookkeeping() throws StoreException {
        return inStore(store -> store.read(dataset ->
                Iter.toList(dataset.find(NodeFactory.createURI(iris.builds()), Node.ANY, Node.ANY, Node.ANY))));
    }

    private List<String> outcomes() throws StoreException {
        return bookkeeping().stream()
                .filter(quad -> quad.getPredicate().equals(Bookkeeping.OUTCOME))
                .map(quad -> quad.getObject().getLiteralLexicalForm())
                .sorted()
                .toList();
    }

    private List<String> articlesInStore() throws StoreException {
        return inStore(Store::graphs).stream()
                .filter(name -> name.startsWith(iris.articles()))
                .map(name -> name.substring(iris.articles().length()))
                .toList();
    }

    @Test
    void anUnchangedArticleIsNotReadAgainAndNothingIsLoadedForIt() throws StoreException, IOException {
        assertEquals(10, build(lines(0, 10)).added());
        String before = export();
        StoreSize sizeBefore = inStore(Store::size);
        List<Quad> noted = bookkeeping();
        long bytes = bytes();
        for (int i = 0; i < 5; i++) {
            now = now.plus(Duration.ofHours(1));
            BuildReport again = build(lines(0, 10));
            assertEquals(10, again.unchanged());
            assertEquals(0, again.read());
            assertTrue(read.isEmpty());
            assertEquals(0, enginesLoaded);
        }
        assertEquals(before, export());
        assertEquals(sizeBefore, inStore(Store::size));
        assertEquals(noted, bookkeeping());
        assertEquals(bytes, bytes(), "nothing was written");
    }

    @Test
    void onlyTheChangedArticleIsReadAndReplacedWhole() throws StoreException {
        build(lines(0, 10));
        Set<String> before = new HashSet<>(export().lines().toList());
        BuildReport report = build(lines(0, 4) + line("a4", "Ana Zoe") + lines(5, 10));
        assertEquals(1, report.changed());
        assertEquals(9, report.unchanged());
        assertEquals(List.of("a4"), List.copyOf(read));
        List<String> after = export().lines().toList();
        assertTrue(after.stream().noneMatch(quad -> quad.contains("bo4")), "nothing of the old is left");
        assertTrue(after.stream().anyMatch(quad -> quad.contains("zoe")));
        Predicate<String> of4 = quad -> quad.contains("article/a4");
        assertEquals(
                before.stream().filter(of4.negate()).collect(Collectors.toSet()),
                after.stream().filter(of4.negate()).collect(Collectors.toSet()));
    }

    @Test
    void anotherProgramModelOntologyOrBaseReadsAnew() throws StoreException {
        build(lines(0, 3));
        List<ReaderIdentity> others = List.of(
                new ReaderIdentity("2", "other", "models", "ontology"),
                new ReaderIdentity("2", "program", "other", "ontology"),
                new ReaderIdentity("2", "program", "models", "other"));
        for (ReaderIdentity other : others) {
            reader = other;
            BuildReport report = build(lines(0, 3));
            assertEquals(3, report.read());
            assertEquals(3, report.unchanged(), "the graphs are the same");
            assertEquals(0, build(lines(0, 3)).read());
        }
        iris = new Iris("https://news.example/kg/");
        assertEquals(3, build(lines(0, 3)).added());
    }

    @Test
    void aFingerprintCoversAllThatGetsIntoTheGraph() {
        LocalDate day = LocalDate.of(2012, 8, 16);
        Article article = new Article("k", "f", "text", "title", day, "publisher", "u", "en");
        String fingerprint = Met.READER.fingerprint(article, IRIS);
        List<Article> others = List.of(
                new Article("k2", "f", "text", "title", day, "publisher", "u", "en"),
                new Article("k", "f", "text.", "title", day, "publisher", "u", "en"),
                new Article("k", "f", "text", null, day, "publisher", "u", "en"),
                new Article("k", "f", "text", "title", day.plusDays(1), "publisher", "u", "en"),
                new Article("k", "f", "text", "title", day, "", "u", "en"),
                new Article("k", "f", "text", "title", day, null, "publisheru", "en"),
                new Article("k", "f", "text", "title", day, "publisher", "u2", "en"),
                new Article("k", "f", "text", "title", day, "publisher", "u", null));
        Set<String> fingerprints = new HashSet<>(Set.of(fingerprint));
        for (Article other : others) {
            assertTrue(fingerprints.add(Met.READER.fingerprint(other, IRIS)), other.toString());
        }
        assertEquals(
                fingerprint,
                Met.READER.fingerprint(
                        new Article("k", "elsewhere", "text", "title", day, "publisher", "u", "en"), IRIS),
                "where it was read is not in the graph");
    }

    @Test
    void aGraphThatIsGoneIsReadAgain() throws StoreException {
        build(lines(0, 3));
        inStore(store -> store.remove(IRIS.article("a1")));
        BuildReport report = build(lines(0, 3));
        assertEquals(1, report.added());
        assertEquals(List.of("a1"), List.copyOf(read));
    }

    @Test
    void anInterruptedBuildKeepsWhatItReadAndGoesOnThere() throws StoreException {
        prune = true;
        build(line("old", "Ana Old"));
        now = now.plusSeconds(60);
        beforeEach = () -> {
            if (read.size() >= 3) {
                stop.request();
            }
        };
        BuildReport first = build(lines(0, 500));
        assertTrue(first.interrupted());
        assertTrue(first.added() >= 3 && first.added() < 100, first.toString());
        assertEquals(read.size(), first.added(), "what was in hand is kept");
        assertEquals(KeptBack.INTERRUPTED, first.keptBack());
        assertTrue(articlesInStore().contains("old"));
        assertEquals(List.of("finished", "interrupted"), outcomes());
        stop = new Stop();
        beforeEach = null;
        now = now.plusSeconds(60);
        BuildReport second = build(lines(0, 500));
        assertEquals(500 - first.added(), second.read());
        assertEquals(500, second.articles());
        assertEquals(1, second.withdrawn().size());
    }

    @Test
    void pruningWithdrawsWhatTheInputsNoLongerHold() throws StoreException {
        build(lines(0, 4) + line("lone", "Solo Dan"));
        prune = true;
        BuildReport report = build(lines(1, 4));
        assertEquals(List.of(IRIS.article("a0"), IRIS.article("lone")), report.withdrawn());
        assertNull(report.keptBack());
        assertEquals(0, report.read());
        assertEquals(List.of("a1", "a2", "a3"), articlesInStore());
        assertFalse(export().contains("solo"), "whom only it knew");
        assertTrue(
                bookkeeping().stream().noneMatch(quad -> quad.getSubject().hasURI(IRIS.article("lone"))),
                "its fingerprint is gone too");
        prune = false;
        assertEquals(1, build(lines(0, 1)).added());
    }

    @Test
    void nothingIsPrunedWhereTheInputsDoNotTell() throws StoreException {
        build(lines(0, 4));
        prune = true;
        BuildReport failed = build(lines(0, 2) + UNREADABLE);
        assertEquals(KeptBack.INPUTS_FAILED, failed.keptBack());
        BuildReport stageFailed = build(
                lines(0, 2) + line("a9", "Ana New"),
                () -> new Engine(Met.NO_RULES, article -> {
                    throw new IllegalStateException("no parse");
                }));
        assertEquals(KeptBack.INPUTS_FAILED, stageFailed.keptBack());
        assertEquals(KeptBack.INPUTS_FAILED, build(UNREADABLE).keptBack());
        stop.request();
        assertEquals(KeptBack.INTERRUPTED, build(lines(0, 2)).keptBack());
        assertEquals(4, articlesInStore().size());
    }

    @Test
    void onlyTheBasesOwnArticlesArePruned() throws StoreException {
        build(lines(0, 2));
        iris = new Iris("https://news.example/kg/");
        prune = true;
        build(lines(5, 6));
        assertEquals(List.of("a5"), articlesInStore());
        iris = IRIS;
        assertEquals(List.of("a0", "a1"), articlesInStore());
    }

    @Test
    void aDryRunSaysWhatABuildWouldDo() throws StoreException {
        List<String> planned = new ArrayList<>();
        BuildListener listener = new BuildListener() {
            @Override
            public void planned(Plan plan, String articleIri, @Nullable String file) {
                planned.add(plan + " " + articleIri.substring(IRIS.articles().length()));
            }
        };
        new DryRun(IRIS, reader).run(articles(lines(0, 1)), List.of("-"), Optional.empty(), true, listener);
        assertEquals(List.of("NEW a0"), planned);
        planned.clear();
        build(lines(0, 3));
        String before = export();
        BuildReport report = inStore(store -> new DryRun(IRIS, reader)
                .run(
                        articles(line("a0", "Ana Bo0") + line("a1", "Ana Else") + line("a7", "Ana Bo7")),
                        List.of("-"),
                        Optional.of(store),
                        true,
                        listener));
        assertEquals(List.of("UNCHANGED a0", "CHANGED a1", "NEW a7", "PRUNED a2"), planned);
        assertEquals(3, report.articles());
        assertEquals(before, export());
        planned.clear();
        inStore(store -> new DryRun(IRIS, reader)
                .run(articles(lines(0, 1) + UNREADABLE), List.of("-"), Optional.of(store), true, listener));
        assertEquals(List.of("UNCHANGED a0"), planned);
    }

    @Test
    void theBackgroundOfAKilledBuildIsMadeUpFor() throws StoreException {
        build(lines(0, 3));
        // As a kill between a batch and the end leaves it.
        inStore(store -> {
            Ledger ledger = new Ledger(IRIS, reader);
            return store.update(new Update(List.of(), List.of(), null, changes -> List.of(ledger.backgroundOpen())));
        });
        BuildReport report = build(lines(0, 3));
        assertEquals(0, report.read());
        assertEquals(1, enginesLoaded, "the rule book is needed for it");
        build(lines(0, 3));
        assertEquals(0, enginesLoaded);
    }

    @Test
    void aBuildThatChangesNothingIsNotedOnceADay() throws StoreException {
        build(lines(0, 2));
        for (int build = 0; build < 9; build++) {
            now = now.plus(Duration.ofHours(8));
            build(lines(0, 2));
            assertEquals(build >= 2 ? List.of("finished", "unchanged") : List.of("finished"), outcomes());
        }
        Node last = bookkeeping().stream()
                .filter(quad -> quad.getPredicate().equals(Bookkeeping.STARTED))
                .map(Quad::getObject)
                .max((a, b) -> a.getLiteralLexicalForm().compareTo(b.getLiteralLexicalForm()))
                .orElseThrow();
        assertEquals("2026-03-04T00:00:00Z", last.getLiteralLexicalForm());
    }

    @Test
    void theRecordOfBuildsIsBounded() throws StoreException {
        for (int i = 0; i < 3; i++) {
            now = now.plusSeconds(1);
            build(line("a", "Ana Bo" + i));
        }
        inStore(store -> {
            List<Update.Entry> many = new ArrayList<>();
            for (int i = 0; i < History.KEPT; i++) {
                Instant start = now.plusSeconds(1 + i);
                many.add(new History(IRIS, reader, () -> start).ended(History.End.FINISHED, 1, 0, 0, 0, 0));
            }
            return store.update(new Update(List.of(), List.of(), null, changes -> many));
        });
        now = now.plusSeconds(History.KEPT + 5L);
        build(line("a", "Ana Last"));
        List<String> began = bookkeeping().stream()
                .filter(quad -> quad.getPredicate().equals(Bookkeeping.STARTED))
                .map(quad -> quad.getObject().getLiteralLexicalForm())
                .sorted()
                .toList();
        assertEquals(History.KEPT, began.size());
        assertEquals(now.toString(), began.get(began.size() - 1));
        assertEquals("2026-03-01T00:00:05Z", began.get(0), "the oldest went");
    }

    @Test
    void aStoreWithoutFingerprintsIsReadAnewOnceAndALaterFormatIsRefused() throws StoreException {
        build(lines(0, 2));
        inStore(store -> store.remove(IRIS.builds()));
        assertEquals(2, build(lines(0, 2)).read());
        assertEquals(0, build(lines(0, 2)).read());
        inStore(store -> store.update(new Update(
                List.of(),
                List.of(),
                null,
                changes -> List.of(new Update.Entry(
                        IRIS.builds(),
                        IRIS.builds(),
                        List.of(new Quad(
                                NodeFactory.createURI(IRIS.builds()),
                                NodeFactory.createURI(IRIS.builds()),
                                Bookkeeping.STORE_FORMAT,
                                NodeFactory.createLiteralDT("99", XSDDatatype.XSDinteger))))))));
        String message = String.valueOf(
                assertThrows(StoreException.class, () -> build(lines(0, 2))).getMessage());
        assertTrue(message.contains("later Newsgraph") && message.contains("Use that version"), message);
        assertFalse(message.contains("\n"), message);
        // The folder was let go of again.
        assertThrows(StoreException.class, () -> build(lines(0, 2)));
    }

    @Test
    void withdrawnArticlesLeaveNothing() throws StoreException {
        build(lines(0, 3));
        inStore(store -> {
            Withdrawal.of(store, List.of(IRIS.article("a0"), IRIS.article("a2")), IRIS, Met.NO_RULES, reader);
            return store;
        });
        assertEquals(List.of("a1"), articlesInStore());
        assertNotEquals(0, export().length());
        assertEquals(0, build(lines(1, 2)).read());
        assertEquals(0, enginesLoaded);
    }

    @Test
    void noTermOfBookkeepingIsAnArticles() throws StoreException {
        build(lines(0, 3));
        Set<Node> kept = new HashSet<>();
        bookkeeping().forEach(quad -> kept.add(quad.getPredicate()));
        kept.remove(Vocabulary.TYPE);
        assertTrue(kept.size() > 8);
        assertTrue(kept.stream().noneMatch(term -> hasPredicate(term)), kept.toString());
    }

    private boolean hasPredicate(Node term) {
        try {
            return export().contains("<" + term.getURI() + ">");
        } catch (StoreException e) {
            throw new IllegalStateException(e);
        }
    }

    private long bytes() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("store"))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("tdb.lock"))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
