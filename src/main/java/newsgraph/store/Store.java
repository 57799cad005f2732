package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Bookkeeping;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.query.TxnType;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.DatabaseMgr;

/**
 * A knowledge graph on disk: a TDB2 database whose folder Fuseki can open too. Safe for use by many threads: readers see
 * the store as it was when they began while one writes. One process holds it at a time.
 */
public final class Store implements AutoCloseable {
    private final StoreFolder folder;
    private final DatasetGraph dataset;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Store(StoreFolder folder, DatasetGraph dataset) {
        this.folder = folder;
        this.dataset = dataset;
    }

    /** The store in the folder, made where the folder is missing or empty. */
    public static Store open(Path folder) throws StoreException {
        return open(folder, true, Duration.ZERO);
    }

    /** The store in the folder, made where the folder is missing or empty; waits so long while another process has it. */
    public static Store open(Path folder, Duration wait) throws StoreException {
        return open(folder, true, wait);
    }

    /** The store in the folder, which must hold one. */
    public static Store openExisting(Path folder) throws StoreException {
        return open(folder, false, Duration.ZERO);
    }

    /** The store in the folder, which must hold one; waits so long while another process has it. */
    public static Store openExisting(Path folder, Duration wait) throws StoreException {
        return open(folder, false, wait);
    }

    private static Store open(Path path, boolean create, Duration wait) throws StoreException {
        StoreFolder folder = new StoreFolder(path);
        folder.check(create);
        return readable(new Store(folder, OpenStores.acquire(folder, wait)));
    }

    /** The store, where its format is none of a later program's; what such a program means by it nobody knows here. */
    private static Store readable(Store store) throws StoreException {
        OptionalInt format = store.read(Bookkeeping::format);
        if (format.isPresent() && format.getAsInt() > Bookkeeping.FORMAT) {
            store.close();
            throw new StoreException("the store " + store.folder.path()
                    + " was written by a later Newsgraph (found a store format after " + Bookkeeping.FORMAT
                    + "). Nothing was changed. Use that version, or build another store with --store.");
        }
        return store;
    }

    /**
     * Puts each graph in the place of the graph of its name, all in one transaction; writes nothing where none differs.
     *
     * @throws UncheckedIOException with one line for the user where the disk takes no more; the store is then as before
     */
    public Changes replace(Collection<ArticleGraph> graphs) {
        return write(() -> putAll(graphs), Store::isChange);
    }

    /**
     * Does all that the update says in one transaction; writes nothing where that changes nothing.
     *
     * @return what became of the update's graphs
     * @throws UncheckedIOException with one line for the user where the disk takes no more; the store is then as before
     */
    public Changes update(Update update) {
        AtomicBoolean changedMore = new AtomicBoolean();
        return write(
                () -> {
                    Changes changes = putAll(update.graphs());
                    boolean more = false;
                    for (String name : update.withdrawn()) {
                        more |= removeNamed(name);
                    }
                    if (update.derived() != null) {
                        ArticleGraph derived = update.derived().apply(dataset);
                        more |= put(derived, quads(derived.iri()));
                    }
                    for (Update.Entry entry : update.entries().apply(changes)) {
                        ArticleGraph said = new ArticleGraph(entry.graphIri(), entry.quads());
                        more |= put(said, quads(entry.graphIri(), entry.subjectIri()));
                    }
                    changedMore.set(more);
                    return changes;
                },
                changes -> isChange(changes) || changedMore.get());
    }

    private Changes putAll(Collection<ArticleGraph> graphs) {
        int added = 0;
        int replaced = 0;
        for (ArticleGraph graph : graphs) {
            Set<Quad> before = quads(graph.iri());
            if (put(graph, before)) {
                added += before.isEmpty() ? 1 : 0;
                replaced += before.isEmpty() ? 0 : 1;
            }
        }
        return new Changes(added, replaced, graphs.size() - added - replaced);
    }

    private static boolean isChange(Changes changes) {
        return changes.added() + changes.replaced() > 0;
    }

