package newsgraph.claim;

import org.jspecify.annotations.Nullable;

/**
 * A verb, or a noun or adjective that predicates, and whether what it says happened.
 *
 * @param sentence index of its sentence in the text
 * @param token index of its head token in the sentence
 * @param lemma dictionary form
 * @param polarity whether it is said to be so or not
 * @param modality how it stands to what happened
 * @param speaker who says so, or null for the article itself
 */
public record Predicate(
        int sentence,
        int token,
        String lemma,
        Polarity polarity,
        Modality modality,
        @Nullable Speaker speaker) {}
