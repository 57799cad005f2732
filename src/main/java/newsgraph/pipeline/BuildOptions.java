package newsgraph.pipeline;

/**
 * How a build is done.
 *
 * @param prune whether to withdraw the store's articles that the inputs no longer hold
 * @param stop asks the build to end early
 */
public record BuildOptions(boolean prune, Stop stop) {
    /** Nothing is withdrawn, and nobody asks for an end. */
    public static BuildOptions usual() {
        return new BuildOptions(false, new Stop());
    }
}