    /** Whether there was a graph of that name; now there is none. */
    public boolean remove(String graphIri) {
        return write(() -> removeNamed(graphIri), removed -> removed);
    }

    private boolean removeNamed(String graphIri) {
        Set<Quad> quads = quads(graphIri);
        quads.forEach(dataset::delete);
        for (Node bookkeeping : Bookkeeping.graphs(dataset)) {
            quads(bookkeeping.getURI(), graphIri).forEach(dataset::delete);
        }
        return !quads.isEmpty();
    }

    /** The names of all graphs, sorted. */
    public List<String> graphs() {
        return read(data -> {
            try (Stream<Node> names = Iter.asStream(data.listGraphNodes())) {
                return names.map(Node::getURI).sorted().toList();
            }
        });
    }

    /**
     * What the function makes of the dataset as it stands; the function must not keep the dataset or its iterators. SPARQL
     * over the dataset sees the union of the graphs as the default graph.
     */
    public <T> T read(Function<DatasetGraph, T> reader) {
        return Txn.calculateRead(dataset, () -> reader.apply(dataset));
    }

    public StoreSize size() {
        return read(StoreSize::of);
    }

    /** Gives back the room that replaced graphs took. Readers go on; writers wait. A kill at any moment loses nothing. */
    public void compact() {
        try {
            DatabaseMgr.compact(dataset, true);
            folder.removeOlder();
        } catch (IOException | RuntimeException e) {
            throw unwritten(e);
        }
    }

    /** Lets go of the folder; closing again does nothing. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            OpenStores.release(folder, dataset);
        }
    }

    private boolean put(ArticleGraph graph, Set<Quad> before) {
        Set<Quad> after = new HashSet<>(graph.quads());
        if (after.equals(before)) {
            return false;
        }
        before.stream().filter(quad -> !after.contains(quad)).forEach(dataset::delete);
        for (Quad quad : graph.quads()) {
            if (!before.contains(quad)) {
                checkGround(quad, graph.iri());
                dataset.add(quad);
            }
        }
        return true;
    }

    private static void checkGround(Quad quad, String graphIri) {
        boolean ground = quad.getSubject().isURI()
                && quad.getPredicate().isURI()
                && !quad.getObject().isBlank();
        if (!ground || !quad.getGraph().isURI() || !quad.getGraph().getURI().equals(graphIri)) {
            throw new IllegalArgumentException("not a quad without blank nodes in graph " + graphIri + ": " + quad);
        }
    }

    private Set<Quad> quads(String graphIri) {
        return Iter.toSet(dataset.find(NodeFactory.createURI(graphIri), Node.ANY, Node.ANY, Node.ANY));
    }

    private Set<Quad> quads(String graphIri, String subjectIri) {
        return Iter.toSet(
                dataset.find(NodeFactory.createURI(graphIri), NodeFactory.createURI(subjectIri), Node.ANY, Node.ANY));
    }

    /** Commits what the change did to the dataset, or nothing at all where it did nothing or failed. */
    private <T> T write(Supplier<T> change, Predicate<T> changed) {
        dataset.begin(TxnType.WRITE);
        try {
            T result = change.get();
            if (changed.test(result)) {
                dataset.commit();
            } else {
                dataset.abort();
            }
            return result;
        } catch (IllegalArgumentException e) {
            dataset.abort();
            throw e;
        } catch (RuntimeException | InternalError e) {
            // A full disk shows as either: TDB2 writes to files and to mapped memory.
            abort(e);
            throw unwritten(e);
        } finally {
            dataset.end();
        }
    }

    private void abort(Throwable cause) {
        try {
            if (dataset.isInTransaction()) {
                dataset.abort();
            }
        } catch (RuntimeException | InternalError e) {
            cause.addSuppressed(e);
        }
    }

    private UncheckedIOException unwritten(Throwable cause) {
        IOException told = cause instanceof IOException io ? io : new IOException(cause);
        return new UncheckedIOException(
                "the store " + folder.path() + " can't be written to (" + StoreFolder.reason(cause)
                        + "). It holds what it held before. Is the disk full?",
                told);
    }
}
