package newsgraph.cli;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.claim.WordingReport;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.RuleBook;
import newsgraph.pipeline.ArticleAnalyzer;
import newsgraph.pipeline.ExampleCheck;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.StoreVerifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code newsgraph check}: whether the ontology does what its examples say, and the store what its shapes say. */
@Command(
        name = "check",
        header = "Hold the ontology against its examples, and the store against its shapes.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Reads the ontology and runs its examples; then, where there is a store, holds its graphs against the SHACL "
                    + "shapes (newsgraph verify looks at all that a store must be).",
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

    @Option(
            names = "--wordings",
            description = "Show how each wording was understood, which in two ways, and which meet another relation's.")
    private boolean wordings;

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
            good &= shapes(ruleBook);
        } else {
            console.info("There is no store at " + FileName.name(store.folder()) + ", so none was checked.");
        }
        return good ? ExitCode.DONE : ExitCode.FAILED;
    }

    private boolean examples(RuleBook ruleBook) {
        ArticleAnalyzer analyzer = new ArticleAnalyzer(ruleBook, TextAnalyzer.shared());
        WordingReport report = analyzer.wordings();
        if (wordings) {
            report.understood().forEach(console::print);
            report.ambiguous().forEach(line -> console.print("two ways: " + line));
            report.shadowed().forEach(console::print);
        }
        report.notUnderstood()
                .forEach(
                        (relation, unclear) -> unclear.forEach(
                                wording -> console.print(
                                        relation + ": the wording \"" + wording
                                                + "\" was not understood. Say it as a plain clause: \"SUBJECT grants asylum to OBJECT\".")));
        if (!wordings && !(report.ambiguous().isEmpty() && report.shadowed().isEmpty())) {
            console.print(report.ambiguous().size() + " wordings can be understood in two ways, "
                    + report.shadowed().size()
                    + " meet one of another relation: see them with --wordings.");
        }
        List<ExampleCheck.Result> results = new ExampleCheck(ruleBook, analyzer).run();
        long failed = 0;
        for (ExampleCheck.Result result : results) {
            if (!result.passed()) {
                failed++;
                console.print(
                        result.relation().name() + ": \"" + result.example().text() + "\": " + result.message());
            }
        }
        console.print(results.size() + " examples, " + failed + " read otherwise than they say.");
        return failed == 0 && report.notUnderstood().isEmpty();
    }

    private boolean shapes(RuleBook ruleBook) throws StoreException {
        StoreVerifier verifier = new StoreVerifier(ontology.shapes(), ruleBook.relations());
        long faults;
        try (Store opened = store.openExisting()) {
            faults = verifier.checkShapes(opened, fault -> console.print(fault.told()));
        }
        console.print(
                faults == 0
                        ? "The store's graphs pass the shapes."
                        : "The store's graphs break the shapes at " + faults + " places.");
        return faults == 0;
    }
}
