package newsgraph.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Reads sentences with names marked as OpenNLP's name finder has them: {@code <START:person> … <END>}. */
final class NameCorpus {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\x85\\x1C-\\x1F]+");

    private NameCorpus() {}

    /** A name in a text: offsets in UTF-16 units, the end exclusive. */
    record Marked(int begin, int end, String type) {}

    /** A sentence as a newspaper prints it, with its names in order. */
    record Line(String text, List<Marked> names) {}

    /** The sentences of a gold file. */
    static List<Line> read(Path file) throws IOException {
        return read(file, token -> token, true);
    }

    /** The sentences of a file to learn from, each token put through {@code spelling}. */
    static List<Line> read(Path file, UnaryOperator<String> spelling) throws IOException {
        return read(file, spelling, false);
    }

    private static List<Line> read(Path file, UnaryOperator<String> spelling, boolean gold) throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            lines.add(parse(line, spelling, gold));
        }
        lines.removeIf(line -> line.text().isEmpty());
        return lines;
    }

    private static Line parse(String line, UnaryOperator<String> spelling, boolean gold) {
        List<String> tokens = new ArrayList<>();
        List<int[]> spans = new ArrayList<>();
        List<String> types = new ArrayList<>();
        int start = -1;
        String type = "";
        for (String piece : BLANKS.split(line.strip(), -1)) {
            if (piece.startsWith("<START")) {
                start = tokens.size();
                type = piece.startsWith("<START:") ? piece.substring(7, piece.length() - 1) : "default";
            } else if (piece.equals("<END>")) {
                if (start >= 0 && tokens.size() > start) {
                    spans.add(new int[] {start, tokens.size()});
                    types.add(type);
                }
            } else if (!piece.isEmpty()) {
                tokens.add(spelling.apply(piece));
            }
        }
        return NameVariants.line(new Detokenizer(tokens, gold), spans, types);
    }
}
