package newsgraph.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import newsgraph.article.FileName;
import newsgraph.graph.Shapes;
import newsgraph.ontology.RuleBook;
import newsgraph.ontology.RuleBookReader;
import newsgraph.pipeline.ReaderIdentity;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By which ontology a command reads. */
final class OntologyOption {
    @Option(
            names = "--ontology",
            paramLabel = "DIR",
            description = "A folder with an ontology of your own, which lies over the one that ships with Newsgraph.")
    private @Nullable String folder;

    RuleBook ruleBook() {
        return folder == null ? RuleBookReader.bundled() : RuleBookReader.read(FileName.path(folder));
    }

    /** By what articles are read with this ontology, without reading it. */
    ReaderIdentity reader() {
        return ReaderIdentity.of(Version.number(), folder == null ? null : FileName.path(folder));
    }

    /** The shapes of the user's folder where it has some. */
    Shapes shapes() {
        Path own = folder == null ? null : FileName.path(folder);
        try {
            return own != null && Files.exists(own.resolve("shapes.ttl")) ? Shapes.read(own) : Shapes.bundled();
        } catch (IllegalArgumentException e) {
            throw new Failure(ExitCode.USAGE, String.valueOf(e.getMessage()));
        }
    }
}
