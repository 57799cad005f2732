package newsgraph.entity;

import java.util.List;
import newsgraph.language.NameType;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;

/** Tells by the syntax which words beside a name are a part of it. */
final class NameSyntax {
    private final Gazetteer gazetteer;
    private final Words words;

    NameSyntax(Gazetteer gazetteer, Words words) {
        this.gazetteer = gazetteer;
        this.words = words;
    }

    /** Whether the syntax makes a proper noun beside a name a part of it: given name and surname, the words of a firm's name. */
    boolean joins(List<Token> tokens, int outside, int inside, NameType type) {
        Token token = tokens.get(outside);
        boolean afterOf = outside > 0 && tokens.get(outside - 1).upos().equals("ADP");
        if (!token.upos().equals("PROPN") || !Line.startsUpper(token.form()) || (outside < inside && afterOf)) {
            return false;
        }
        boolean given = type == NameType.PERSON && outside < inside && isGivenName(tokens, outside, inside);
        boolean flat = given || isLinked(tokens, outside, inside, "flat");
        return flat
                || (type != NameType.PERSON
                        && (outside > inside || isFreeWord(token))
                        && isLinked(tokens, outside, inside, "compound"));
    }

    /** A word that names no state, city or people of its own and can begin a longer name: "Hotel Miramar". */
    private boolean isFreeWord(Token token) {
        String key = Words.key(token.form());
        return !words.titles.contains(key)
                && !words.calendar.contains(key)
                && gazetteer.find(token.form()).isEmpty()
                && gazetteer.byDemonym(token.form()).isEmpty();
    }

    /** A proper noun before a surname that names nothing else: a given name that the syntax took for a compound. */
    private boolean isGivenName(List<Token> tokens, int outside, int inside) {
        Token token = tokens.get(outside);
        String key = Words.key(token.form());
        return token.deprel().equals("compound")
                && token.head() == inside
                && !Line.isAllUpper(token.form())
                && !words.titles.contains(key)
                && !words.honorifics.contains(key)
                && !words.positions.contains(key)
                && gazetteer.find(token.form()).isEmpty()
                && gazetteer.byDemonym(token.form()).isEmpty();
    }

    private static boolean isLinked(List<Token> tokens, int a, int b, String relation) {
        return linksTo(tokens, a, b, relation)
                || linksTo(tokens, b, a, relation)
                || (tokens.get(a).deprel().equals(relation)
                        && tokens.get(b).deprel().equals(relation)
                        && tokens.get(a).head() == tokens.get(b).head());
    }

    private static boolean linksTo(List<Token> tokens, int dependent, int head, String relation) {
        return tokens.get(dependent).deprel().equals(relation)
                && tokens.get(dependent).head() == head;
    }
}
