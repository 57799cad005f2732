package newsgraph.ontology;

/**
 * One thing wrong in a file of the ontology, for a person to mend.
 *
 * @param file the file as the user knows it
 * @param line first line is 1; 0 where the whole file is meant
 * @param column first character of a line is 1, as the Turtle parser counts
 * @param what what is wrong
 * @param found what stands there
 * @param expected what should
 * @param remedy what to do, a sentence
 */
public record Problem(String file, long line, long column, String what, String found, String expected, String remedy) {
    /** {@code file:line:col: what is wrong (found X, expected Y). What to do.} */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + what + " (found " + found + ", expected " + expected + "). "
                + remedy;
    }
}
