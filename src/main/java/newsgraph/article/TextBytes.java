package newsgraph.article;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The text that the bytes of one file hold, or the reason why they hold none. */
sealed interface TextBytes {
    record Text(String string) implements TextBytes {}

    record Refused(Problem problem) implements TextBytes {}

    /**
     * Reads the bytes to their end, or as far as tells that they are no text of an article.
     *
     * @param file their name, for messages
     */
    static TextBytes read(String file, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(Limits.ARTICLE_BYTES + 1);
        Optional<Problem> problem = problem(file, bytes);
        if (problem.isPresent()) {
            return new Refused(problem.get());
        }
        Utf8.Decoded decoded = Utf8.decode(bytes);
        if (decoded instanceof Utf8.Decoded.Malformed malformed) {
            return new Refused(malformed.problem(file, 1));
        }
        String text = ((Utf8.Decoded.Text) decoded).string();
        return Cleaning.isBlank(text) ? new Refused(blank(file)) : new Text(text);
    }

    private static Problem blank(String file) {
        return Problem.ofFile(file, "there is no text (found only white space)", "Leave the file out, or fill it.");
    }

    private static Optional<Problem> problem(String file, byte[] bytes) {
        if (bytes.length == 0) {
            return Optional.of(Problem.ofFile(
                    file, "the file is empty (found 0 bytes, expected text)", "Leave it out, or fetch it again."));
        }
        Optional<Problem> binary = BinaryCheck.kind(bytes)
                .map(kind -> Problem.ofFile(
                        file,
                        "this is no text (found " + kind + ", expected UTF-8 text)",
                        "Convert it to UTF-8 text, or leave it out."));
        return binary.or(() -> longLine(file, bytes)).or(() -> tooLarge(file, bytes));
    }

    private static Optional<Problem> longLine(String file, byte[] bytes) {
        int line = 1;
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                line++;
                start = i + 1;
            } else if (i - start >= Limits.LINE_BYTES) {
                return Optional.of(new Problem(
                        file,
                        line,
                        0,
                        "the line is too long for a text (expected at most " + Limits.megabytes(Limits.LINE_BYTES)
                                + ")",
                        "Break it into paragraphs, or leave the file out."));
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> tooLarge(String file, byte[] bytes) {
        return bytes.length <= Limits.ARTICLE_BYTES
                ? Optional.empty()
                : Optional.of(Problem.ofFile(
                        file,
                        "the file is too large for one article (expected at most "
                                + Limits.megabytes(Limits.ARTICLE_BYTES)
                                + ")",
                        "Split it into its articles."));
    }
}
