package newsgraph.store;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import newsgraph.graph.Vocabulary;
import newsgraph.store.QueryException.Reason;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.QueryParseException;
import org.apache.jena.query.Syntax;
import org.apache.jena.shared.JenaException;
import org.apache.jena.sparql.algebra.Algebra;
import org.apache.jena.sparql.algebra.Op;
import org.apache.jena.sparql.algebra.OpVisitorBase;
import org.apache.jena.sparql.algebra.op.OpService;
import org.apache.jena.sparql.algebra.walker.Walker;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.expr.ExprVisitorBase;
import org.apache.jena.sparql.syntax.syntaxtransform.QueryScopeException;
import org.apache.jena.sparql.syntax.syntaxtransform.QueryTransformOps;
import org.apache.jena.update.UpdateFactory;
import org.apache.jena.update.UpdateRequest;

/** A SPARQL query that reads the store and nothing else. */
final class SafeQuery {
    private static final Pattern POSITION = Pattern.compile("(?s).*?\\bline (\\d+), column (\\d+).*");
    private static final Pattern ENCOUNTERED = Pattern.compile("Encountered \" (?:<[^>]*>|\"[^\"]*\") \"(.*) \"\" *");
    private static final Pattern VARIABLE = Pattern.compile("[?$]([\\p{L}\\p{N}_]+)");
    private static final Set<String> OWN_GRAPHS = Set.of("urn:x-arq:UnionGraph", "urn:x-arq:DefaultGraph");

    private final Query query;
    private final Set<String> variables;

    private SafeQuery(Query query, Set<String> variables) {
        this.query = query;
        this.variables = variables;
    }

    /**
     * The query that the text is, with what it may not ask for refused. Newsgraph's prefixes need not be declared; one that
     * the text declares is what the text says.
     *
     * @param base where the store's data is named: what relative IRIs and the prefixes of data are relative to
     */
    static SafeQuery parse(String text, String base) throws QueryException {
        Map<String, String> prefixes = Vocabulary.prefixMap(base);
        try {
            Query query = new Query();
            query.getPrefixMapping().setNsPrefixes(prefixes);
            QueryFactory.parse(query, text, base, Syntax.syntaxARQ);
            if (query.isJsonType()) {
                throw new QueryException(
                        Reason.REFUSED, "JSON queries are not run. Use SELECT, and ask for JSON as the format.");
            }
            refuseServices(query);
            return new SafeQuery(query, variables(text));
        } catch (QueryParseException e) {
            throw isUpdate(text, prefixes)
                    ? new QueryException(
                            Reason.REFUSED,
                            "this is an update. Queries only read the store; build and remove change it.")
                    : syntax(e.getLine(), e.getColumn(), String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            throw new QueryException(Reason.SYNTAX, "the query is nested too deeply.");
        } catch (JenaException e) {
            throw syntax(0, 0, String.valueOf(e.getMessage()));
        }
    }

    Query query() {
        return query;
    }

    boolean mentions(String variable) {
        return variables.contains(variable);
    }

    /** The query with terms in the place of variables: terms, never text, so that no value can become syntax. */
    Query bound(Map<Var, Node> values) throws QueryException {
        try {
            return values.isEmpty() ? query : QueryTransformOps.replaceVars(query, values);
        } catch (QueryScopeException e) {
            throw new QueryException(
                    Reason.PARAMETER, "a parameter names a variable that the query sets itself: " + e.getMessage());
        }
    }

    /** Turns down a FROM or FROM NAMED that is no graph of the store, which would otherwise quietly be empty. */
    void refuseForeignGraphs(Predicate<String> isGraph) throws QueryException {
        for (String graph : Stream.concat(query.getGraphURIs().stream(), query.getNamedGraphURIs().stream())
                .toList()) {
            if (!OWN_GRAPHS.contains(graph) && !isGraph.test(graph)) {
                throw new QueryException(
                        Reason.REFUSED,
                        "FROM <" + graph
                                + ">: the store has no graph of that name, and nothing is fetched from outside.");
            }
        }
    }

    private static void refuseServices(Query query) throws QueryException {
        if (query.getQueryPattern() == null) {
            return;
        }
        Op op = Algebra.compile(query);
        Set<String> services = new HashSet<>();
        Walker.walk(
                op,
                new OpVisitorBase() {
                    @Override
                    public void visit(OpService service) {
                        services.add(service.getService().toString());
                    }
                },
                new ExprVisitorBase());
        if (!services.isEmpty()) {
            throw new QueryException(
                    Reason.REFUSED, "SERVICE is switched off: a query asks this store only, and no other.");
        }
    }

    private static boolean isUpdate(String text, Map<String, String> prefixes) {
        try {
            UpdateRequest update = new UpdateRequest();
            update.getPrefixMapping().setNsPrefixes(prefixes);
            UpdateFactory.parse(update, text);
            return !update.getOperations().isEmpty();
        } catch (JenaException | StackOverflowError e) {
            return false;
        }
    }

    /** Where it is wrong and what stands there; the long list of what could stand there is left out. */
    private static QueryException syntax(int line, int column, String message) {
        Matcher position = POSITION.matcher(message);
        String where = line > 0 ? "line " + line + ", column " + column + ": " : "";
        if (position.matches()) {
            where = "line " + position.group(1) + ", column " + position.group(2) + ": ";
        }
        String what =
                message.lines().findFirst().orElse("").replaceFirst("(?i)(at )?line \\d+, column \\d+[.:]?\\s*", "");
        Matcher encountered = ENCOUNTERED.matcher(what);
        if (encountered.matches()) {
            what = "unexpected '" + encountered.group(1) + "'";
        }
        return new QueryException(Reason.SYNTAX, where + what.strip());
    }

    private static Set<String> variables(String text) {
        Set<String> variables = new HashSet<>();
        Matcher matcher = VARIABLE.matcher(text);
        while (matcher.find()) {
            variables.add(matcher.group(1));
        }
        return variables;
    }
}
