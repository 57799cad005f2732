package newsgraph.ontology;

import java.util.Map;

/** IRIs of the vocabulary that the ontology's folder is written in. */
final class Terms {
    static final String NG = "https://w3id.org/newsgraph/ontology#";
    static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    static final String RDFS = "http://www.w3.org/2000/01/rdf-schema#";
    static final String OWL = "http://www.w3.org/2002/07/owl#";
    static final String SKOS = "http://www.w3.org/2004/02/skos/core#";
    static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    static final String TYPE = RDF + "type";
    static final String LABEL = RDFS + "label";
    static final String DOMAIN = RDFS + "domain";
    static final String RANGE = RDFS + "range";
    static final String SUB_CLASS = RDFS + "subClassOf";
    static final String SUB_PROPERTY = RDFS + "subPropertyOf";
    static final String DEFINITION = SKOS + "definition";
    static final String CLOSE_MATCH = SKOS + "closeMatch";
    static final String ALT_LABEL = SKOS + "altLabel";
    static final String DOMAIN_INCLUDES = "http://schema.org/domainIncludes";
    static final String SAME_AS = OWL + "sameAs";

    private static final Map<String, String> PREFIXES =
            Map.of("ng", NG, "rdf", RDF, "rdfs", RDFS, "owl", OWL, "skos", SKOS, "xsd", XSD);

    private Terms() {}

    /** What stands behind the IRI's last {@code #} or {@code /}. */
    static String localName(String iri) {
        return iri.substring(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
    }

    /** The IRI as a person writes it: {@code ng:State}, or in angle brackets. */
    static String shown(String iri) {
        return PREFIXES.entrySet().stream()
                .filter(prefix -> iri.startsWith(prefix.getValue()))
                .map(prefix ->
                        prefix.getKey() + ":" + iri.substring(prefix.getValue().length()))
                .findFirst()
                .orElse("<" + iri + ">");
    }
}
