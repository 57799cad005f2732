package newsgraph.store;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** Makes terms that a query itself put together fit for XML, which holds no control characters however escaped. */
final class XmlText {
    private XmlText() {}

    /** The term, with U+FFFD for every character that XML 1.0 does not know. */
    static Node fit(Node term) {
        if (!term.isLiteral() || term.getLiteralLexicalForm().codePoints().allMatch(XmlText::known)) {
            return term;
        }
        StringBuilder text = new StringBuilder();
        term.getLiteralLexicalForm()
                .codePoints()
                .map(c -> known(c) ? c : 0xFFFD)
                .forEach(text::appendCodePoint);
        return term.getLiteralLanguage().isEmpty()
                ? NodeFactory.createLiteralDT(text.toString(), term.getLiteralDatatype())
                : NodeFactory.createLiteralLang(text.toString(), term.getLiteralLanguage());
    }

    private static boolean known(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
