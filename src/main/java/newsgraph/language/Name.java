package newsgraph.language;

/**
 * A name as the name finder saw it.
 *
 * @param sentence index of its sentence in the text
 * @param firstToken index of its first token in the sentence
 * @param endToken index behind its last token in the sentence
 * @param type what it seems to name
 */
public record Name(int sentence, int firstToken, int endToken, NameType type) {}
