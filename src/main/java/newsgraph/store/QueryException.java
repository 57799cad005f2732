package newsgraph.store;

/** A query that gives no answer; the message is fit for a user's eyes. */
public final class QueryException extends Exception {
    private static final long serialVersionUID = 1;

    /** Why there is no answer. */
    public enum Reason {
        /** The text is no SPARQL; the message has line and column. */
        SYNTAX,
        /** It asks for what is switched off: an update, SERVICE, a Java function, a file. */
        REFUSED,
        /** A parameter is missing, or the query has none of that name. */
        PARAMETER,
        /** It took longer than its limit. */
        TIMEOUT,
        /** It gave more rows than its limit. */
        ROWS
    }

    private final Reason reason;

    public QueryException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
