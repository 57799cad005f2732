package newsgraph.store;

import java.util.List;
import java.util.Map;

/** Answers SPARQL queries over the union of a store's graphs. */
public final class QueryRunner {
    public QueryRunner(Store store, Limits limits) {}

    /** The answer of a bundled query. */
    public Answer run(BundledQuery query, Map<String, String> parameters) throws QueryException {
        return new Answer.Table(List.of(), List.of());
    }

    /** The answer of a user's own query; each parameter stands for the variable of its name. */
    public Answer run(String text, Map<String, String> parameters) throws QueryException {
        return new Answer.Table(List.of(), List.of());
    }
}
