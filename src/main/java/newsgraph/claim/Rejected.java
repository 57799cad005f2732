package newsgraph.claim;

import java.util.Set;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/**
 * A wording that a sentence uses, and that is no claim, since one of its slots holds what the relation does not take.
 *
 * @param relation the relation
 * @param wording as the ontology has it
 * @param slot {@code SUBJECT} or {@code OBJECT}
 * @param found the words that stand there
 * @param type local name of their entity's class, or null where they name no entity
 * @param expected local names of the classes that the slot takes
 * @param sentence index of the sentence in the text
 * @param begin offset of the first character of the predicate in the text, in UTF-16 units
 * @param end offset behind its last character
 */
public record Rejected(
        Relation relation,
        String wording,
        String slot,
        String found,
        @Nullable String type,
        Set<String> expected,
        int sentence,
        int begin,
        int end) {
    public Rejected {
        expected = Set.copyOf(expected);
    }
}
