package newsgraph.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Reads sentences with names marked as OpenNLP's name finder has them: {@code <START:person> … <END>}. */
final class NameCorpus {
    private NameCorpus() {}

    /** A name in a text: offsets in UTF-16 units, the end exclusive. */
    record Marked(int begin, int end, String type) {}

    /** A sentence as a newspaper prints it, with its names in order. */
    record Line(String text, List<Marked> names) {}

    /** The sentences of a file, each token put through {@code spelling}. */
    static List<Line> read(Path file, UnaryOperator<String> spelling) throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank()) {
                lines.add(parse(line, spelling));
            }
        }
        return lines;
    }

    private static Line parse(String line, UnaryOperator<String> spelling) {
        List<String> tokens = new ArrayList<>();
        List<int[]> spans = new ArrayList<>();
        List<String> types = new ArrayList<>();
        int start = -1;
        String type = "";
        for (String piece : line.strip().split("\\s+", -1)) {
            if (piece.startsWith("<START:")) {
                start = tokens.size();
                type = piece.substring(7, piece.length() - 1);
            } else if (piece.equals("<END>")) {
                if (tokens.size() > start) {
                    spans.add(new int[] {start, tokens.size()});
                    types.add(type);
                }
            } else {
                tokens.add(spelling.apply(piece));
            }
        }
        return NameVariants.line(tokens, spans, types);
    }
}
