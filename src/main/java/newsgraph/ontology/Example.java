package newsgraph.ontology;

import org.jspecify.annotations.Nullable;

/**
 * A sentence written for a relation, with a triple of that relation that it must give ({@code ng:example}) or must not
 * ({@code ng:counterExample}). In Turtle it is one string, {@code "text => subject | object"}; a counter-example may go on
 * {@code "| modality"} (and {@code "| speaker"}) where a claim must stand in the triple's place, and is {@code "text"} or
 * {@code "text =>"} alone where nothing of the relation may come out.
 *
 * @param text the sentence or sentences
 * @param subject label of the subject, or null where the text must give nothing of the relation
 * @param object label of the object or its words, or null as for {@code subject}
 * @param asserted whether the direct triple must stand (true) or must not (false)
 * @param modality where not asserted: the modality that a claim must have, {@code negative} for one denied, or null where
 *     no claim is asked for
 * @param speaker where not asserted: the label of the claim's speaker, or null where it is not asked for
 */
public record Example(
        String text,
        @Nullable String subject,
        @Nullable String object,
        boolean asserted,
        @Nullable String modality,
        @Nullable String speaker) {}
