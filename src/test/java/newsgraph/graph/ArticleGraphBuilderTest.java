package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Test;

class ArticleGraphBuilderTest {
    private static final String ID = Iris.DEFAULT_BASE;
    private static final String FIRST = ID + "article/2021/asylum_1";
    private static final String SECOND = ID + "article/2021/asylum_2";
    private final ThreeArticles articles = new ThreeArticles(new Iris());

    @Test
    void anAssertedClaimHasItsDirectTripleAndThoseItImplies() {
        ArticleGraph graph = articles.first();
        assertTrue(holds(graph, ID + "state/norway", "grantedAsylumTo", ID + "person/lena-marek"));
        assertTrue(holds(graph, ID + "state/cote-d-ivoire", "threatenedToArrest", ID + "person/lena-marek"));
        assertTrue(holds(graph, ID + "state/cote-d-ivoire", "threatened", ID + "person/lena-marek"));
    }

    @Test
    void noOtherClaimHasADirectTriple() {
        for (ArticleGraph graph : List.of(articles.first(), articles.third())) {
            assertTrue(graph.quads().stream().noneMatch(q -> q.getPredicate().equals(Vocabulary.ng("arrested"))));
        }
        assertTrue(articles.second().quads().stream()
                .noneMatch(q -> Set.of("grantedAsylumTo", "relatedTo")
                        .contains(q.getPredicate().getLocalName())));
    }

    @Test
    void aClaimTellsWhoSaysSoAndHowSureItIs() {
        Node claim = claimOf(articles.second(), Vocabulary.ng("grantedAsylumTo"));
        ArticleGraph graph = articles.second();
        assertEquals(Set.of("reported"), values(graph, claim, Vocabulary.MODALITY));
        assertEquals(Set.of("positive"), values(graph, claim, Vocabulary.POLARITY));
        assertEquals(Set.of("false"), values(graph, claim, Vocabulary.ASSERTED));
        assertEquals(Set.of("0.9"), values(graph, claim, Vocabulary.CONFIDENCE));
        assertEquals(Set.of(ID + "state/peru"), values(graph, claim, Vocabulary.ATTRIBUTED_TO));
        assertEquals(Set.of(SECOND + "#char=0,54"), values(graph, claim, Vocabulary.DERIVED_FROM));
    }

    @Test
    void offsetsCountCodePointsOfTheTextAsStored() {
        ArticleGraph graph = articles.first();
        String text = values(graph, Vocabulary.iri(FIRST + "#text"), Vocabulary.IS_STRING)
                .iterator()
                .next();
        int checked = 0;
        for (Quad quad : graph.quads()) {
            if (quad.getPredicate().equals(Vocabulary.ANCHOR_OF)) {
                Node sentence = quad.getSubject();
                int begin = number(graph, sentence, Vocabulary.BEGIN_INDEX);
                int end = number(graph, sentence, Vocabulary.END_INDEX);
                assertEquals(FIRST + "#char=" + begin + "," + end, sentence.getURI());
                assertEquals(
                        quad.getObject().getLiteralLexicalForm(),
                        new String(text.codePoints().toArray(), begin, end - begin));
                checked++;
            }
        }
        assertEquals(3, checked);
    }

    @Test
    void everyEntityHasOneLabelAndItsClasses() {
        for (ArticleGraph graph : articles.graphs()) {
            for (Quad mention : graph.quads()) {
                if (mention.getPredicate().equals(Vocabulary.MENTIONS)) {
                    Node entity = mention.getObject();
                    assertEquals(1, values(graph, entity, Vocabulary.PREF_LABEL).size());
                    assertEquals(values(graph, entity, Vocabulary.PREF_LABEL), values(graph, entity, Vocabulary.LABEL));
                    assertTrue(values(graph, entity, Vocabulary.TYPE).size() > 1);
                }
            }
        }
        assertTrue(
                values(articles.first(), Vocabulary.iri(ID + "institution/embassy-of-norway-abidjan"), Vocabulary.TYPE)
                        .containsAll(Set.of(
                                Vocabulary.NG + "Embassy", Vocabulary.NG + "Institution", Vocabulary.NG + "Place")));
    }

    @Test
    void metadataIsKeptEvenWhereTheAddressIsNone() {
        Node first = Vocabulary.iri(FIRST);
        Node second = Vocabulary.iri(SECOND);
        assertEquals(Set.of("https://example.org/a?b=1"), values(articles.first(), first, Vocabulary.SOURCE));
        assertEquals(Set.of("not a url <x>"), values(articles.second(), second, Vocabulary.SOURCE));
        assertEquals(Set.of("en-GB"), values(articles.second(), second, Vocabulary.LANGUAGE));
        assertEquals(Set.of("Norway \"denies\" it\\all"), values(articles.second(), second, Vocabulary.TITLE));
        assertEquals(Set.of("2021-03-07"), values(articles.second(), second, Vocabulary.DATE_PUBLISHED));
    }

    @Test
    void noBlankNodeAndAllInOneGraphInOrder() {
        for (ArticleGraph graph : articles.graphs()) {
            List<Quad> quads = graph.quads();
            assertEquals(
                    quads, quads.stream().distinct().sorted(TermOrder.QUADS).toList());
            assertTrue(quads.stream().allMatch(q -> q.getGraph().getURI().equals(graph.iri())));
            assertFalse(quads.stream()
                    .anyMatch(q -> q.getSubject().isBlank() || q.getObject().isBlank()));
        }
    }

    private static boolean holds(ArticleGraph graph, String subject, String relation, String object) {
        return graph.quads().stream()
                .anyMatch(q -> q.getSubject().getURI().equals(subject)
                        && q.getPredicate().equals(Vocabulary.ng(relation))
                        && q.getObject().toString().equals(object));
    }

    private static Node claimOf(ArticleGraph graph, Node relation) {
        return graph.quads().stream()
                .filter(q -> q.getPredicate().equals(Vocabulary.PREDICATE)
                        && q.getObject().equals(relation))
                .map(Quad::getSubject)
                .findFirst()
                .orElseThrow();
    }

    private static int number(ArticleGraph graph, Node subject, Node predicate) {
        return Integer.parseInt(values(graph, subject, predicate).iterator().next());
    }

    private static Set<String> values(ArticleGraph graph, Node subject, Node predicate) {
        return graph.quads().stream()
                .filter(q -> q.getSubject().equals(subject) && q.getPredicate().equals(predicate))
                .map(q -> q.getObject().isURI()
                        ? q.getObject().getURI()
                        : q.getObject().getLiteralLexicalForm())
                .collect(Collectors.toSet());
    }
}
