package newsgraph.store;

/** A store that can't be used; the message is one line with the remedy, fit for a user's eyes. */
public final class StoreException extends Exception {
    private static final long serialVersionUID = 1;

    public StoreException(String message) {
        super(message);
    }

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
