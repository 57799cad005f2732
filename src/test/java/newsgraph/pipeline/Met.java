package newsgraph.pipeline;

import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;

/** Stands in for the stages before the pipeline: reads "A B" as a claim that A met B. */
final class Met {
    static final ReaderIdentity READER = new ReaderIdentity("1", "program", "models", "ontology");
    static final RuleBook NO_RULES = new RuleBook(List.of(), Map.of(), List.of(), List.of(), Map.of());

    private static final Relation MET = new Relation(
            "https://w3id.org/newsgraph/ontology#met",
            "met",
            "met",
            "",
            Set.of(),
            Set.of(),
            List.of(),
            null,
            null,
            null,
            null,
            List.of(),
            List.of());

    private Met() {}

    static Analysis read(Article article) {
        String[] words = article.text().split(" ", -1);
        int second = words[0].length() + 1;
        Sentence sentence =
                new Sentence(0, article.text().length(), List.of(token(words[0], 0), token(words[1], second)));
        Entity one = person(words[0], 0);
        Entity other = person(words[1], 1);
        Claim claim = new Claim(
                one,
                MET,
                new Argument.Of(other),
                Map.of(),
                Polarity.POSITIVE,
                Modality.ACTUAL,
                null,
                true,
                false,
                null,
                1,
                "SUBJECT met OBJECT",
                0,
                0,
                words[0].length());
        return new Analysis(
                article,
                new Text(article.text(), List.of(sentence), List.of()),
                new Entities(List.of(one, other), List.of()),
                new Claims(List.of(claim), List.of()));
    }

    private static Token token(String word, int begin) {
        return new Token(begin, begin + word.length(), word, word, "PROPN", "NNP", begin == 0 ? -1 : 0, "dep");
    }

    private static Entity person(String name, int token) {
        Mention mention = new Mention(0, token, token + 1, token, Mention.Form.NAME);
        return new Entity(Kind.PERSON, "Person", name, Set.of(), null, null, null, List.of(mention));
    }
}
