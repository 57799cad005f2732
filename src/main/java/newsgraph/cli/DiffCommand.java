package newsgraph.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.store.Difference;
import newsgraph.store.Difference.Side;
import newsgraph.store.StoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph diff}: tells two graphs apart. */
@Command(
        name = "diff",
        header = "Tell two stores or exports apart.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Prints what B has and A hasn't, and the other way round: stores, or files of N-Quads, TriG, Turtle or "
                    + "N-Triples, which may be gzipped. Where one of them names no graphs, as Turtle doesn't, the unions "
                    + "of their graphs are compared.",
            "The output is an RDF patch, which makes B of A: a row begins with D (deleted) or A (added), and behind that "
                    + "stands the quad in N-Quads. Nothing is printed where they are the same."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph diff before.nq.gz newsgraph-store",
            "  newsgraph diff --format nquads --only added old-store new-store > new.nq",
            "",
            "Exit status: 0 they are the same, 1 they differ, 2 usage, 3 one of them cannot be opened."
        })
final class DiffCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "A", description = "A store's folder, or a file.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "What it is compared with.")
    private String second = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "PATCH",
            description = "patch, or nquads, which needs --only (default: patch).")
    private Format format = Format.PATCH;

    @Option(names = "--only", paramLabel = "WHICH", description = "Print only what was added, or removed.")
    private @Nullable Only only;

    @Option(names = "--builds", description = "Compare the stores' records of their builds too.")
    private boolean builds;

    /** How a difference is written. */
    enum Format {
        PATCH,
        NQUADS
    }

    /** Which half of a difference is written. */
    enum Only {
        ADDED,
        REMOVED
    }

    DiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException, IOException {
        if (format == Format.NQUADS && only == null) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--format " + Format.NQUADS.name().toLowerCase(Locale.ROOT)
                            + " can't tell what was added from what was removed. Say --only added, or --only removed.");
        }
        Rows rows = new Rows();
        boolean differ = Difference.between(side(first), side(second), builds, rows);
        rows.end();
        return differ ? ExitCode.DIFFERENT : ExitCode.DONE;
    }

    private static Side side(String name) {
        return new Side(FileName.path(name), name);
    }

    /** Prints rows as they come, in a patch within one transaction. */
    private final class Rows implements Difference.Listener {
        private boolean begun;

        @Override
        public void added(String quad) {
            if (only != Only.REMOVED) {
                print("A ", quad);
            }
        }

        @Override
        public void removed(String quad) {
            if (only != Only.ADDED) {
                print("D ", quad);
            }
        }

        private void print(String letter, String quad) {
            if (format == Format.NQUADS) {
                console.print(quad);
                return;
            }
            if (!begun) {
                console.print("TX .");
                begun = true;
            }
            console.print(letter + quad);
        }

        void end() {
            if (begun) {
                console.print("TC .");
            }
        }
    }
}
