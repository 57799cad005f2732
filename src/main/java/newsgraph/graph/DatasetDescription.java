package newsgraph.graph;

import static newsgraph.graph.Vocabulary.iri;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.atlas.iterator.Iter;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.graph.GraphFactory;
import org.jspecify.annotations.Nullable;

/**
 * Describes a dataset in VoID and DCAT: how large it is, which classes, properties and vocabularies it uses and how often,
 * under which licence, and when it was last built. The same dataset gives the same description.
 */
public final class DatasetDescription {
    private static final String VOID = "http://rdfs.org/ns/void#";
    private static final String DCAT = "http://www.w3.org/ns/dcat#";
    private static final String MEDIA_TYPE = "https://www.iana.org/assignments/media-types/";

    private final Iris iris;
    private final Node dataset;
    private final Graph graph = GraphFactory.createDefaultGraph();

    private DatasetDescription(Iris iris) {
        this.iris = iris;
        this.dataset = iri(iris.dataset());
    }

    /**
     * The description of the union of a dataset's graphs. Called in a read transaction.
     *
     * @param licence under which the dataset is published, or null where its owner doesn't say
     */
    public static Graph of(DatasetGraph data, Iris iris, @Nullable String licence) {
        DatasetDescription description = new DatasetDescription(iris);
        description.addNames(licence);
        description.addCounts(data);
        description
                .lastBuild(data)
                .ifPresent(time -> description.add(description.dataset, iri(Vocabulary.DCTERMS + "modified"), time));
        return description.graph;
    }

    /** The prefixes that the description is written with. */
    public static Map<String, String> prefixes() {
        Map<String, String> prefixes = new LinkedHashMap<>(Vocabulary.prefixMap());
        prefixes.put("void", VOID);
        prefixes.put("dcat", DCAT);
        return prefixes;
    }

    private void addNames(@Nullable String licence) {
        add(dataset, Vocabulary.TYPE, iri(VOID + "Dataset"));
        add(dataset, Vocabulary.TYPE, iri(DCAT + "Dataset"));
        add(dataset, Vocabulary.TITLE, english("What the news says"));
        add(
                dataset,
                iri(Vocabulary.DCTERMS + "description"),
                english(
                        "People, states, institutions and places of news articles, and what the articles say that they did to one another."));
        add(dataset, iri(VOID + "uriSpace"), NodeFactory.createLiteralString(iris.base()));
        if (licence != null) {
            add(dataset, iri(Vocabulary.DCTERMS + "license"), iri(licence));
        }
        for (RdfFormat format : new RdfFormat[] {RdfFormat.TURTLE, RdfFormat.NQUADS}) {
            Node distribution = iri(iris.dataset() + "#" + format.label());
            add(dataset, iri(DCAT + "distribution"), distribution);
            add(distribution, Vocabulary.TYPE, iri(DCAT + "Distribution"));
            add(distribution, iri(DCAT + "mediaType"), iri(MEDIA_TYPE + format.mimeType()));
        }
    }

    private void addCounts(DatasetGraph data) {
        Map<Node, Integer> properties = new HashMap<>();
        Map<Node, Integer> classes = new HashMap<>();
        Set<Node> subjects = new HashSet<>();
        Set<Node> objects = new HashSet<>();
        Set<Node> entities = new HashSet<>();
        Set<Node> articles = new HashSet<>();
        long[] triples = {0};
        data.getUnionGraph().find().forEachRemaining(triple -> {
            if (Bookkeeping.isPart(triple)) {
                return;
            }
            triples[0]++;
            properties.merge(triple.getPredicate(), 1, Integer::sum);
            subjects.add(triple.getSubject());
            objects.add(triple.getObject());
            if (triple.getPredicate().equals(Vocabulary.TYPE)) {
                classes.merge(triple.getObject(), 1, Integer::sum);
                if (triple.getObject().equals(Vocabulary.NEWS_ARTICLE)) {
                    articles.add(triple.getSubject());
                }
            }
            if (triple.getPredicate().equals(Vocabulary.MENTIONS)) {
                entities.add(triple.getObject());
            }
        });
        count(dataset, "triples", triples[0]);
        count(dataset, "entities", entities.size());
        count(dataset, "documents", articles.size());
        count(dataset, "distinctSubjects", subjects.size());
        count(dataset, "distinctObjects", objects.size());
        count(dataset, "classes", classes.size());
        count(dataset, "properties", properties.size());
        classes.forEach((type, number) -> {
            Node partition = partition("classPartition", "class", type);
            count(partition, "entities", number);
        });
        properties.forEach((property, number) -> {
            Node partition = partition("propertyPartition", "property", property);
            count(partition, "triples", number);
        });
        Set<String> vocabularies = new TreeSet<>();
        classes.keySet().forEach(term -> vocabularies.add(namespace(term)));
        properties.keySet().forEach(term -> vocabularies.add(namespace(term)));
        vocabularies.forEach(vocabulary -> add(dataset, iri(VOID + "vocabulary"), iri(vocabulary)));
    }

    /** A part of the dataset that has an IRI of its own, made of its term's name. */
    private Node partition(String link, String kind, Node term) {
        String name = term.toString();
        String namespace = namespace(term);
        String part = Vocabulary.prefixMap().entrySet().stream()
                .filter(prefix -> prefix.getValue().equals(namespace))
                .map(prefix -> prefix.getKey() + "." + name.substring(namespace.length()))
                .filter(local -> local.matches("[A-Za-z0-9._-]+"))
                .findFirst()
                .orElseGet(() -> Slug.hash(name));
        Node partition = iri(iris.dataset() + "#" + kind + "=" + part);
        add(dataset, iri(VOID + link), partition);
        add(partition, iri(VOID + kind), term);
        return partition;
    }

    private static String namespace(Node term) {
        String iri = term.toString();
        return iri.substring(0, Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
    }

    private Optional<Node> lastBuild(DatasetGraph data) {
        return Iter.asStream(data.find(iri(iris.builds()), Node.ANY, Bookkeeping.ENDED, Node.ANY))
                .map(Quad::getObject)
                .max(Comparator.comparing(Node::getLiteralLexicalForm));
    }

    private void count(Node subject, String property, long number) {
        add(subject, iri(VOID + property), NodeFactory.createLiteralDT(Long.toString(number), XSDDatatype.XSDinteger));
    }

    private static Node english(String text) {
        return NodeFactory.createLiteralLang(text, "en");
    }

    private void add(Node subject, Node predicate, Node object) {
        graph.add(Triple.create(subject, predicate, object));
    }
}
