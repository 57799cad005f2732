package newsgraph.language;

/**
 * One word or mark of a sentence, with its place in the syntax.
 *
 * @param begin offset of its first character in the text, in UTF-16 units
 * @param end offset behind its last character, in UTF-16 units
 * @param form as written
 * @param lemma dictionary form, lower case except for proper nouns
 * @param upos Universal part of speech (UD v2)
 * @param xpos Penn Treebank tag, {@code _} where unknown; tells verb forms apart (VB, VBD, VBG, VBN, VBP, VBZ, MD)
 * @param head index of its syntactic head in the sentence, -1 for the root
 * @param deprel UD v2 relation to the head with its subtype, {@code root} for the root
 */
public record Token(int begin, int end, String form, String lemma, String upos, String xpos, int head, String deprel) {}
