package newsgraph.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.store.BackupException;
import newsgraph.store.Restore;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code newsgraph restore}: makes a store from a backup. */
@Command(
        name = "restore",
        header = "Make a store from a backup.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Makes a store from what newsgraph backup wrote. The checksum beside the file is checked first, where there is "
                    + "one; a file that is cut short is refused, with its line.",
            "The store is then as the backup is, or, where anything fails, as it was."
        },
        footerHeading = "%nExamples%n",
        footer = {"  newsgraph restore --store restored news.nq.gz", "  newsgraph restore --replace /backups/2012.nq.gz"
        })
final class RestoreCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Option(names = "--replace", description = "Put the backup in the place of what the store holds.")
    private boolean replace;

    @Parameters(paramLabel = "FILE", description = "A file that newsgraph backup wrote.")
    private String file = "";

    RestoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        Path source = FileName.path(file);
        try {
            long quads = Restore.read(source, store.folder(), replace, store.longestWait());
            try (Store restored = store.openExisting()) {
                restored.rebuildTextIndex();
            }
            console.info("The store holds the " + quads + " quads of " + file);
            return ExitCode.DONE;
        } catch (NoSuchFileException e) {
            throw new Failure(ExitCode.USAGE, file + ": there is no such file. Check the name.");
        } catch (BackupException e) {
            throw new Failure(ExitCode.FAILED, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.FAILED,
                    file + ": it can't be restored (" + e.getClass().getSimpleName() + ": " + e.getMessage()
                            + "). The store is as it was. Is the disk full?");
        }
    }
}
