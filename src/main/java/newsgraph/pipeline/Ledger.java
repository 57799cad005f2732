package newsgraph.pipeline;

import java.util.ArrayList;
import java.util.List;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Iris;
import newsgraph.store.Update.Entry;
import org.apache.jena.sparql.core.Quad;

/** Writes what a store is to remember of how its graphs came to be, see {@link Bookkeeping}. */
final class Ledger {
    private final Iris iris;
    private final ReaderIdentity reader;

    Ledger(Iris iris, ReaderIdentity reader) {
        this.iris = iris;
        this.reader = reader;
    }

    /** Says that the graph is bookkeeping; belongs to all that is written there. */
    Entry mark() {
        Quad mark = Bookkeeping.mark(iris);
        return new Entry(iris.builds(), iris.builds(), List.of(mark));
    }

    Entry article(String articleIri, String fingerprint) {
        return new Entry(iris.builds(), articleIri, Bookkeeping.fingerprint(iris, articleIri, fingerprint));
    }

    /** What is known without any article fits the articles. */
    Entry backgroundFits() {
        return article(iris.background(), reader.fingerprint(iris));
    }

    /** It may not fit them: a build that is killed now must not be taken for one that ended. */
    Entry backgroundOpen() {
        return new Entry(iris.builds(), iris.background(), List.of());
    }

    Entry of(String subjectIri, List<Quad> quads) {
        return new Entry(iris.builds(), subjectIri, quads);
    }

    /** The entries with {@link #mark}. */
    List<Entry> with(List<Entry> entries, Entry... more) {
        List<Entry> all = new ArrayList<>(entries);
        all.add(mark());
        all.addAll(List.of(more));
        return all;
    }
}
