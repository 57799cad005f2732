package newsgraph.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import newsgraph.language.TextAnalyzer;
import newsgraph.train.Evaluation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the language models against gold data: for developers, and not shown in the common help. */
@Command(
        name = "evaluate",
        hidden = true,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Measures the language models on raw text against a gold file.",
        footerHeading = "%nExamples%n",
        footer = "  newsgraph evaluate syntax corpora/syntax/test.conllu")
final class EvaluateCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "KIND",
            description = "names (OpenNLP name-finder sentences) or syntax (CoNLL-U).")
    String kind = "";

    @Parameters(index = "1", paramLabel = "GOLD", description = "The gold file.")
    Path gold = Path.of("");

    @Option(
            names = "--models",
            paramLabel = "DIR",
            description = "Measure the models in this folder, not those shipped.")
    @Nullable
    Path models;

    @Override
    public Integer call() throws Exception {
        if (!List.of("names", "syntax").contains(kind)) {
            throw new ParameterException(
                    spec.commandLine(), "no such kind: '" + kind + "'. Kinds are names and syntax.");
        }
        TextAnalyzer analyzer = models == null ? TextAnalyzer.shared() : TextAnalyzer.of(models);
        Evaluation.run(kind, gold, analyzer).forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
        return 0;
    }
}
