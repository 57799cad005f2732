package newsgraph.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.jspecify.annotations.Nullable;

/** The whole answer of a query: never part of one. */
public sealed interface Answer {
    /**
     * The answer of a SELECT.
     *
     * @param columns the variables, in the order of the query
     * @param rows a term or null for each column
     */
    record Table(List<String> columns, List<List<@Nullable Node>> rows) implements Answer {
        public Table {
            columns = List.copyOf(columns);
            rows = Collections.unmodifiableList(new ArrayList<>(rows));
        }
    }

    /** The answer of an ASK. */
    record Truth(boolean holds) implements Answer {}

    /** The answer of a CONSTRUCT or DESCRIBE. */
    record Triples(Graph graph) implements Answer {}
}
