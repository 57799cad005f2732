package newsgraph.store;

/**
 * Something in a store that should not be so.
 *
 * @param graph the IRI of the graph that it is in
 * @param subject what it is about
 * @param message what is wrong, with what was found
 */
public record Fault(String graph, String subject, String message) {
    /** In one line. */
    public String told() {
        return graph + ": " + subject + ": " + message;
    }
}
