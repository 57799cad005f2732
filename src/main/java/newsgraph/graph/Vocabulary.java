package newsgraph.graph;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sys.JenaSystem;

/** The terms that the graph is written in, and the prefixes that every writer gives them. */
public final class Vocabulary {
    public static final String NG = "https://w3id.org/newsgraph/ontology#";
    public static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    public static final String RDFS = "http://www.w3.org/2000/01/rdf-schema#";
    public static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    public static final String OWL = "http://www.w3.org/2002/07/owl#";
    public static final String SKOS = "http://www.w3.org/2004/02/skos/core#";
    public static final String DCTERMS = "http://purl.org/dc/terms/";
    public static final String SCHEMA = "http://schema.org/";
    public static final String FOAF = "http://xmlns.com/foaf/0.1/";
    public static final String ORG = "http://www.w3.org/ns/org#";
    public static final String PROV = "http://www.w3.org/ns/prov#";
    public static final String NIF = "http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#";
    public static final String SEM = "http://semanticweb.cs.vu.nl/2009/11/sem/";
    public static final String WIKIDATA = "http://www.wikidata.org/entity/";
    public static final String GEONAMES = "https://sws.geonames.org/";

    static {
        // Terms may be the first that a program touches of Jena, which must be started before its parts are.
        JenaSystem.init();
    }

    public static final Node TYPE = iri(RDF + "type");
    public static final Node SUBJECT = iri(RDF + "subject");
    public static final Node PREDICATE = iri(RDF + "predicate");
    public static final Node OBJECT = iri(RDF + "object");
    public static final Node PROPERTY = iri(RDF + "Property");
    public static final Node LABEL = iri(RDFS + "label");
    public static final Node SUB_PROPERTY_OF = iri(RDFS + "subPropertyOf");
    public static final Node SAME_AS = iri(OWL + "sameAs");
    public static final Node PREF_LABEL = iri(SKOS + "prefLabel");
    public static final Node ALT_LABEL = iri(SKOS + "altLabel");
    public static final Node DEFINITION = iri(SKOS + "definition");

    public static final Node NEWS_ARTICLE = iri(SCHEMA + "NewsArticle");
    public static final Node MENTIONS = iri(SCHEMA + "mentions");
    public static final Node DATE_PUBLISHED = iri(SCHEMA + "datePublished");
    public static final Node ISSUED = iri(DCTERMS + "issued");
    public static final Node TITLE = iri(DCTERMS + "title");
    public static final Node IDENTIFIER = iri(DCTERMS + "identifier");
    public static final Node PUBLISHER = iri(DCTERMS + "publisher");
    public static final Node SOURCE = iri(DCTERMS + "source");
    public static final Node LANGUAGE = iri(DCTERMS + "language");
    public static final Node IS_PART_OF = iri(DCTERMS + "isPartOf");

    public static final Node CONTEXT = iri(NIF + "Context");
    public static final Node IS_STRING = iri(NIF + "isString");
    public static final Node SENTENCE = iri(NIF + "Sentence");
    public static final Node ANCHOR_OF = iri(NIF + "anchorOf");
    public static final Node BEGIN_INDEX = iri(NIF + "beginIndex");
    public static final Node END_INDEX = iri(NIF + "endIndex");
    public static final Node REFERENCE_CONTEXT = iri(NIF + "referenceContext");

    public static final Node CLAIM = iri(NG + "Claim");
    public static final Node POLARITY = iri(NG + "polarity");
    public static final Node MODALITY = iri(NG + "modality");
    public static final Node ATTRIBUTED_TO = iri(NG + "attributedTo");
    public static final Node ATTRIBUTED_TO_WORDS = iri(NG + "attributedToWords");
    public static final Node CONFIDENCE = iri(NG + "confidence");
    public static final Node ASSERTED = iri(NG + "asserted");
    public static final Node FORMER = iri(NG + "former");
    public static final Node WORDING = iri(NG + "wording");
    public static final Node RELATED_TO = iri(NG + "relatedTo");
    public static final Node CODE = iri(NG + "code");
    public static final Node DERIVED_FROM = iri(PROV + "wasDerivedFrom");
    public static final Node TIME_STAMP = iri(SEM + "hasTimeStamp");
    public static final Node HAS_PLACE = iri(SEM + "hasPlace");

    private static final Map<String, String> PREFIXES = prefixes();

    private Vocabulary() {}

    /** Prefix to namespace, in the order in which writers declare them. */
    public static Map<String, String> prefixMap() {
        return PREFIXES;
    }

    /** The same, with a prefix for each kind of thing under a base: {@code person:julian-assange}. */
    public static Map<String, String> prefixMap(String base) {
        Map<String, String> prefixes = new LinkedHashMap<>(PREFIXES);
        for (String kind : List.of("article", "person", "state", "institution", "place", "law")) {
            prefixes.put(kind, base + kind + "/");
        }
        return prefixes;
    }

    /** The class of this local name in the ontology: people are FOAF's, all others Newsgraph's own. */
    public static Node classNamed(String localName) {
        return localName.equals("Person") ? iri(FOAF + localName) : ng(localName);
    }

    /** The term of this local name in Newsgraph's own vocabulary. */
    public static Node ng(String localName) {
        return iri(NG + localName);
    }

    static Node iri(String iri) {
        return NodeFactory.createURI(iri);
    }

    private static Map<String, String> prefixes() {
        Map<String, String> prefixes = new LinkedHashMap<>();
        prefixes.put("ng", NG);
        prefixes.put("rdf", RDF);
        prefixes.put("rdfs", RDFS);
        prefixes.put("xsd", XSD);
        prefixes.put("owl", OWL);
        prefixes.put("skos", SKOS);
        prefixes.put("dcterms", DCTERMS);
        prefixes.put("schema", SCHEMA);
        prefixes.put("foaf", FOAF);
        prefixes.put("org", ORG);
        prefixes.put("prov", PROV);
        prefixes.put("nif", NIF);
        prefixes.put("sem", SEM);
        return Collections.unmodifiableMap(prefixes);
    }
}
