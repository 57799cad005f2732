package newsgraph.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.store.Backup;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code newsgraph backup}: writes all that the store holds to one file. */
@Command(
        name = "backup",
        header = "Write all that the store holds to one file.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Writes all that the store holds to one file, gzipped N-Quads, and beside it its SHA-256 (FILE.sha256, which "
                    + "sha256sum -c checks).",
            "The same store gives the same bytes. A file that is there is replaced once the new one is whole."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph backup news.nq.gz",
            "  newsgraph backup --store ~/graphs/2012 --wait 10m /backups/2012.nq.gz && sha256sum -c news.nq.gz.sha256"
        })
final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Parameters(paramLabel = "FILE", description = "The file to write; its name usually ends in .nq.gz.")
    private String file = "";

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        Path target = FileName.path(file);
        try (Store opened = store.openExisting()) {
            long quads = Backup.write(opened, target);
            console.info(quads + " quads are in " + file + ", and its checksum in " + file + ".sha256");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.FAILED,
                    file + ": the backup can't be written (" + e.getClass().getSimpleName() + ": " + e.getMessage()
                            + "). Make room, or choose another place.");
        }
        return ExitCode.DONE;
    }
}
