package newsgraph.pipeline;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Iris;
import newsgraph.graph.Vocabulary;
import newsgraph.store.Update.Entry;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/**
 * A store's record of its builds, each a {@code prov:Activity}. It does not grow for ever: the thousand last builds are kept,
 * and of those that changed nothing only the last, which is noted once a day at most, since a newsroom builds every hour and
 * each note costs a transaction.
 */
final class History {
    static final int KEPT = 1_000;
    private static final Duration NOTED_EVERY = Duration.ofDays(1);

    private final Iris iris;
    private final ReaderIdentity reader;
    private final Ledger ledger;
    private final InstantSource clock;
    private final Instant start;

    /** A record of the build that begins now. */
    History(Iris iris, ReaderIdentity reader, InstantSource clock) {
        this.iris = iris;
        this.reader = reader;
        this.ledger = new Ledger(iris, reader);
        this.clock = clock;
        this.start = clock.instant();
    }

    /** How a build ended. One that was killed has no end. */
    enum End {
        FINISHED,
        INTERRUPTED,
        UNCHANGED
    }

    /** The build before its end; this is what stays of it where it is killed. */
    Entry begun() {
        return ledger.of(iris.build(start), facts());
    }

    Entry ended(End end, int added, int changed, int unchanged, int withdrawn, int refused) {
        List<Quad> facts = facts();
        facts.add(fact(Bookkeeping.ENDED, time(clock.instant())));
        facts.add(fact(
                Bookkeeping.OUTCOME, NodeFactory.createLiteralString(end.name().toLowerCase(Locale.ROOT))));
        facts.add(fact(Bookkeeping.ARTICLES_ADDED, number(added)));
        facts.add(fact(Bookkeeping.ARTICLES_CHANGED, number(changed)));
        facts.add(fact(Bookkeeping.ARTICLES_UNCHANGED, number(unchanged)));
        facts.add(fact(Bookkeeping.ARTICLES_WITHDRAWN, number(withdrawn)));
        facts.add(fact(Bookkeeping.INPUTS_REFUSED, number(refused)));
        return ledger.of(iris.build(start), facts);
    }

    /** Forgets the builds that are too many when this one comes, and the last that changed nothing. Read in a transaction. */
    List<Entry> forgotten(DatasetGraph dataset) {
        List<String> builds = builds(dataset);
        List<Entry> forgotten = new ArrayList<>();
        int surplus = builds.size() + 1 - KEPT;
        for (int i = 0; i < builds.size(); i++) {
            if (i < surplus || changedNothing(dataset, builds.get(i))) {
                forgotten.add(ledger.of(builds.get(i), List.of()));
            }
        }
        return forgotten;
    }

    /** Whether it is to be noted that a build changed nothing. Read in a transaction. */
    boolean isDue(DatasetGraph dataset) {
        List<String> builds = builds(dataset);
        if (builds.isEmpty()) {
            return true;
        }
        return builds.get(builds.size() - 1).compareTo(iris.build(start.minus(NOTED_EVERY))) <= 0;
    }

    /** The recorded builds, oldest first: their names sort by their time. */
    private List<String> builds(DatasetGraph dataset) {
        return Iter.asStream(dataset.find(graph(), Node.ANY, Vocabulary.TYPE, Bookkeeping.BUILD))
                .map(quad -> quad.getSubject().getURI())
                .sorted()
                .toList();
    }

    private boolean changedNothing(DatasetGraph dataset, String build) {
        Node unchanged = NodeFactory.createLiteralString(End.UNCHANGED.name().toLowerCase(Locale.ROOT));
        return dataset.contains(graph(), NodeFactory.createURI(build), Bookkeeping.OUTCOME, unchanged);
    }

    private List<Quad> facts() {
        List<Quad> facts = new ArrayList<>();
        facts.add(fact(Vocabulary.TYPE, Bookkeeping.ACTIVITY));
        facts.add(fact(Vocabulary.TYPE, Bookkeeping.BUILD));
        facts.add(fact(Bookkeeping.STARTED, time(start)));
        facts.add(fact(Bookkeeping.VERSION, NodeFactory.createLiteralString(reader.version())));
        facts.add(fact(Bookkeeping.PROGRAM_FINGERPRINT, NodeFactory.createLiteralString(reader.program())));
        facts.add(fact(Bookkeeping.MODELS_FINGERPRINT, NodeFactory.createLiteralString(reader.models())));
        facts.add(fact(Bookkeeping.ONTOLOGY_FINGERPRINT, NodeFactory.createLiteralString(reader.ontology())));
        return facts;
    }

    private Quad fact(Node predicate, Node object) {
        return new Quad(graph(), NodeFactory.createURI(iris.build(start)), predicate, object);
    }

    private Node graph() {
        return NodeFactory.createURI(iris.builds());
    }

    private static Node number(int number) {
        return NodeFactory.createLiteralDT(Integer.toString(number), XSDDatatype.XSDnonNegativeInteger);
    }

    private static Node time(Instant time) {
        return NodeFactory.createLiteralDT(time.truncatedTo(ChronoUnit.SECONDS).toString(), XSDDatatype.XSDdateTime);
    }
}
