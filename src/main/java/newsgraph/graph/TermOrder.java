package newsgraph.graph;

import java.util.Comparator;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.Quad;

/** The order of terms in all that is written: IRIs before literals, runs of digits by their number, else by character. */
final class TermOrder implements Comparator<Node> {
    static final TermOrder TERMS = new TermOrder();

    static final Comparator<Triple> TRIPLES = Comparator.comparing(Triple::getSubject, TERMS)
            .thenComparing(Triple::getPredicate, TERMS)
            .thenComparing(Triple::getObject, TERMS);

    static final Comparator<Quad> QUADS =
            Comparator.comparing(Quad::getGraph, TERMS).thenComparing(Quad::asTriple, TRIPLES);

    private TermOrder() {}

    @Override
    public int compare(Node a, Node b) {
        if (a.isURI() && b.isURI()) {
            return compareNaturally(a.getURI(), b.getURI());
        }
        if (a.isLiteral() && b.isLiteral()) {
            int order = compareNaturally(a.getLiteralLexicalForm(), b.getLiteralLexicalForm());
            order = order != 0 ? order : a.getLiteralDatatypeURI().compareTo(b.getLiteralDatatypeURI());
            return order != 0 ? order : a.getLiteralLanguage().compareTo(b.getLiteralLanguage());
        }
        int order = Integer.compare(rank(a), rank(b));
        return order != 0 ? order : a.toString().compareTo(b.toString());
    }

    private static int rank(Node node) {
        return node.isURI() ? 0 : node.isBlank() ? 1 : node.isLiteral() ? 2 : 3;
    }

    /** As by character, but "#char=9,12" before "#char=10,30"; strings are equal only where they are the same. */
    static int compareNaturally(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (digit(a.charAt(i)) && digit(b.charAt(j))) {
                int iEnd = endOfDigits(a, i);
                int jEnd = endOfDigits(b, j);
                int order = compareNumbers(a.substring(i, iEnd), b.substring(j, jEnd));
                if (order != 0) {
                    return order;
                }
                i = iEnd;
                j = jEnd;
            } else if (a.charAt(i) != b.charAt(j)) {
                return Character.compare(a.charAt(i), b.charAt(j));
            } else {
                i++;
                j++;
            }
        }
        int order = Integer.compare(a.length() - i, b.length() - j);
        return order != 0 ? order : a.compareTo(b);
    }

    private static int compareNumbers(String a, String b) {
        String x = a.replaceFirst("^0+", "");
        String y = b.replaceFirst("^0+", "");
        return x.length() != y.length() ? Integer.compare(x.length(), y.length()) : x.compareTo(y);
    }

    private static int endOfDigits(String string, int from) {
        int end = from;
        while (end < string.length() && digit(string.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
