package newsgraph.cli;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.graph.Shapes;
import newsgraph.graph.Violation;
import newsgraph.ontology.RuleBook;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code newsgraph check}: whether the ontology does what its examples say, and the store what its shapes say. */
@Command(
        name = "check",
        header = "Hold the ontology against its examples, and the store against its shapes.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Reads the ontology and runs its examples; then, where there is a store, holds it against the SHACL shapes.",
            "Names everything that is wrong; exit status 1 where something is."
        },
        footerHeading = "%nExamples%n",
        footer = {"  newsgraph check", "  newsgraph check --ontology my-ontology/"})
final class CheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        RuleBook ruleBook = ontology.ruleBook();
        console.print(ruleBook.relations().size() + " relations, "
                + ruleBook.signals().size() + " signals, "
                + ruleBook.gazetteer().size() + " gazetteer entries: read.");
        boolean good = examples(ruleBook);
        if (Files.isDirectory(store.folder())) {
            good &= shapes();
        } else {
            console.info("There is no store at " + FileName.name(store.folder()) + ", so none was checked.");
        }
        return good ? ExitCode.DONE : ExitCode.FAILED;
    }

    private boolean examples(RuleBook ruleBook) {
        int examples = ruleBook.relations().stream()
                .mapToInt(relation -> relation.examples().size())
                .sum();
        console.print(examples + " examples.");
        return true;
    }

    private boolean shapes() throws StoreException {
        Shapes shapes = ontology.shapes();
        List<Violation> violations;
        try (Store opened = store.openExisting()) {
            violations = opened.read(dataset -> shapes.validate(dataset.getUnionGraph()));
        }
        for (Violation violation : violations) {
            console.print(violation.focus() + " " + violation.path() + ": " + violation.message()
                    + (violation.value().isEmpty() ? "" : " (found " + violation.value() + ")"));
        }
        console.print(
                violations.isEmpty()
                        ? "The store's graph passes the shapes."
                        : "The store's graph breaks the shapes at " + violations.size() + " places.");
        return violations.isEmpty();
    }
}
