package newsgraph.graph;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.out.NodeFmtLib;

/** Writes RDF/XML, an rdf:Description for each subject. */
final class RdfXmlSyntax implements Syntax {
    /** A property's IRI, split before the longest name that an XML element can have. */
    private static final Pattern PROPERTY = Pattern.compile("(.*?)([\\p{L}_][\\p{L}\\p{Nd}_.-]*)", Pattern.DOTALL);

    private final Map<String, String> prefixes;
    private final Writer out;

    RdfXmlSyntax(Map<String, String> prefixes, Writer out) {
        this.prefixes = prefixes;
        this.out = out;
    }

    @Override
    public void start() throws IOException {
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rdf:RDF");
        for (Map.Entry<String, String> prefix : prefixes.entrySet()) {
            out.write("\n    xmlns:" + prefix.getKey() + "=\"" + escaped(prefix.getValue()) + "\"");
        }
        out.write(">\n");
    }

    @Override
    public void startGraph(Node name) {}

    @Override
    public void subject(Node subject, List<Triple> triples) throws IOException {
        out.write("  <rdf:Description " + reference("rdf:about", subject) + ">\n");
        for (Triple triple : triples) {
            property(triple.getPredicate().getURI(), triple.getObject());
        }
        out.write("  </rdf:Description>\n");
    }

    @Override
    public void endGraph() {}

    @Override
    public void end() throws IOException {
        out.write("</rdf:RDF>\n");
    }

    private void property(String iri, Node object) throws IOException {
        Matcher split = PROPERTY.matcher(iri);
        if (!split.matches()) {
            throw new IOException("RDF/XML has no way to write the property <" + iri + ">. Choose another format.");
        }
        String prefix = null;
        for (Map.Entry<String, String> known : prefixes.entrySet()) {
            prefix = prefix == null && known.getValue().equals(split.group(1)) ? known.getKey() : prefix;
        }
        String name = (prefix == null ? "p" : prefix) + ":" + split.group(2);
        String start = "    <" + name + (prefix == null ? " xmlns:p=\"" + escaped(split.group(1)) + "\"" : "");
        if (!object.isLiteral()) {
            out.write(start + " " + reference("rdf:resource", object) + "/>\n");
            return;
        }
        String type = "";
        if (!object.getLiteralLanguage().isEmpty()) {
            type = " xml:lang=\"" + object.getLiteralLanguage() + "\"";
        } else if (!object.getLiteralDatatypeURI().equals(Vocabulary.XSD + "string")) {
            type = " rdf:datatype=\"" + escaped(object.getLiteralDatatypeURI()) + "\"";
        }
        out.write(start + type + ">" + escaped(object.getLiteralLexicalForm()) + "</" + name + ">\n");
    }

    private static String reference(String attribute, Node node) {
        return node.isURI()
                ? attribute + "=\"" + escaped(node.getURI()) + "\""
                : "rdf:nodeID=\"" + NodeFmtLib.encodeBNodeLabel(node.getBlankNodeLabel()) + "\"";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("\r", "&#xD;");
    }
}
