package newsgraph.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import newsgraph.graph.Vocabulary;
import org.apache.jena.graph.Node;
import org.jspecify.annotations.Nullable;

/** Lays a table out for the eye: a line a row, columns padded, IRIs of known vocabularies with their prefix. */
final class TextTable {
    private TextTable() {}

    static String of(Answer.Table table) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(table.columns());
        for (List<@Nullable Node> row : table.rows()) {
            lines.add(row.stream().map(TextTable::cell).toList());
        }
        int[] widths = new int[table.columns().size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], width(line.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            addLine(text, lines.get(i), widths);
            if (i == 0) {
                List<String> rule = new ArrayList<>();
                for (int width : widths) {
                    rule.add("-".repeat(width));
                }
                addLine(text, rule, widths);
            }
        }
        return text.toString();
    }

    private static void addLine(StringBuilder text, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(cells.get(i)).append(" ".repeat(widths[i] - width(cells.get(i)) + 2));
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }

    private static String cell(@Nullable Node term) {
        if (term == null) {
            return "";
        }
        if (term.isLiteral()) {
            return oneLine(term.getLiteralLexicalForm());
        }
        if (!term.isURI()) {
            return oneLine(term.toString());
        }
        for (Map.Entry<String, String> prefix : Vocabulary.prefixMap().entrySet()) {
            if (term.getURI().startsWith(prefix.getValue())) {
                return prefix.getKey() + ":"
                        + term.getURI().substring(prefix.getValue().length());
            }
        }
        return term.getURI();
    }

    /** Control characters would move a terminal's cursor, or do worse. */
    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]", " ");
    }
}
