package newsgraph.store;

import java.util.Iterator;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/**
 * Tells whether two datasets hold the same quads, whatever their order.
 *
 * @param quads how many quads there are
 * @param sum the sum of a 64-bit hash of each
 */
record ContentSum(long quads, long sum) {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    /** The sum of a dataset without blank nodes; called in a read transaction. */
    static ContentSum of(DatasetGraph dataset) {
        long quads = 0;
        long sum = 0;
        for (Iterator<Quad> all = dataset.find(); all.hasNext(); ) {
            Quad quad = all.next();
            long hash = FNV_OFFSET;
            for (Node term : new Node[] {quad.getGraph(), quad.getSubject(), quad.getPredicate(), quad.getObject()}) {
                hash = hash(hash, term.toString());
            }
            quads++;
            sum += hash;
        }
        return new ContentSum(quads, sum);
    }

    private static long hash(long start, String text) {
        long hash = start;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return (hash ^ '\n') * FNV_PRIME; // keeps "a" + "bc" from being "ab" + "c"
    }
}
