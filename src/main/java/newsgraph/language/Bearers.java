package newsgraph.language;

import java.util.List;
import java.util.Set;

/** Gives nouns that predicate by title, by apposition or behind "as" the person or thing that they describe. */
final class Bearers {
    /** "served as minister": who does it is what "as" says. */
    private static final Set<String> BEARING_VERBS = Set.of("serve", "act", "work");

    private final ClauseGraph graph;

    Bearers(ClauseGraph graph) {
        this.graph = graph;
    }

    /** Adds an edge from a noun to its bearer where a token is, or brings, such a noun. */
    void addEdges(int index) {
        Token token = graph.token(index);
        int governor = token.head();
        if (governor < 0) {
            return;
        }
        boolean title = token.deprel().equals("nmod:desc")
                || (token.deprel().equals("compound")
                        && index < governor
                        && token.upos().equals("NOUN")
                        && graph.token(governor).upos().equals("PROPN"));
        int named = nameBeside(index);
        if (title || named >= 0) {
            governor = named >= 0 ? named : governor;
            bear(index, governor);
            for (ClauseGraph.Edge edge : List.copyOf(graph.arguments(governor))) {
                boolean left = edge.argument() < index
                        && (edge.role().equals(Role.POSSESSOR)
                                || edge.role().equals(Role.MODIFIER)
                                || edge.role().equals(Role.COMPOUND));
                if (left) {
                    graph.add(index, edge.argument(), edge.role(), false);
                }
            }
        } else if (token.deprel().equals("vocative")
                && graph.isNominal(governor)
                && graph.token(index).upos().equals("PROPN")) {
            // "Jan Holt, chief executive of Pell Foods, …" opens like an address.
            bear(governor, index);
        } else if (token.deprel().equals("appos") && graph.preposition(index).isEmpty()) {
            int bearer = nearestName(governor, index);
            bear(index, bearer);
            bear(bearer, index);
            for (int c : graph.children(index)) {
                if (graph.token(c).deprel().equals("conj")
                        && graph.token(c).upos().equals("NOUN")
                        && !hasNameBetween(index, c)) {
                    bear(c, bearer);
                }
            }
        } else if (token.deprel().equals("obl")
                && graph.preposition(index).equals("as")
                && BEARING_VERBS.contains(graph.token(governor).lemma())) {
            for (int subject : graph.surfaceSubjects(governor)) {
                bear(index, subject);
            }
        }
    }

    /** "minister Ricardo Patino" with both hung on the verb: a noun right before a name is its title. */
    private int nameBeside(int noun) {
        if (noun + 1 >= graph.size()) {
            return -1;
        }
        Token token = graph.token(noun);
        Token next = graph.token(noun + 1);
        boolean beside = token.upos().equals("NOUN")
                && next.upos().equals("PROPN")
                && token.head() == next.head()
                && token.deprel().equals(next.deprel())
                && (token.deprel().startsWith("nsubj") || token.deprel().equals("obj"));
        return beside ? noun + 1 : -1;
    }

    /** The last of several names before an apposition: "Eva Lund and Ivo Maric, a surgeon" says what Maric is. */
    private int nearestName(int first, int apposition) {
        int nearest = first;
        for (int c : graph.children(first)) {
            boolean name = graph.token(c).deprel().equals("conj")
                    && graph.token(c).upos().equals("PROPN");
            if (name && c < apposition && graph.token(apposition).upos().equals("NOUN")) {
                nearest = c;
            }
        }
        return nearest;
    }

    /** "a banker, and Ivo Maric, a surgeon": behind another name the nouns are that one's. */
    private boolean hasNameBetween(int first, int second) {
        for (int i = first + 1; i < second; i++) {
            if (graph.token(i).upos().equals("PROPN") && !graph.dominates(second, i)) {
                return true;
            }
        }
        return false;
    }

    private void bear(int noun, int bearer) {
        // Behind a semicolon somebody else is spoken of.
        if (graph.isSeparated(noun, bearer)) {
            return;
        }
        graph.add(noun, bearer, Role.SUBJECT, false);
        for (int c : graph.children(noun)) {
            if (graph.token(c).deprel().equals("conj") && c < bearer && graph.isNominal(c)) {
                graph.add(c, bearer, Role.SUBJECT, false);
            }
        }
    }
}
