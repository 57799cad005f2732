package newsgraph.article;

/**
 * What is wrong with an input, where, and what its owner can do.
 *
 * @param file the input as the user names it
 * @param line counted from 1, or 0 where the whole file is meant
 * @param column counted in Unicode code points from 1, or 0 where the whole line is meant
 * @param reason what is wrong, with what was found and what was expected
 * @param remedy what to do, a sentence
 */
public record Problem(String file, int line, int column, String reason, String remedy) {
    /** A problem of a whole file. */
    static Problem ofFile(String file, String reason, String remedy) {
        return new Problem(file, 0, 0, reason, remedy);
    }

    /** The problem on one line: {@code file:line:column: what is wrong. What to do.} */
    public String message() {
        StringBuilder message = new StringBuilder(file);
        if (line > 0) {
            message.append(':').append(line);
            if (column > 0) {
                message.append(':').append(column);
            }
        }
        return message.append(": ")
                .append(reason)
                .append(". ")
                .append(remedy)
                .toString()
                .replaceAll("\\p{Cntrl}", " ");
    }
}
