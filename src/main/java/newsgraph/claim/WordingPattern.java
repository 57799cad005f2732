package newsgraph.claim;

import java.util.List;
import java.util.Set;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/**
 * A wording as the product understood it: a tree of words and slots, with the roles that lead from one to the next.
 *
 * @param relation the relation that it words
 * @param wording as the ontology has it
 * @param root the predicate, or the slot that the others hang on
 */
record WordingPattern(Relation relation, String wording, Node root) {

    /**
     * A word or a slot.
     *
     * @param lemmas the dictionary forms that may stand here, lower case, of several words where the words before the noun
     *     count ("prime minister"); empty where any word may
     * @param category {@code VERB}, {@code NOUN} or {@code ADJ}; empty for a slot
     * @param slot {@code SUBJECT}, {@code OBJECT} or a further role; null for a word that must stand there
     * @param branches what hangs on it
     */
    record Node(
            Set<String> lemmas, String category, @Nullable String slot, List<Branch> branches) {
        Node {
            lemmas = Set.copyOf(lemmas);
            branches = List.copyOf(branches);
        }

        boolean has(String role) {
            for (Branch branch : branches) {
                if (branch.role().equals(role)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            if (slot != null) {
                text.append(slot);
            }
            if (!lemmas.isEmpty()) {
                List<String> sorted = lemmas.stream().sorted().toList();
                text.append(slot == null ? "" : "=")
                        .append(sorted.size() > 6 ? sorted.subList(0, 6) + "…" : String.join("|", sorted));
            }
            if (!branches.isEmpty()) {
                text.append(" (");
                for (int i = 0; i < branches.size(); i++) {
                    text.append(i == 0 ? "" : ", ")
                            .append(branches.get(i).role())
                            .append(": ")
                            .append(branches.get(i).node());
                }
                text.append(')');
            }
            return text.toString();
        }
    }

    /**
     * What hangs on a node, and how.
     *
     * @param role a role of {@link ClauseGraph}
     * @param node the word or slot
     */
    record Branch(String role, Node node) {}

    /** How the wording was understood, in one line: {@code grant (subject: SUBJECT, object: asylum, to: OBJECT)}. */
    String describe() {
        return root.toString();
    }
}
