package newsgraph.claim;

import org.jspecify.annotations.Nullable;

/**
 * A verb, or a noun or adjective that predicates, and whether what it says happened.
 *
 * @param sentence index of its sentence in the text
 * @param token index of its head token in the sentence
 * @param lemma dictionary form
 * @param polarity positive where, by the text, it has happened or holds, or may; negative where it has not: denied, or wanted,
 *     demanded, expected, under a condition and so still to come. (A claim's polarity, in contrast, is that of what is said.)
 * @param modality how it stands to what happened; actual also where a reader takes it so: the purpose of a deed that is done,
 *     what had to be done, what the speaker says or thinks
 * @param speaker who says so, or null for the article itself
 * @param reason why, in a few words, such as {@code complement of "threaten"}; empty for a plain statement
 */
public record Predicate(
        int sentence,
        int token,
        String lemma,
        Polarity polarity,
        Modality modality,
        @Nullable Speaker speaker,
        String reason) {}
