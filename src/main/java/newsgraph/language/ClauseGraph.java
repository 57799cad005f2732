package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Who does what to whom in one sentence, in one normal form: the same edges for active and passive, main, relative, reduced
 * relative, infinitive and gerund clauses, shared subjects and objects, copulas, titles and appositions.
 *
 * <p>An edge leads from a predicate to an argument under a {@linkplain Role role}. The roles are those of the active clause:
 * the subject of a passive is its {@code object} (or its {@code recipient}, where the clause has an object besides), the
 * agent after "by" its {@code subject}. The edges go beyond the syntax tree as enhanced dependencies do (Schuster and
 * Manning, "Enhanced English Universal Dependencies", LREC 2016): an argument is also its conjuncts, a clause without a
 * subject has that of the clause which controls it, a relative pronoun is its antecedent.
 */
public final class ClauseGraph {
    private final Sentence sentence;
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<List<Edge>> outgoing = new ArrayList<>();
    private final List<List<Integer>> surfaceSubjects = new ArrayList<>();
    private final boolean[] passive;

    /**
     * An argument of a predicate.
     *
     * @param predicate index of the predicate's head token in the sentence
     * @param argument index of the argument's head token
     * @param role one of {@link Role}'s names, or a preposition
     * @param direct whether the syntax tree itself holds the edge; false where it was shared, controlled or inherited
     */
    public record Edge(int predicate, int argument, String role, boolean direct) {}

    /** Reads the clauses of a sentence. */
    public ClauseGraph(Sentence sentence) {
        this.sentence = sentence;
        int n = sentence.tokens().size();
        passive = new boolean[n];
        for (int i = 0; i < n; i++) {
            children.add(new ArrayList<>());
            outgoing.add(new ArrayList<>());
            surfaceSubjects.add(new ArrayList<>());
        }
        for (int i = 0; i < n; i++) {
            if (token(i).head() >= 0) {
                children.get(token(i).head()).add(i);
            }
        }
        new ClauseNormalizer(this).run();
    }

    /** The sentence itself. */
    public Sentence sentence() {
        return sentence;
    }

    /** A token of the sentence. */
    public Token token(int index) {
        return sentence.tokens().get(index);
    }

    /** The number of tokens. */
    public int size() {
        return sentence.tokens().size();
    }

    /** The tokens that hang on a token in the syntax tree, in text order. */
    public List<Integer> children(int index) {
        return children.get(index);
    }

    /** The arguments of a predicate; those of the tree first. */
    public List<Edge> arguments(int predicate) {
        return outgoing.get(predicate);
    }

    /** The arguments of a predicate in one role, in text order of the edges. */
    public List<Integer> arguments(int predicate, String role) {
        List<Integer> found = new ArrayList<>();
        for (Edge edge : outgoing.get(predicate)) {
            if (edge.role().equals(role)) {
                found.add(edge.argument());
            }
        }
        return found;
    }

    /** Whether a verb stands in the passive. */
    public boolean passive(int predicate) {
        return passive[predicate];
    }

    void setPassive(int predicate) {
        passive[predicate] = true;
    }

    /** The tokens that a clause is grammatically about: its own subjects, shared ones, or those that control it. */
    public List<Integer> surfaceSubjects(int predicate) {
        return surfaceSubjects.get(predicate);
    }

    void add(int predicate, int argument, String role, boolean direct) {
        if (predicate == argument) {
            return;
        }
        for (Edge edge : outgoing.get(predicate)) {
            if (edge.argument() == argument && edge.role().equals(role)) {
                return;
            }
        }
        outgoing.get(predicate).add(new Edge(predicate, argument, role, direct));
    }

    /** The UD relation of a token to its head, without subtype. */
    public String relation(int index) {
        String relation = token(index).deprel();
        int colon = relation.indexOf(':');
        return colon < 0 ? relation : relation.substring(0, colon);
    }

    /** The first child under a UD relation, given with its subtype where it has one, or -1. */
    public int child(int index, String deprel) {
        for (int c : children.get(index)) {
            if (token(c).deprel().equals(deprel)) {
                return c;
            }
        }
        return -1;
    }

    /** Whether a token has a child under a UD relation, given with its subtype where it has one. */
    public boolean hasChild(int index, String deprel) {
        return child(index, deprel) >= 0;
    }

    /** Whether a token stands in the subtree of another, or is it. */
    public boolean dominates(int ancestor, int index) {
        int at = index;
        while (at >= 0) {
            if (at == ancestor) {
                return true;
            }
            at = token(at).head();
        }
        return false;
    }

    /** Whether a token heads a clause: a verb, or a noun, adjective or other word with a copula. */
    public boolean isClause(int index) {
        return isVerb(index) || hasChild(index, "cop");
    }

    /** Whether a token is a full verb. */
    public boolean isVerb(int index) {
        return token(index).upos().equals("VERB");
    }

    /** Whether a token names something: a noun, a name, a pronoun, or what stands in such a place. */
    public boolean isNominal(int index) {
        return switch (token(index).upos()) {
            case "NOUN", "PROPN", "PRON", "NUM", "SYM", "X" -> true;
            case "ADJ", "DET" ->
                switch (relation(index)) {
                    case "nsubj", "obj", "iobj", "obl", "nmod", "appos" -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    /** The dictionary forms of what introduces a clause ("to", "that", "as if", "in order to"), or the empty string. */
    public String marker(int clause) {
        StringBuilder marker = new StringBuilder();
        for (int c : children.get(clause)) {
            if (relation(c).equals("mark")) {
                marker.append(marker.isEmpty() ? "" : " ").append(multiword(c));
            }
        }
        return marker.toString();
    }

    /** "having met", "being held". */
    public boolean isPerfectParticiple(int clause) {
        int first = -1;
        for (int c : children.get(clause)) {
            boolean auxiliary = relation(c).equals("aux") || relation(c).equals("aux:pass");
            first = auxiliary && first < 0 ? c : first;
        }
        return first >= 0
                && token(first).xpos().equals("VBG")
                && token(clause).xpos().equals("VBN");
    }

    /** A preposition or other function word with its fixed continuation: "according to", "because of". */
    public String multiword(int index) {
        StringBuilder words = new StringBuilder(token(index).form());
        for (int c : children.get(index)) {
            if (relation(c).equals("fixed")) {
                words.append(' ').append(token(c).form());
            }
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }

    /** Whether a clause has a subject of its own that stands as in the active. */
    boolean hasOwnSubject(int clause) {
        return hasChild(clause, "nsubj") || hasChild(clause, "csubj");
    }

    /** Whether one of the tokens that hang on a token has a dictionary form. */
    boolean hasChildLemma(int index, String lemma) {
        for (int c : children.get(index)) {
            if (token(c).lemma().equals(lemma)) {
                return true;
            }
        }
        return false;
    }

    /** The dictionary form of the preposition before a token or before its name's first part, or the empty string. */
    String preposition(int index) {
        for (int c : children.get(index)) {
            if (token(c).deprel().equals("case") && !token(c).xpos().equals("POS")) {
                return multiword(c);
            }
        }
        for (int c : children.get(index)) {
            if (c < index && token(c).deprel().equals("compound")) {
                return preposition(c);
            }
        }
        return "";
    }

    /** Whether a semicolon stands between two tokens. */
    boolean isSeparated(int a, int b) {
        for (int i = Math.min(a, b) + 1; i < Math.max(a, b); i++) {
            if (token(i).form().equals(";")) {
                return true;
            }
        }
        return false;
    }
}
