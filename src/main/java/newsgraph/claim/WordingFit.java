package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Token;

/** Whether a token, and the role that it has in a sentence, are what a wording asks for. */
final class WordingFit {
    /** How many words before a noun a phrase may have. */
    private static final int LONGEST_PHRASE = 3;

    private static final Set<String> OF_LIKE = Set.of(Role.OF, Role.POSSESSOR, Role.COMPOUND, Role.MODIFIER);
    private static final Set<String> POSSESSOR_LIKE = Set.of(Role.POSSESSOR, Role.COMPOUND, Role.MODIFIER, Role.BY);

    private WordingFit() {}

    /** Whether a token is what a node stands for. */
    static boolean fits(ClauseGraph graph, WordingPattern.Node node, int index) {
        Token token = graph.token(index);
        if (!node.lemmas().isEmpty()) {
            String lemma = token.lemma().toLowerCase(Locale.ROOT);
            boolean known = node.lemmas().contains(lemma) || isKnownPhrase(graph, node, index, lemma);
            if (!known || !node.category().equals(PatternTree.category(token))) {
                return false;
            }
            // Nobody is "heads" of a department: a position is one noun, not many.
            if (node.slot() != null && node.has(Role.SUBJECT) && token.xpos().equals("NNS")) {
                return false;
            }
        }
        // "turn down" is not "turn": particles must agree.
        return !graph.isVerb(index)
                || node.slot() != null
                || graph.hasChild(index, "compound:prt") == node.has(Role.PARTICLE);
    }

    /** Whether the words before a noun make it one of the node's phrases: "prime minister". */
    private static boolean isKnownPhrase(ClauseGraph graph, WordingPattern.Node node, int index, String lemma) {
        StringBuilder phrase = new StringBuilder(lemma);
        for (int i = index - 1; i >= 0 && i >= index - LONGEST_PHRASE; i--) {
            phrase.insert(0, graph.token(i).form().toLowerCase(Locale.ROOT) + " ");
            if (node.lemmas().contains(phrase.toString())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the role of an edge is as good as the one that a branch asks for.
     *
     * @param inner whether the node hangs on another one of its wording
     */
    static boolean allows(
            WordingPattern.Node node,
            WordingPattern.Branch branch,
            ClauseGraph.Edge edge,
            ClauseGraph graph,
            boolean inner) {
        String wanted = branch.role();
        String given = edge.role();
        if (wanted.equals(given)) {
            return true;
        }
        boolean verbal = node.category().equals("VERB");
        return switch (wanted) {
            case Role.RECIPIENT -> verbal && (given.equals(Role.TO) || given.equals(Role.FOR));
            case Role.TO -> verbal && given.equals(Role.RECIPIENT);
            case Role.FOR -> verbal && given.equals(Role.RECIPIENT);
            case Role.OBJECT ->
                takesWords(branch.node()) && (given.equals(Role.CLAUSE) || given.equals(Role.OPEN_CLAUSE));
            case Role.CLAUSE -> given.equals(Role.OPEN_CLAUSE);
            case Role.OPEN_CLAUSE ->
                given.equals(Role.CLAUSE) && branch.node().category().equals("VERB");
            case Role.OF -> isAttribute(node) && OF_LIKE.contains(given);
            // "Smith's bail" is the bail of Smith, but Smith's arrest at the top of a wording is no arrest of Smith.
            case Role.POSSESSOR, Role.COMPOUND ->
                (isAttribute(node) || inner)
                        ? OF_LIKE.contains(given) || isPossessorLike(node, given)
                        : isPossessorLike(node, given);
            // The agent of a passive that was hung on its object: "was refused asylum by Hungary".
            case Role.SUBJECT -> verbal && given.equals(Role.BY) && graph.isNominal(edge.predicate());
            case Role.BY -> given.equals(Role.POSSESSOR) && !node.has(Role.POSSESSOR);
            case Role.NOUN_CLAUSE ->
                given.equals(Role.ADVERBIAL_CLAUSE)
                        && graph.marker(edge.argument()).equals(Role.TO);
            default -> false;
        };
    }

    /** "Ecuador's offer", "the US offer", "the offer by Ecuador": but where a wording has both, each is its own. */
    private static boolean isPossessorLike(WordingPattern.Node node, String given) {
        return POSSESSOR_LIKE.contains(given) && !(given.equals(Role.BY) && node.has(Role.BY));
    }

    /** A noun that somebody is ("founder of", "embassy of"), as against one that happens ("threat to"). */
    static boolean isAttribute(WordingPattern.Node node) {
        return node.slot() != null || node.has(Role.SUBJECT);
    }

    private static boolean takesWords(WordingPattern.Node node) {
        return node.slot() != null && node.lemmas().isEmpty();
    }
}
