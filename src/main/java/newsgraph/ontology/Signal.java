package newsgraph.ontology;

import org.jspecify.annotations.Nullable;

/**
 * A word that tells whether what depends on it happened: {@code manage}, {@code deny}, {@code threaten}, {@code allegedly}.
 *
 * @param lemma its dictionary form, with its particle where it has one ({@code rule out})
 * @param upos Universal part of speech: {@code VERB}, {@code NOUN}, {@code ADJ}, {@code ADV}, {@code AUX}, {@code DET},
 *     {@code SCONJ}
 * @param complement what it bears on: {@code clause} (ccomp, xcomp, acl), {@code infinitive}, {@code gerund},
 *     {@code finite}, {@code self} (the predicate that it modifies), or {@code object} (an event noun that is its object)
 * @param effect the kind of signal, such as {@code implicative}, {@code factive}, {@code report}, {@code belief},
 *     {@code denial}, {@code intention}, {@code hedge}, {@code negation}
 * @param whenPositive what a positive use says of the complement: a modality's name, with {@code -} before it where it says
 *     that it did not happen ({@code -actual})
 * @param whenNegative what a negated use says of it, in the same form, or null where it says the same as a positive one
 *     negated
 */
public record Signal(
        String lemma,
        String upos,
        String complement,
        String effect,
        String whenPositive,
        @Nullable String whenNegative) {}
