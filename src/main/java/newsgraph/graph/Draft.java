package newsgraph.graph;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Set;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;

/** A named graph in the making. Its literals have the one form that a store gives back. */
final class Draft {
    private final Node graph;
    private final Set<Quad> quads = new HashSet<>();

    Draft(String graphIri) {
        this.graph = Vocabulary.iri(graphIri);
    }

    void add(Node subject, Node predicate, Node object) {
        quads.add(new Quad(graph, subject, predicate, object));
    }

    void add(Node subject, Node predicate, String text) {
        add(subject, predicate, NodeFactory.createLiteralString(text));
    }

    void add(Node subject, Node predicate, boolean value) {
        add(subject, predicate, NodeFactory.createLiteralDT(Boolean.toString(value), XSDDatatype.XSDboolean));
    }

    /** Adds nothing for a day that xsd:date writes otherwise than Java does, before the year 1 or after 9999. */
    void add(Node subject, Node predicate, LocalDate day) {
        if (day.getYear() >= 1 && day.getYear() <= 9999) {
            add(subject, predicate, NodeFactory.createLiteralDT(day.toString(), XSDDatatype.XSDdate));
        }
    }

    void addOffset(Node subject, Node predicate, int offset) {
        add(
                subject,
                predicate,
                NodeFactory.createLiteralDT(Integer.toString(offset), XSDDatatype.XSDnonNegativeInteger));
    }

    /** Adds a share between 0 and 1 with two decimals at most. */
    void addShare(Node subject, Node predicate, double share) {
        double bounded = Double.isNaN(share) ? 0 : Math.max(0, Math.min(1, share));
        BigDecimal decimal =
                BigDecimal.valueOf(bounded).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
        String form = decimal.setScale(Math.max(1, decimal.scale())).toPlainString();
        add(subject, predicate, NodeFactory.createLiteralDT(form, XSDDatatype.XSDdecimal));
    }

    ArticleGraph finished() {
        return new ArticleGraph(
                graph.getURI(), quads.stream().sorted(TermOrder.QUADS).toList());
    }
}
