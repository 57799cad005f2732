package newsgraph.cli;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Callable;
import newsgraph.train.Augmentation;
import newsgraph.train.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the language models from the corpora: for developers, and not shown in the common help. */
@Command(
        name = "train",
        hidden = true,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Makes every language model from the corpora; the same corpora give the same bytes.",
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph train --corpora corpora --out src/main/resources/models",
            "  newsgraph train --corpora corpora --out trial --one-of 10 --without HEADLINES"
        })
final class TrainCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec = CommandSpec.create();

    @Option(names = "--corpora", required = true, paramLabel = "DIR", description = "Folder with names/ and syntax/.")
    Path corpora = Path.of("corpora");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder to write the models to.")
    Path out = Path.of("models");

    @Option(
            names = "--without",
            split = ",",
            paramLabel = "KIND",
            description = "Make up no sentences of these kinds, for experiments: ${COMPLETION-CANDIDATES}.")
    Set<Augmentation> without = EnumSet.noneOf(Augmentation.class);

    @Option(names = "--one-of", paramLabel = "N", description = "Learn from every N-th sentence only, for experiments.")
    int oneOf = 1;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Threads that learn side by side; the models do not depend on it (${DEFAULT-VALUE}).")
    int jobs = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws Exception {
        if (oneOf < 1 || jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--one-of and --jobs take a number from 1 on.");
        }
        Set<Augmentation> kinds = EnumSet.allOf(Augmentation.class);
        kinds.removeAll(without);
        Training.run(
                corpora,
                out,
                new Training.Settings(kinds, oneOf, jobs),
                spec.commandLine().getErr()::println);
        return 0;
    }
}
