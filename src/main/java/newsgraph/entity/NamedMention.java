package newsgraph.entity;

import newsgraph.language.NameType;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/**
 * A mention by name, before it is known whose.
 *
 * @param mention where it stands
 * @param surface the name as written, on one line
 * @param type what the name finder takes it for, or null where only the gazetteer knows it
 * @param entry what the gazetteer knows of it, or null
 * @param honorific the title of address before it ({@code mr}), lower case, or null
 * @param described whether a noun right before it says that its type is right: "the company Pesquera Altamar"
 */
record NamedMention(
        Mention mention,
        String surface,
        @Nullable NameType type,
        @Nullable GazetteerEntry entry,
        @Nullable String honorific,
        boolean described) {
    /** Whether a name is in capitals throughout, and too long for that to be an acronym's. */
    static boolean isShouted(String surface) {
        return surface.length() > 3 && surface.codePoints().noneMatch(Character::isLowerCase);
    }
}
