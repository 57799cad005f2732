package newsgraph.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import newsgraph.pipeline.Withdrawal;
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
        footer = {
            "  newsgraph remove asylum-granted",
            "  newsgraph remove https://news.example/2012/08/asylum",
            "",
            "Exit status: 0 done, 1 the store has not all of the articles and the others are removed, 2 usage,",
            "3 the store cannot be opened, 4 nothing done: it has none of them."
        })
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
        List<String> found = new ArrayList<>();
        try (Store opened = store.openExisting()) {
            ArticleNames names = new ArticleNames(opened);
            for (String article : articles) {
                names.find(article).ifPresentOrElse(found::add, () -> console.failure(names.unknown(article)));
            }
            List<String> removed = found.stream().distinct().toList();
            if (!removed.isEmpty()) {
                Withdrawal.of(opened, removed, StoreOption.iris(opened), ontology.ruleBook(), ontology.reader());
            }
            removed.forEach(article -> console.event(
                    LogEvent.info("withdrawn", "removed " + article).with("article", article)));
        }
        if (found.isEmpty()) {
            return ExitCode.NOTHING_DONE;
        }
        return found.size() == articles.size() ? ExitCode.DONE : ExitCode.FAILED;
    }
}
