package newsgraph.claim;

import java.util.List;
import newsgraph.ontology.Relation;

/**
 * A wording that a sentence nearly uses.
 *
 * @param relation its relation
 * @param wording as the ontology has it
 * @param sentence index of the sentence in the text
 * @param at the word of the sentence that it was laid on
 * @param share how much of the wording the sentence holds, between 0 and 1
 * @param failures what is missing or otherwise than the wording asks, a line each
 */
public record NearMiss(
        Relation relation, String wording, int sentence, String at, double share, List<String> failures) {
    public NearMiss {
        failures = List.copyOf(failures);
    }
}
