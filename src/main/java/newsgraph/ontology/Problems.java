package newsgraph.ontology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Everything wrong found so far, so that a person gets all of it at once. */
final class Problems {
    private static final Comparator<Problem> READING_ORDER = Comparator.comparing(Problem::file)
            .thenComparingLong(Problem::line)
            .thenComparingLong(Problem::column)
            .thenComparing(Problem::toString);

    private final List<Problem> found = new ArrayList<>();

    void add(Position at, String what, String found, String expected, String remedy) {
        this.found.add(new Problem(at.file(), at.line(), at.column(), what, found, expected, remedy));
    }

    /** Throws all that was found, if anything was. */
    void throwIfAny() {
        if (!found.isEmpty()) {
            throw new OntologyException(
                    found.stream().distinct().sorted(READING_ORDER).toList());
        }
    }
}
