package newsgraph.entity;

/**
 * A stretch of one sentence that means an entity.
 *
 * @param sentence index of the sentence in the text
 * @param firstToken index of its first token in the sentence
 * @param endToken index behind its last token
 * @param head index of the token that the syntax hangs it by
 * @param form how the entity is meant
 */
public record Mention(int sentence, int firstToken, int endToken, int head, Form form) {
    /** How a mention means its entity. */
    public enum Form {
        /** By one of its names. */
        NAME,
        /** By an adjective or noun of a state's people: "Ecuadorian". */
        DEMONYM,
        /** By a description: "the embassy", "the British government". */
        NOMINAL,
        /** By a pronoun: "he", "its". */
        PRONOUN
    }
}
