package newsgraph.store;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.regex.Pattern;
import newsgraph.store.StoreVerifier.GraphFault;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.irix.IRIException;
import org.apache.jena.irix.IRIx;

/** Whether every term of a graph can be written and read again: no blank nodes, no bad IRIs, no characters that RDF/XML can't hold. */
final class TermCheck {
    private static final Pattern NO_IRI = Pattern.compile("[\\x00-\\x20<>\"{}|^`\\\\]");
    private static final Pattern NO_TEXT = Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]");

    private final GraphFault fault;
    private final Set<Node> seen = new HashSet<>();

    TermCheck(GraphFault fault) {
        this.fault = fault;
    }

    void check(Graph graph) {
        for (Iterator<Triple> triples = graph.find(); triples.hasNext(); ) {
            Triple triple = triples.next();
            check(triple.getSubject(), triple.getSubject());
            check(triple.getSubject(), triple.getPredicate());
            check(triple.getSubject(), triple.getObject());
        }
    }

    private void check(Node subject, Node term) {
        if (!seen.add(term)) {
            return;
        }
        if (term.isBlank()) {
            fault.tell(subject, "a blank node, which no other graph can name");
        } else if (term.isURI() && !isGood(term.getURI())) {
            fault.tell(subject, "<" + term.getURI() + "> is no absolute IRI that every reader takes");
        } else if (term.isLiteral()
                && NO_TEXT.matcher(term.getLiteralLexicalForm()).find()) {
            fault.tell(subject, "a text with a control character");
        }
    }

    private static boolean isGood(String iri) {
        try {
            return !NO_IRI.matcher(iri).find() && IRIx.create(iri).isReference();
        } catch (IRIException e) {
            return false;
        }
    }
}
