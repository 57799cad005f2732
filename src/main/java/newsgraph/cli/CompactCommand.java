package newsgraph.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import newsgraph.store.Compacted;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code newsgraph compact}: gives back the room that replaced graphs took. */
@Command(
        name = "compact",
        header = "Make the store as small as its content.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Makes the store's folder as small as its content; what it holds stays the same.",
            "It needs as much free room as the content takes, and may be killed at any moment."
        },
        footerHeading = "%nExamples%n",
        footer = "  newsgraph compact --store ~/graphs/2012")
final class CompactCommand implements Callable<Integer> {
    private static final double BYTES_A_MEGABYTE = 1e6;

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    CompactCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        try (Store opened = store.openExisting()) {
            console.info(told(opened.compact()));
        }
        return ExitCode.DONE;
    }

    /** What a compaction did, in one line. */
    static String told(Compacted done) {
        return "The store is compact: " + size(done.bytesBefore()) + " before, " + size(done.bytesAfter()) + " now.";
    }

    private static String size(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / BYTES_A_MEGABYTE);
    }
}
