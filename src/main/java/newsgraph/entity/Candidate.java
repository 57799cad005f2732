package newsgraph.entity;

import newsgraph.language.NameType;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a sentence that may name somebody, before it is chosen among those that it overlaps.
 *
 * @param first index of its first token in the sentence
 * @param end index behind its last token
 * @param type what the name finder takes it for, or null where it did not find it
 * @param entry what the gazetteer knows of it, or null
 */
record Candidate(
        int first,
        int end,
        @Nullable NameType type,
        @Nullable GazetteerEntry entry) {
    int length() {
        return end - first;
    }
}
