package newsgraph.cli;

import java.util.concurrent.Callable;
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
        description = "Makes the store's folder as small as its content; what it holds stays the same.",
        footerHeading = "%nExamples%n",
        footer = "  newsgraph compact --store ~/graphs/2012")
final class CompactCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    CompactCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        try (Store opened = store.openExisting()) {
            opened.compact();
            console.info("The store is compact.");
        }
        return ExitCode.DONE;
    }
}
