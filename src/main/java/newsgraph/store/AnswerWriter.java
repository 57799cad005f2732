package newsgraph.store;

import java.io.OutputStream;

/** Writes answers, in UTF-8 and with line feeds whatever the platform. */
public final class AnswerWriter {
    private AnswerWriter() {}

    /**
     * Writes the answer whole.
     *
     * @throws IllegalArgumentException where the format does not fit the answer, see {@link AnswerFormat#fits}
     */
    public static void write(Answer answer, AnswerFormat format, OutputStream out) {}
}
