package newsgraph.ontology;

import java.util.List;
import java.util.stream.Collectors;

/** The ontology's folder cannot be read as a rule book; says everything that is wrong in it, one line each. */
public final class OntologyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // The list is a List.copyOf, which is serializable.
    private final List<Problem> problems;

    OntologyException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** All problems, a line each: {@code file:line:col: what is wrong (found X, expected Y). What to do.} */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** All problems, in order of file, line and column. */
    public List<Problem> problems() {
        return problems;
    }
}
