package newsgraph.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A gold sentence as raw text with its words' places.
 *
 * @param text as the treebank prints it
 * @param words in order; the parts of a contraction written as one lie side by side in it
 */
record GoldSyntax(String text, List<Word> words) {
    /**
     * A gold word; offsets in UTF-16 units, the end exclusive.
     *
     * @param head index of its head, -1 for the root
     * @param relation without its subtype
     */
    record Word(int begin, int end, String upos, int head, String relation) {}

    static List<GoldSyntax> read(Path file) throws IOException {
        List<GoldSyntax> sentences = new ArrayList<>();
        List<String[]> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] cells = line.split("\t", -1);
            if (cells.length == 10 && !cells[0].contains(".")) {
                lines.add(cells);
            } else if (line.isBlank() && !lines.isEmpty()) {
                sentences.add(of(lines));
                lines.clear();
            }
        }
        if (!lines.isEmpty()) {
            sentences.add(of(lines));
        }
        return sentences;
    }

    private static GoldSyntax of(List<String[]> lines) {
        StringBuilder text = new StringBuilder();
        List<Word> words = new ArrayList<>();
        int lastOfRange = 0;
        int at = 0;
        int endOfRange = 0;
        for (String[] cells : lines) {
            boolean spaceAfter = !cells[9].contains("SpaceAfter=No");
            int dash = cells[0].indexOf('-');
            if (dash > 0) {
                lastOfRange = Integer.parseInt(cells[0].substring(dash + 1));
                at = text.length();
                text.append(cells[1]);
                endOfRange = text.length();
                text.append(spaceAfter ? " " : "");
                continue;
            }
            int number = Integer.parseInt(cells[0]);
            boolean inRange = number <= lastOfRange;
            int begin = inRange ? at : text.length();
            int end = inRange && number == lastOfRange ? endOfRange : begin + cells[1].length();
            if (!inRange) {
                text.append(cells[1]).append(spaceAfter ? " " : "");
            }
            at = end;
            words.add(new Word(begin, end, cells[3], Integer.parseInt(cells[6]) - 1, withoutSubtype(cells[7])));
        }
        return new GoldSyntax(text.toString().stripTrailing(), List.copyOf(words));
    }

    static String withoutSubtype(String relation) {
        int colon = relation.indexOf(':');
        return colon < 0 ? relation : relation.substring(0, colon);
    }
}
