package newsgraph.graph;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import newsgraph.article.Article;
import newsgraph.claim.Claims;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Mention;
import newsgraph.language.Text;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.irix.IRIException;
import org.apache.jena.irix.IRIx;

/** Writes what an article says as its named graph. Safe for use by many threads. */
public final class ArticleGraphBuilder {
    private static final IRIx ANY_BASE = IRIx.create("https://example.org/");

    private final Iris iris;
    private final Map<String, Relation> relations;
    private final EntityWriter entityWriter;

    public ArticleGraphBuilder(Iris iris, RuleBook ruleBook) {
        this.iris = iris;
        this.relations = ruleBook.relations().stream().collect(Collectors.toMap(Relation::iri, relation -> relation));
        this.entityWriter = new EntityWriter(iris, ruleBook.superclasses());
    }

    /** The article's graph, the same for the same input whenever and wherever it is built. */
    public ArticleGraph build(Article article, Text text, Entities entities, Claims claims) {
        String articleIri = iris.article(article.key());
        Draft draft = new Draft(articleIri);
        addMetadata(draft, Vocabulary.iri(articleIri), article);
        SentenceWriter sentences = new SentenceWriter(draft, iris, articleIri, text);
        Map<Entity, Node> added = new HashMap<>();
        entities.all().forEach(entity -> {
            Node node = added.computeIfAbsent(entity, e -> entityWriter.add(draft, e));
            draft.add(Vocabulary.iri(articleIri), Vocabulary.MENTIONS, node);
            for (int sentence : sentencesOf(entity)) {
                draft.add(sentences.add(sentence), Vocabulary.MENTIONS, node);
            }
        });
        new ClaimWriter(
                        draft,
                        iris,
                        relations,
                        entity -> added.computeIfAbsent(entity, e -> entityWriter.add(draft, e)),
                        sentences::add)
                .add(claims.all());
        return draft.finished();
    }

    private static Set<Integer> sentencesOf(Entity entity) {
        return entity.mentions().stream().map(Mention::sentence).collect(Collectors.toSet());
    }

    private static void addMetadata(Draft draft, Node node, Article article) {
        draft.add(node, Vocabulary.TYPE, Vocabulary.NEWS_ARTICLE);
        draft.add(node, Vocabulary.IDENTIFIER, CleanText.stored(article.key()));
        if (article.title() != null) {
            draft.add(node, Vocabulary.TITLE, CleanText.stored(article.title()));
        }
        if (article.published() != null) {
            draft.add(node, Vocabulary.DATE_PUBLISHED, article.published());
            draft.add(node, Vocabulary.ISSUED, article.published());
        }
        if (article.publisher() != null) {
            draft.add(node, Vocabulary.PUBLISHER, CleanText.label(article.publisher()));
        }
        if (article.url() != null) {
            draft.add(node, Vocabulary.SOURCE, address(CleanText.stored(article.url())));
        }
        if (article.language() != null) {
            String tag = article.language().replace('_', '-');
            if (tag.matches("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")) {
                draft.add(node, Vocabulary.LANGUAGE, tag);
            }
        }
    }

    /** The address as an IRI where it is one that every reader takes, else as the words that the input has for it. */
    private static Node address(String url) {
        return url.matches("(?i)https?://[^/].*") && everyReaderTakes(url) ? Vocabulary.iri(url) : literalAddress(url);
    }

    private static boolean everyReaderTakes(String url) {
        try {
            IRIx iri = IRIx.create(url);
            // Readers of Turtle resolve each IRI, which takes the dots out of "/./a"; those of JSON-LD want what Java's
            // URI is.
            return !iri.hasViolations() && ANY_BASE.resolve(iri).str().equals(url) && new URI(url).isAbsolute();
        } catch (IRIException | URISyntaxException e) {
            return false;
        }
    }

    private static Node literalAddress(String url) {
        return XSDDatatype.XSDanyURI.isValid(url)
                ? NodeFactory.createLiteralDT(url, XSDDatatype.XSDanyURI)
                : NodeFactory.createLiteralString(url);
    }
}
