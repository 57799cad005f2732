package newsgraph.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.pipeline.Background;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code newsgraph remove}: takes articles out of the store. */
@Command(
        name = "remove",
        header = "Take articles out of the store.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Takes articles out of the store, with all that only they say.",
        footerHeading = "%nExamples%n",
        footer = {"  newsgraph remove asylum-granted", "  newsgraph remove https://news.example/2012/08/asylum"})
final class RemoveCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    @Parameters(
            paramLabel = "ARTICLE",
            arity = "1..*",
            description = "An article's URL, id or path as it was built, or its IRI.")
    private List<String> articles = List.of();

    RemoveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        int failures = 0;
        try (Store opened = store.openExisting()) {
            Iris iris = StoreOption.iris(opened);
            for (String article : articles) {
                ArticleNames names = new ArticleNames(opened);
                Optional<String> found = names.find(article);
                if (found.isPresent()) {
                    opened.remove(found.get());
                    console.info("removed " + found.get());
                } else {
                    console.error("newsgraph: " + names.unknown(article));
                    failures++;
                }
            }
            if (failures < articles.size()) {
                Background.renew(opened, new BackgroundGraph(iris, ontology.ruleBook()));
            }
        }
        return failures == 0 ? ExitCode.DONE : ExitCode.FAILED;
    }
}
