package newsgraph.pipeline;

/** A request to end a build early: what is in hand is finished and kept, nothing more is begun. Safe for many threads. */
public final class Stop {
    private volatile boolean requested;

    public void request() {
        requested = true;
    }

    public boolean requested() {
        return requested;
    }
}
