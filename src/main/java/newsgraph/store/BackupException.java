package newsgraph.store;

import org.jspecify.annotations.Nullable;

/** A backup that can't be restored; the message is one line with the remedy, fit for a user's eyes. */
public final class BackupException extends Exception {
    private static final long serialVersionUID = 1;

    public BackupException(String message) {
        super(message);
    }

    public BackupException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
