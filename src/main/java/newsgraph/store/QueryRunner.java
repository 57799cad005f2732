package newsgraph.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import newsgraph.graph.Iris;
import newsgraph.graph.Vocabulary;
import newsgraph.store.QueryException.Reason;
import newsgraph.store.SwitchedOff.Denied;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.shared.JenaException;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.QueryExecDatasetBuilder;
import org.apache.jena.sparql.exec.RowSet;
import org.apache.jena.sparql.graph.GraphFactory;
import org.apache.jena.sparql.util.Context;
import org.apache.jena.tdb2.TDB2;
import org.jspecify.annotations.Nullable;

/**
 * Answers SPARQL queries over the union of a store's graphs, whole or not at all. A query reads the store and nothing else:
 * updates, SERVICE, files, addresses, Java and script functions are refused.
 */
public final class QueryRunner {
    /** How long a query may take to stop once it was told to; one that is lost in a regular expression does not stop. */
    private static final long GRACE_MILLIS = 1_000;

    private final Store store;
    private final Limits limits;
    private final String base;

    /** Asks a store whose data is named as usual. */
    public QueryRunner(Store store, Limits limits) {
        this(store, limits, new Iris());
    }

    /**
     * Asks a store.
     *
     * @param iris how its data is named: {@code person:x} and {@code <person/x>} are meant under its base
     */
    public QueryRunner(Store store, Limits limits, Iris iris) {
        this.store = store;
        this.limits = limits;
        this.base = iris.base();
    }

    /** The answer of a bundled query; a parameter that is not given has its default. */
    public Answer run(BundledQuery query, Map<String, String> parameters) throws QueryException {
        Map<Var, Node> values = values(query, parameters);
        return answer(query.text(), parsed -> values);
    }

    /**
     * The answer of a user's own query, which need not declare the prefixes of {@link Vocabulary}. Each parameter stands for the variable of its name, as a string; as an IRI where it
     * is one in angle brackets.
     */
    public Answer run(String text, Map<String, String> parameters) throws QueryException {
        return answer(text, parsed -> values(parsed, parameters));
    }

    /** The bundled query as one text with its parameters in it, for an endpoint that knows no parameters. */
    static String text(BundledQuery query, Map<String, String> parameters) throws QueryException {
        return SafeQuery.parse(query.text(), Iris.DEFAULT_BASE)
                .bound(values(query, parameters))
                .serialize();
    }

    private interface Values {
        Map<Var, Node> of(SafeQuery parsed) throws QueryException;
    }

    private static Map<Var, Node> values(SafeQuery parsed, Map<String, String> parameters) throws QueryException {
        Map<Var, Node> values = new HashMap<>();
        for (Map.Entry<String, String> parameter : parameters.entrySet()) {
            String name = parameter.getKey();
            if (!parsed.mentions(name)) {
                throw new QueryException(
                        Reason.PARAMETER, "the query has no variable ?" + name + " for parameter '" + name + "'.");
            }
            values.put(Var.alloc(name), term(parameter.getValue()));
        }
        return values;
    }

    private static Map<Var, Node> values(BundledQuery query, Map<String, String> parameters) throws QueryException {
        Map<Var, Node> values = new HashMap<>();
        for (Parameter parameter : query.parameters()) {
            String value = parameters.getOrDefault(parameter.name(), parameter.defaultValue());
            if (value == null) {
                throw new QueryException(
                        Reason.PARAMETER,
                        "query '" + query.name() + "' needs parameter '" + parameter.name() + "': "
                                + parameter.description() + ". Give it with -p " + parameter.name() + "=VALUE");
            }
            values.put(Var.alloc(parameter.name()), NodeFactory.createLiteralString(value));
        }
        for (String name : parameters.keySet()) {
            if (query.parameters().stream()
                    .noneMatch(parameter -> parameter.name().equals(name))) {
                List<String> known =
                        query.parameters().stream().map(Parameter::name).toList();
                throw new QueryException(
                        Reason.PARAMETER,
                        "query '" + query.name() + "' has no parameter '" + name + "'"
                                + (known.isEmpty() ? "." : ", but " + String.join(", ", known) + "."));
            }
        }
        return values;
    }

    private static Node term(String value) {
        boolean iri = value.matches("<[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>\"{}|\\\\^`]*>");
        return iri
                ? NodeFactory.createURI(value.substring(1, value.length() - 1))
                : NodeFactory.createLiteralString(value);
    }

