package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Bookkeeping;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.system.Txn;

/**
 * A knowledge graph on disk: a TDB2 database whose folder Fuseki can open too. Safe for use by many threads: readers see
 * the store as it was when they began while one writes. One process holds it at a time.
 */
public final class Store implements AutoCloseable {
    private final OpenStore open;
    private final DatasetGraph dataset;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Store(OpenStore open) {
        this.open = open;
        this.dataset = open.dataset();
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
        folder.checkPlace(create);
        return readable(new Store(OpenStores.acquire(folder, wait)));
    }

    /** The store, where its format is none of a later program's; what such a program means by it nobody knows here. */
    private static Store readable(Store store) throws StoreException {
        OptionalInt format = store.read(Bookkeeping::format);
        if (format.isPresent() && format.getAsInt() > Bookkeeping.FORMAT) {
            store.close();
            throw new StoreException("the store " + store.open.folder().path()
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
        return write(changes -> changes.putAll(graphs));
    }

    /**
     * Does all that the update says in one transaction; writes nothing where that changes nothing.
     *
     * @return what became of the update's graphs
     * @throws UncheckedIOException with one line for the user where the disk takes no more; the store is then as before
     */
    public Changes update(Update update) {
        return write(changes -> changes.apply(update));
    }

    /** Whether there was a graph of that name; now there is none. */
    public boolean remove(String graphIri) {
        return write(changes -> changes.remove(graphIri));
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

    /**
     * Gives back the room that replaced graphs took. Readers go on; writers wait. A kill at any moment loses nothing.
     *
     * @throws UncheckedIOException with one line for the user where the disk takes no more; the store is then as before
     */
    public Compacted compact() {
        open.writing().lock();
        try {
            long before = usedBytes();
            boolean inStep = open.text().isInStep();
            String state = open.text().stateOfStore();
            new Compaction(open).run();
            if (inStep) {
                open.text().follow(TextChanges.none(), state);
            }
            return new Compacted(before, usedBytes());
        } catch (IOException | RuntimeException | InternalError e) {
            throw unwritten(e);
        } finally {
            open.writing().unlock();
        }
    }

    /**
     * The sentences and names that have all of the words, the best first: a phrase in double quotes in its order, a word that
     * ends in {@code *} as all that begin so. An index that is out of step with the store is made anew first.
     *
     * @param limit how many at most
     */
    public List<TextHit> find(String words, int limit) {
        if (!textIndexIsInStep()) {
            rebuildTextIndexWhereNeeded();
        }
        try {
            return open.text().search(words, limit);
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    private void rebuildTextIndexWhereNeeded() {
        open.writing().lock(); // a change that is being followed just now is waited for
        try {
            if (!textIndexIsInStep()) {
                rebuildTextIndex();
            }
        } finally {
            open.writing().unlock();
        }
    }

    /** Whether the text index goes with what the store holds. */
    public boolean textIndexIsInStep() {
        try {
            return open.text().isInStep();
        } catch (IOException e) {
            return false; // what can't be read is made anew
        }
    }

    /** Makes the text index anew. */
    public void rebuildTextIndex() {
        open.writing().lock();
        try {
            open.text().rebuild();
        } catch (IOException e) {
            throw unwritten(e);
        } finally {
            open.writing().unlock();
        }
    }

    /** Compacts where that gives back half of the room or more, and not a trifle; cheap where it does not. */
    public Optional<Compacted> compactWhereWorthIt() {
        open.writing().lock();
        try {
            boolean wasteful = read(data -> isWasteful());
            return wasteful ? Optional.of(compact()) : Optional.empty();
        } finally {
            open.writing().unlock();
        }
    }

    private boolean isWasteful() {
        try {
            Generation newest = open.folder().newest();
            long room = Files.getFileStore(newest.path()).getUsableSpace();
            // A compaction that fills the disk is worse than none.
            return CompactSize.isWasteful(open.folder(), newest, dataset) && room > newest.usedBytes();
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    private long usedBytes() throws IOException {
        return open.folder().newest().usedBytes();
    }

    /** Lets go of the folder; closing again does nothing. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            OpenStores.release(open);
        }
    }

    private <T> T write(Function<GraphChanges, T> change) {
        open.writing().lock();
        try {
            String before = open.text().stateOfStore();
            GraphChanges changes = new GraphChanges(dataset);
            T result = new WriteTransaction(open).run(changes, change);
            if (changes.isAny()) {
                open.text().follow(changes.texts(), before);
            }
            return result;
        } catch (IOException e) {
            throw unwritten(e);
        } finally {
            open.writing().unlock();
        }
    }

    private UncheckedIOException unwritten(Throwable cause) {
        return open.folder().unwritten(cause);
    }
}
