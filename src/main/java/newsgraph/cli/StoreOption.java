package newsgraph.cli;

import java.nio.file.Path;
import java.util.Optional;
import newsgraph.article.FileName;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Iris;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import picocli.CommandLine.Option;

/** Which store a command works on. */
final class StoreOption {
    /** What stands between the base and the name of every article, see {@link Iris#article}. */
    private static final String ARTICLE = "/article/";

    @Option(
            names = "--store",
            paramLabel = "DIR",
            defaultValue = "newsgraph-store",
            description = "The store's folder (default: ./newsgraph-store).")
    private String name = "newsgraph-store";

    Path folder() throws StoreException {
        Path folder = FileName.path(name);
        // TDB2 opens files by strings, which lose such a name in the locale C.
        if (!FileName.name(folder).equals(folder.toString())) {
            throw new StoreException("the store's folder " + FileName.name(folder)
                    + " can't be opened in this locale (its name has more than ASCII). Run with LC_ALL=C.UTF-8.");
        }
        return folder;
    }

    /** The store, which must be there. */
    Store openExisting() throws StoreException {
        return Store.openExisting(folder());
    }

    /** How the store's data is named: by the base that it was built with. */
    static Iris iris(Store store) {
        Iris usual = new Iris();
        Optional<Iris> built = store.read(dataset -> Bookkeeping.graphs(dataset).stream()
                .map(Node::getURI)
                .sorted()
                .findFirst()
                .map(Iris::ofBuilds));
        if (built.isPresent() || holds(store, usual.background())) {
            return built.orElse(usual); // without a look at every graph
        }
        // The first will do: all are named under one base.
        return store.read(dataset -> Iter.asStream(dataset.listGraphNodes())
                        .map(Node::getURI)
                        .filter(graph -> graph.contains(ARTICLE))
                        .findFirst())
                .map(graph -> new Iris(graph.substring(0, graph.indexOf(ARTICLE) + 1)))
                .orElse(usual);
    }

    /** Whether the store has a graph of that name. */
    static boolean holds(Store store, String graphIri) {
        Node name = NodeFactory.createURI(graphIri);
        return store.read(dataset -> dataset.containsGraph(name));
    }
}