    /** Reads and runs the query in a thread of its own, so that one that does not heed its limit can be left behind. */
    private Answer answer(String text, Values values) throws QueryException {
        Callable<Answer> work = () -> {
            SafeQuery parsed = SafeQuery.parse(text, base);
            Query query = parsed.bound(values.of(parsed));
            return store.read(dataset -> {
                try {
                    parsed.refuseForeignGraphs(graph -> dataset.containsGraph(NodeFactory.createURI(graph)));
                    return execute(dataset, query);
                } catch (QueryException e) {
                    throw new Carried(e);
                }
            });
        };
        FutureTask<Answer> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "query");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(limits.timeout().toMillis() + GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // Aborting would wait for it: the execution is locked while it works.
            throw timeout();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw timeout();
        } catch (ExecutionException e) {
            throw failure(e.getCause() == null ? e : e.getCause());
        }
    }

    private QueryException failure(Throwable cause) {
        if (cause instanceof QueryException told) {
            return told;
        }
        if (cause instanceof Carried carried) {
            return carried.exception;
        }
        if (cause instanceof QueryCancelledException) {
            return timeout();
        }
        if (cause instanceof Denied) {
            return new QueryException(Reason.REFUSED, String.valueOf(cause.getMessage()));
        }
        if (cause instanceof StackOverflowError) {
            return new QueryException(Reason.SYNTAX, "the query is nested too deeply.");
        }
        if (cause instanceof JenaException) {
            return new QueryException(Reason.REFUSED, "the query can't be run: " + cause.getMessage());
        }
        throw new IllegalStateException(cause);
    }

    private QueryException timeout() {
        String time = limits.timeout().toMillis() % 1000 == 0
                ? limits.timeout().toSeconds() + " s"
                : limits.timeout().toMillis() + " ms";
        return new QueryException(
                Reason.TIMEOUT,
                "the query took longer than " + time
                        + " and was stopped; no part of its answer is shown. Ask for less, or give"
                        + " it more time with --timeout.");
    }

    private Answer execute(DatasetGraph dataset, Query query) throws QueryException {
        Context context = Context.setupContextForDataset(ARQ.getContext(), dataset);
        // FROM says itself which graphs make up the default graph.
        context.set(TDB2.symUnionDefaultGraph, !query.hasDatasetDescription());
        SwitchedOff.in(context);
        try (QueryExec execution = QueryExecDatasetBuilder.create()
                .dataset(dataset)
                .query(query)
                .context(context)
                .timeout(limits.timeout().toMillis(), TimeUnit.MILLISECONDS)
                .build()) {
            if (query.isAskType()) {
                return new Answer.Truth(execution.ask());
            }
            if (query.isSelectType()) {
                return table(execution.select());
            }
            return triples(query.isDescribeType() ? execution.describeTriples() : execution.constructTriples());
        }
    }

    private Answer table(RowSet found) throws QueryException {
        List<Var> variables = found.getResultVars();
        List<List<@Nullable Node>> rows = new ArrayList<>();
        while (found.hasNext()) {
            checkRoom(rows.size(), "rows");
            Binding binding = found.next();
            List<@Nullable Node> row = new ArrayList<>(variables.size());
            for (Var variable : variables) {
                row.add(binding.get(variable));
            }
            rows.add(row);
        }
        return new Answer.Table(variables.stream().map(Var::getVarName).toList(), rows);
    }

    private Answer triples(Iterator<Triple> found) throws QueryException {
        Graph graph = GraphFactory.createDefaultGraph();
        while (found.hasNext()) {
            checkRoom(graph.size(), "triples");
            graph.add(found.next());
        }
        return new Answer.Triples(graph);
    }

    private void checkRoom(long held, String what) throws QueryException {
        if (held >= limits.rows()) {
            throw new QueryException(
                    Reason.ROWS,
                    "the answer has more than " + limits.rows() + " " + what
                            + "; no part of it is shown. Add a LIMIT to the" + " query, or allow more with --limit.");
        }
    }

    /** Carries a checked exception out of the store's read. */
    private static final class Carried extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient QueryException exception;

        Carried(QueryException exception) {
            super(exception);
            this.exception = exception;
        }
    }
}
