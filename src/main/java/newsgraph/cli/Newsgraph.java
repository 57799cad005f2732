package newsgraph.cli;

/** The command line's entry. */
public final class Newsgraph {
    private Newsgraph() {}

    public static void main(String[] args) {}
}
