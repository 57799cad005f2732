package newsgraph.ontology;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a table of known things, such as {@code cities.tsv}: lines that begin with {@code #} say what it is, the next names
 * the columns, and every further line is one thing. Columns: {@code label} (needed), {@code names} (with {@code |} between
 * them), {@code type} ({@code City} where there is none), {@code state} (its ISO 3166 alpha-3 code), {@code population},
 * {@code wikidata}, {@code geonames}; in any order.
 */
final class TableReader {
    private static final Set<String> COLUMNS =
            Set.of("type", "label", "names", "state", "population", "wikidata", "geonames");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,15}");
    private static final Pattern ITEM = Pattern.compile("Q[0-9]+");
    private static final Pattern BAR = Pattern.compile("|", Pattern.LITERAL);

    private final Map<String, String> stateByCode;
    private final Set<String> classNames;
    private final Problems problems;

    /**
     * @param stateByCode label of every state by its ISO 3166 alpha-3 code
     * @param classNames local names of all classes
     */
    TableReader(Map<String, String> stateByCode, Set<String> classNames, Problems problems) {
        this.stateByCode = stateByCode;
        this.classNames = classNames;
        this.problems = problems;
    }

    List<GazetteerEntry> read(String file, String text) {
        List<GazetteerEntry> entries = new ArrayList<>();
        List<String> columns = List.of();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> cells = cells(line);
            Position at = new Position(file, i + 1L, 1);
            if (!columns.isEmpty()) {
                row(at, columns, cells).ifPresent(entries::add);
            } else if (isHeader(at, cells)) {
                columns = cells;
            } else {
                return entries;
            }
        }
        return entries;
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        int start = 0;
        for (int tab = line.indexOf('\t'); tab >= 0; tab = line.indexOf('\t', start)) {
            cells.add(line.substring(start, tab).strip());
            start = tab + 1;
        }
        cells.add(line.substring(start).strip());
        return cells;
    }

    private boolean isHeader(Position at, List<String> cells) {
        boolean good = cells.contains("label")
                && COLUMNS.containsAll(cells)
                && cells.stream().distinct().count() == cells.size();
        if (!good) {
            problems.add(
                    at,
                    "the table's first line does not name its columns",
                    "\"" + String.join(" ", cells) + "\"",
                    "label, and any of "
                            + String.join(", ", COLUMNS.stream().sorted().toList()),
                    "Name the columns, with a tab between them.");
        }
        return good;
    }

    private Optional<GazetteerEntry> row(Position at, List<String> columns, List<String> cells) {
        if (cells.size() != columns.size()) {
            problems.add(
                    at,
                    "a line has the wrong number of cells",
                    cells.size() + "",
                    columns.size() + ", one for each column",
                    "Put a tab between cells, also around an empty one.");
            return Optional.empty();
        }
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).isEmpty()) {
                row.put(columns.get(i), Normalizer.normalize(cells.get(i), Normalizer.Form.NFC));
            }
        }
        String label = row.get("label");
        String type = row.getOrDefault("type", "City");
        String code = row.get("state");
        boolean good = isGood(at, label != null, "label", "\"\"", "a name");
        good &= isGood(at, classNames.contains(type), "type", type, "the local name of a class");
        good &= isGood(at, code == null || stateByCode.containsKey(code), "state", code, "an ISO 3166 alpha-3 code");
        good &= isForm(at, row, "population", NUMBER, "a whole number");
        good &= isForm(at, row, "geonames", NUMBER, "a GeoNames id, digits alone");
        good &= isForm(at, row, "wikidata", ITEM, "a Wikidata item such as Q84");
        if (!good || label == null) {
            return Optional.empty();
        }
        List<String> names = row.containsKey("names")
                ? Arrays.stream(BAR.split(row.getOrDefault("names", "")))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList()
                : List.of();
        return Optional.of(new GazetteerEntry(
                type,
                label,
                names,
                List.of(),
                List.of(),
                code,
                code == null ? null : stateByCode.get(code),
                null,
                row.get("wikidata"),
                row.get("geonames"),
                Long.parseLong(row.getOrDefault("population", "0"))));
    }

    private boolean isForm(Position at, Map<String, String> row, String column, Pattern form, String expected) {
        String value = row.get(column);
        return isGood(at, value == null || form.matcher(value).matches(), column, value, expected);
    }

    private boolean isGood(Position at, boolean good, String column, @Nullable String found, String expected) {
        if (!good) {
            problems.add(at, "the cell '" + column + "' is wrong", String.valueOf(found), expected, "Mend the cell.");
        }
        return good;
    }
}
