package newsgraph.train;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads CoNLL-U: the words of each sentence; ranges, empty nodes and comments are passed over. */
final class Conllu {
    private Conllu() {}

    /**
     * One word.
     *
     * @param head index of its head in the sentence, -1 for the root
     * @param spaceAfter whether white space follows it in the text
     */
    record Row(String form, String lemma, String upos, String xpos, int head, String relation, boolean spaceAfter) {}

    static List<List<Row>> read(Path file) throws IOException {
        List<List<Row>> sentences = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] cells = line.split("\t", -1);
                if (line.isBlank()) {
                    if (!rows.isEmpty()) {
                        sentences.add(List.copyOf(rows));
                        rows.clear();
                    }
                } else if (cells.length == 10 && cells[0].chars().allMatch(Character::isDigit)) {
                    rows.add(new Row(
                            cells[1],
                            cells[2],
                            cells[3],
                            cells[4],
                            Integer.parseInt(cells[6]) - 1,
                            cells[7],
                            !cells[9].contains("SpaceAfter=No")));
                }
            }
        }
        if (!rows.isEmpty()) {
            sentences.add(List.copyOf(rows));
        }
        return sentences;
    }
}
