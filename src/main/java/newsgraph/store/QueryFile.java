package newsgraph.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.graph.Iris;
import org.jspecify.annotations.Nullable;

/**
 * Reads one {@code .rq} file: its header is the comment lines that it begins with, {@code # title: …},
 * {@code # description: …} and {@code # parameter: name  what it is (default …)}; other comments are let be.
 */
final class QueryFile {
    private static final Pattern FIELD = Pattern.compile("#\\s*(title|description|parameter)\\s*:\\s*(.*)");
    private static final Pattern PARAMETER =
            Pattern.compile("([A-Za-z][A-Za-z0-9_]*)\\s+(.*?)(?:\\s*\\(default (.*)\\))?");
    private static final Pattern LINE = Pattern.compile("line (\\d+), column (\\d+): (.*)", Pattern.DOTALL);

    private final String file;
    private final String name;
    private final String text;
    private final List<String> problems;
    private final List<Parameter> parameters = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private String title = "";
    private String description = "";

    private QueryFile(String file, String text, List<String> problems) {
        this.file = file;
        this.name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
                .replaceFirst("\\.rq$", "");
        this.text = text;
        this.problems = problems;
    }

    /** The query in the file's text; null where it is no good, with what is wrong added to the problems. */
    static @Nullable BundledQuery read(String file, String text, List<String> problems) {
        return new QueryFile(file, text.startsWith("\uFEFF") ? text.substring(1) : text, problems).read();
    }

    private @Nullable BundledQuery read() {
        int before = problems.size();
        SafeQuery query = null;
        try {
            query = SafeQuery.parse(text, Iris.DEFAULT_BASE);
        } catch (QueryException e) {
            Matcher line = LINE.matcher(String.valueOf(e.getMessage()));
            problems.add(
                    line.matches()
                            ? file + ":" + line.group(1) + ":" + line.group(2) + ": " + line.group(3)
                            : file + ":1: " + e.getMessage());
        }
        List<String> lines = text.lines().toList();
        for (int i = 0;
                i < lines.size() && (lines.get(i).isBlank() || lines.get(i).startsWith("#"));
                i++) {
            Matcher field = FIELD.matcher(lines.get(i));
            if (field.matches()) {
                add(field.group(1), field.group(2).strip(), i + 1, query);
            }
        }
        if (title.isEmpty()) {
            problems.add(file + ":1: no title. Begin the file with a line '# title: what it answers'");
        }
        return problems.size() == before ? new BundledQuery(name, title, description, parameters, text) : null;
    }

    private void add(String field, String value, int line, @Nullable SafeQuery query) {
        switch (field) {
            case "title" -> title = value;
            case "description" -> description = (description + " " + value).strip();
            default -> addParameter(value, line, query);
        }
    }

    private void addParameter(String value, int line, @Nullable SafeQuery query) {
        Matcher parameter = PARAMETER.matcher(value);
        if (!parameter.matches()) {
            problems.add(file + ":" + line + ": no parameter (found '" + value
                    + "', expected 'name  what it is (default …)')");
            return;
        }
        String variable = parameter.group(1);
        if (!names.add(variable)) {
            problems.add(file + ":" + line + ": parameter '" + variable + "' is there twice");
        }
        if (query != null && !query.mentions(variable)) {
            problems.add(file + ":" + line + ": the query has no variable ?" + variable);
        }
        parameters.add(new Parameter(variable, parameter.group(2).strip(), parameter.group(3)));
    }
}
