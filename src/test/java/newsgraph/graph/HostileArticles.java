package newsgraph.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.claim.Speaker;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.ontology.Relation;

/** Articles whose names, addresses, keys, wordings and texts are of any characters at all, and the terms to ask for them. */
public final class HostileArticles {
    private static final int FEW = 60;
    private static final Relation RELATION = ThreeArticles.RULE_BOOK.relations().get(0);

    private static final List<String> TERMS = List.of(
            "a\"b",
            "back\\slash",
            "ends in one\\",
            "\\u0022",
            "a\\\"b",
            "\"\"\"",
            "'''",
            "' . ?s ?p ?o . '",
            "\" } ; DROP ALL #",
            "} UNION { ?s ?p ?o",
            "<x>&amp;]]>",
            "> ?p ?o . <",
            "<https://w3id.org/newsgraph/id/x> <y>",
            "?entity",
            "$relation",
            "\"@en",
            "1\"^^<http://www.w3.org/2001/XMLSchema#integer>",
            "_:b0",
            "\u0000\u001A\u000B",
            "\uD800x",
            "x\uDC00",
            "\uFFFE\uFFFF",
            "\u202Eabc",
            "line\nbreak\r\ttab",
            "\u0085\u2028",
            "\uD83D\uDE00",
            "{|}",
            "%41%zz",
            "$\\u{41}",
            "<script>alert(1)</script>",
            "# no comment",
            "a^b`c",
            ".",
            "../x/./y",
            "a\u2003b");

    private HostileArticles() {}

    static List<ArticleGraph> graphs() {
        return graphs(terms(FEW, 7));
    }

    /** So many terms: those that broke something somewhere, then any strings. */
    public static List<String> terms(int count, long seed) {
        Random random = new Random(seed);
        List<String> terms = new ArrayList<>(TERMS.subList(0, Math.min(count, TERMS.size())));
        while (terms.size() < count) {
            terms.add(anyString(random));
        }
        return terms;
    }

    /** An article for each term, which is in all that an article and its claims have. */
    public static List<ArticleGraph> graphs(List<String> terms) {
        ArticleGraphBuilder builder = new ArticleGraphBuilder(new Iris(), ThreeArticles.RULE_BOOK);
        List<ArticleGraph> graphs = new ArrayList<>();
        for (int i = 0; i < terms.size(); i++) {
            String term = terms.get(i);
            String text = "x" + term + "\n" + term + "z";
            Entity person = person(term);
            Entity other = person("Ada " + term);
            boolean related = i % 2 == 0;
            Claim claim = new Claim(
                    person,
                    related ? RELATION : null,
                    i % 3 == 0 ? new Argument.Literal(term) : new Argument.Of(other),
                    Map.of("place", new Argument.Literal(term)),
                    Polarity.POSITIVE,
                    Modality.ACTUAL,
                    new Speaker(null, term),
                    related,
                    false,
                    null,
                    0.9,
                    term,
                    0,
                    0,
                    1);
            graphs.add(builder.build(
                    new Article("k" + i + term, "f", text, term, null, term, "https://x.org/" + term, term),
                    new Text(text, List.of(new Sentence(0, text.length(), List.of())), List.of()),
                    new Entities(List.of(person, other), List.of()),
                    new Claims(List.of(claim), List.of())));
        }
        return graphs;
    }

    private static Entity person(String name) {
        return new Entity(
                Kind.PERSON,
                "Person",
                name,
                Set.of(name + "!", name),
                null,
                "Q1",
                "2",
                List.of(new Mention(0, 0, 1, 0, Mention.Form.NAME)));
    }

    static String anyString(Random random) {
        StringBuilder name = new StringBuilder();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            switch (random.nextInt(6)) {
                case 0 -> name.append((char) random.nextInt(0x80));
                case 1 -> name.append((char) random.nextInt(0x3000));
                case 2 -> name.append((char) random.nextInt(0x10000));
                case 3 -> name.appendCodePoint(random.nextInt(0x110000));
                case 4 -> name.append(" -'\"\\.,/%<>|{}^`#?\t\n".charAt(random.nextInt(20)));
                default -> name.append((char) ('a' + random.nextInt(26)));
            }
        }
        return name.toString();
    }
}
