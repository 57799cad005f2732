package newsgraph.store;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import newsgraph.graph.ArticleGraph;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;

/** A knowledge graph on disk. Safe for use by many threads: readers go on while one writes. */
public final class Store implements AutoCloseable {
    private Store() {}

    /** The store in the folder, made where the folder is missing or empty. */
    public static Store open(Path folder) throws StoreException {
        return new Store();
    }

    /** The store in the folder, which must hold one. */
    public static Store openExisting(Path folder) throws StoreException {
        return new Store();
    }

    /** Puts each graph in the place of the graph of its name, all in one transaction; writes nothing where none differs. */
    public Changes replace(Collection<ArticleGraph> graphs) {
        return new Changes(0, 0, 0);
    }

    /** Whether there was a graph of that name; now there is none. */
    public boolean remove(String graphIri) {
        return false;
    }

    /** The names of all graphs, sorted. */
    public List<String> graphs() {
        return List.of();
    }

    /** What the function makes of the dataset as it stands; the function must not keep the dataset or its iterators. */
    public <T> T read(Function<DatasetGraph, T> reader) {
        return reader.apply(DatasetGraphFactory.createTxnMem());
    }

    public StoreSize size() {
        return new StoreSize(0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Gives back the room that replaced graphs took; readers wait meanwhile. */
    public void compact() {}

    @Override
    public void close() {}
}
