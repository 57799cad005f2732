package newsgraph.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import newsgraph.train.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes the language models from the corpora: for developers, and not shown in the common help. */
@Command(
        name = "train",
        hidden = true,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Makes every language model from the corpora; the same corpora give the same bytes.",
        footerHeading = "%nExamples%n",
        footer = "  newsgraph train --corpora corpora --out src/main/resources/models")
final class TrainCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec = CommandSpec.create();

    @Option(names = "--corpora", required = true, paramLabel = "DIR", description = "Folder with names/ and syntax/.")
    Path corpora = Path.of("corpora");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder to write the models to.")
    Path out = Path.of("models");

    @Override
    public Integer call() throws Exception {
        Training.run(corpora, out, spec.commandLine().getErr()::println);
        return 0;
    }
}
