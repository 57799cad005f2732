package newsgraph.graph;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.out.NodeFmtLib;
import org.apache.jena.sparql.core.Quad;

/** Writes JSON-LD 1.1: a context of prefixes, and each named graph with its nodes. */
final class JsonLdSyntax implements Syntax {
    private final Map<String, String> prefixes;
    private final Writer out;
    private final JsonWriter json;
    private boolean named;

    JsonLdSyntax(Map<String, String> prefixes, Writer out) {
        this.prefixes = prefixes;
        this.out = out;
        this.json = new JsonWriter(out);
        json.setIndent("  ");
        json.setHtmlSafe(false);
    }

    @Override
    public void start() throws IOException {
        json.beginObject();
        json.name("@context").beginObject();
        for (Map.Entry<String, String> prefix : prefixes.entrySet()) {
            json.name(prefix.getKey()).value(prefix.getValue());
        }
        json.endObject();
        json.name("@graph").beginArray();
    }

    @Override
    public void startGraph(Node name) throws IOException {
        named = !Quad.isDefaultGraph(name);
        if (named) {
            json.beginObject();
            json.name("@id").value(name.getURI());
            json.name("@graph").beginArray();
        }
    }

    @Override
    public void subject(Node subject, List<Triple> triples) throws IOException {
        json.beginObject();
        json.name("@id").value(id(subject));
        int i = 0;
        while (i < triples.size()) {
            Node predicate = triples.get(i).getPredicate();
            boolean types = predicate.equals(Vocabulary.TYPE)
                    && triples.stream()
                            .filter(t -> t.getPredicate().equals(predicate))
                            .allMatch(t -> t.getObject().isURI());
            json.name(types ? "@type" : compact(predicate.getURI())).beginArray();
            for (; i < triples.size() && triples.get(i).getPredicate().equals(predicate); i++) {
                if (types) {
                    json.value(compact(triples.get(i).getObject().getURI()));
                } else {
                    value(triples.get(i).getObject());
                }
            }
            json.endArray();
        }
        json.endObject();
    }

    @Override
    public void endGraph() throws IOException {
        if (named) {
            json.endArray();
            json.endObject();
        }
    }

    @Override
    public void end() throws IOException {
        json.endArray();
        json.endObject();
        json.flush();
        out.write('\n');
    }

    private void value(Node object) throws IOException {
        if (!object.isLiteral()) {
            json.beginObject().name("@id").value(id(object)).endObject();
            return;
        }
        String datatype = object.getLiteralDatatypeURI();
        boolean plain = datatype.equals(Vocabulary.XSD + "string");
        if (plain) {
            json.value(object.getLiteralLexicalForm());
            return;
        }
        json.beginObject().name("@value").value(object.getLiteralLexicalForm());
        if (object.getLiteralLanguage().isEmpty()) {
            json.name("@type").value(compact(datatype));
        } else {
            json.name("@language").value(object.getLiteralLanguage());
        }
        json.endObject();
    }

    private static String id(Node node) {
        return node.isURI() ? node.getURI() : "_:" + NodeFmtLib.encodeBNodeLabel(node.getBlankNodeLabel());
    }

    /** The IRI with a prefix where one fits and nothing in the rest could be taken for another thing. */
    private String compact(String iri) {
        for (Map.Entry<String, String> prefix : prefixes.entrySet()) {
            if (iri.startsWith(prefix.getValue())) {
                String local = iri.substring(prefix.getValue().length());
                if (local.matches("[A-Za-z0-9_-]+")) {
                    return prefix.getKey() + ":" + local;
                }
            }
        }
        return iri;
    }
}
