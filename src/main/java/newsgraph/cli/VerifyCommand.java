package newsgraph.cli;

import java.util.concurrent.Callable;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.StoreSize;
import newsgraph.store.StoreVerifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code newsgraph verify}: whether the whole store hangs together. */
@Command(
        name = "verify",
        header = "Look whether the whole store hangs together.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Reads the whole store: every claim has its sentence, every sentence stands in its article's text where it "
                    + "says, every fact has a claim that asserts it, every entity a name and a type, every graph passes "
                    + "the SHACL shapes, no term is one that other programs can't read, "
                    + "and the text index is in step.",
            "Names each fault with its graph; exit status 1 where there is one. Building an article again replaces its "
                    + "graph."
        },
        footerHeading = "%nExamples%n",
        footer = {"  newsgraph verify", "  newsgraph verify --repair", "  newsgraph verify --ontology my-ontology/"})
final class VerifyCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Mixin
    private final OntologyOption ontology = new OntologyOption();

    @Option(names = "--repair", description = "Make the text index anew.")
    private boolean repair;

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException {
        StoreVerifier verifier =
                new StoreVerifier(ontology.shapes(), ontology.ruleBook().relations());
        try (Store opened = store.openExisting()) {
            long faults = verifier.verify(opened, fault -> console.print(fault.told())) + textIndex(opened);
            StoreSize size = opened.size();
            console.print(size.articles() + " articles, " + size.sentences() + " sentences, " + size.entities()
                    + " entities, " + size.claims() + " claims, " + size.facts() + " facts, " + size.quads()
                    + " quads: " + (faults == 0 ? "all is well." : faults + (faults == 1 ? " fault." : " faults.")));
            return faults == 0 ? ExitCode.DONE : ExitCode.FAILED;
        }
    }

    /** How many faults the text index has. */
    private int textIndex(Store opened) {
        boolean inStep = opened.textIndexIsInStep();
        if (repair) {
            opened.rebuildTextIndex();
            console.info("The text index is made anew.");
            return 0;
        }
        if (!inStep) {
            console.print("The text index is not in step with the store. Make it anew with: newsgraph verify --repair");
        }
        return inStep ? 0 : 1;
    }
}
