package newsgraph.store;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Function;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Knowledge;
import newsgraph.graph.Vocabulary;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;

/**
 * What a store holds, {@linkplain newsgraph.graph.Bookkeeping bookkeeping} left out.
 *
 * @param articles articles, each a named graph
 * @param sentences sentences that carry a claim or a mention
 * @param entities people, states, institutions, places and laws, counted once however many articles name them
 * @param claims claims of all articles
 * @param assertedClaims those that an article asserts
 * @param facts what is asserted, counted once however many articles and sentences assert it
 * @param triples triples of the union of all graphs
 * @param quads quads of all graphs
 */
public record StoreSize(
        long articles,
        long sentences,
        long entities,
        long claims,
        long assertedClaims,
        long facts,
        long triples,
        long quads) {
    private static final Node TRUE = NodeFactory.createLiteralDT("true", XSDDatatype.XSDboolean);

    static StoreSize of(DatasetGraph dataset) {
        Set<Triple> facts = new HashSet<>();
        long asserted = 0;
        for (Iterator<Quad> claims = find(dataset, Vocabulary.ASSERTED, TRUE); claims.hasNext(); ) {
            Quad claim = claims.next();
            asserted++;
            facts.add(Triple.create(
                    value(dataset, claim, Vocabulary.SUBJECT),
                    value(dataset, claim, Vocabulary.PREDICATE),
                    value(dataset, claim, Vocabulary.OBJECT)));
        }
        return new StoreSize(
                distinct(find(dataset, Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE), Quad::getSubject),
                distinct(find(dataset, Vocabulary.TYPE, Vocabulary.SENTENCE), Quad::getSubject),
                distinct(find(dataset, Vocabulary.MENTIONS, Node.ANY), Quad::getObject),
                distinct(find(dataset, Vocabulary.TYPE, Vocabulary.CLAIM), Quad::getSubject),
                asserted,
                facts.size(),
                triples(dataset),
                Iter.count(new Knowledge(dataset).quads()));
    }

    /** No triple of bookkeeping stands in another graph. */
    private static long triples(DatasetGraph dataset) {
        long all = Iter.count(dataset.findNG(Quad.unionGraph, Node.ANY, Node.ANY, Node.ANY));
        for (Node bookkeeping : Bookkeeping.graphs(dataset)) {
            all -= Iter.count(dataset.find(bookkeeping, Node.ANY, Node.ANY, Node.ANY));
        }
        return all;
    }

    private static Iterator<Quad> find(DatasetGraph dataset, Node predicate, Node object) {
        return dataset.find(Node.ANY, Node.ANY, predicate, object);
    }

    private static long distinct(Iterator<Quad> quads, Function<Quad, Node> part) {
        return Iter.asStream(quads).map(part).distinct().count();
    }

    private static Node value(DatasetGraph dataset, Quad claim, Node predicate) {
        Iterator<Quad> values = dataset.find(claim.getGraph(), claim.getSubject(), predicate, Node.ANY);
        try {
            return values.hasNext() ? values.next().getObject() : NodeFactory.createURI("");
        } finally {
            Iter.close(values);
        }
    }
}
