package newsgraph.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import newsgraph.article.FileName;
import newsgraph.graph.DatasetDescription;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.Iris;
import newsgraph.graph.RdfFormat;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import org.apache.jena.graph.Graph;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code newsgraph export}: writes the store's graph as RDF. */
@Command(
        name = "export",
        header = "Write the graph as RDF.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Writes the graph as RDF. TriG, N-Quads and JSON-LD keep a named graph for each article; Turtle, N-Triples "
                    + "and RDF/XML hold their union.",
            "The same articles give the same bytes, whichever builds read them."
        },
        footerHeading = "%nExamples%n",
        footer = {
            "  newsgraph export > graph.ttl",
            "  newsgraph export -o graph.nq",
            "  newsgraph export --format jsonld --article asylum-granted",
            "  newsgraph export --void --licence https://creativecommons.org/licenses/by/4.0/ -o void.ttl"
        })
final class ExportCommand implements Callable<Integer> {
    private static final String LICENCE = "https?://[^\\s<>\"{}|\\\\^`]+";

    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatConverter.class,
            description =
                    "turtle, trig, nquads, ntriples, jsonld, rdfxml (default: by the file's extension, or turtle).")
    private @Nullable RdfFormat format;

    @Option(
            names = "--article",
            paramLabel = "ARTICLE",
            description = "Only what this article says: its URL, id or path as it was built, or its IRI.")
    private @Nullable String article;

    @Option(names = "--graph", paramLabel = "IRI", description = "Only the named graph with this IRI.")
    private @Nullable String graph;

    @Option(names = "--builds", description = "With the graph in which the store records its builds and fingerprints.")
    private boolean builds;

    @Option(
            names = "--void",
            description =
                    "Instead of the graph, its description in VoID and DCAT: size, classes, properties, vocabularies.")
    private boolean description;

    @Option(
            names = "--licence",
            paramLabel = "IRI",
            description = "With --void: under which licence the graph is published.")
    private @Nullable String licence;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write; what is there is replaced once the whole is written.")
    private @Nullable String file;

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws StoreException, IOException {
        if (article != null && graph != null) {
            throw new Failure(ExitCode.USAGE, "give --article or --graph, not both");
        }
        if ((description || builds) && (article != null || graph != null)) {
            throw new Failure(
                    ExitCode.USAGE, "--void and --builds are for the whole graph; leave --article and --graph out");
        }
        if (licence != null && (!description || !licence.matches(LICENCE))) {
            throw new Failure(
                    ExitCode.USAGE, "--licence belongs to --void, and takes an address (found \"" + licence + "\")");
        }
        try (Store opened = store.openExisting()) {
            String wanted = graph(opened);
            if (file == null || file.equals("-")) {
                write(opened, wanted, console.out());
            } else {
                Path target = FileName.path(file);
                WholeFile.write(target, file, out -> write(opened, wanted, out));
            }
        }
        return ExitCode.DONE;
    }

    private @Nullable String graph(Store opened) {
        if (article != null) {
            return new ArticleNames(opened).iri(article);
        }
        if (graph != null && !StoreOption.holds(opened, graph)) {
            throw new Failure(ExitCode.FAILED, "the store has no graph " + graph + ".");
        }
        return graph;
    }

    private void write(Store opened, @Nullable String wanted, OutputStream out) {
        RdfFormat chosen = format();
        Iris iris = StoreOption.iris(opened);
        opened.read(dataset -> {
            if (description) {
                Graph described = DatasetDescription.of(dataset, iris, licence);
                GraphWriter.write(described, DatasetDescription.prefixes(), chosen, out);
            } else if (wanted == null && builds) {
                GraphWriter.writeWithBookkeeping(dataset, chosen, out);
            } else if (wanted == null) {
                GraphWriter.write(dataset, chosen, out);
            } else {
                GraphWriter.writeGraph(dataset, wanted, chosen, out);
            }
            return chosen;
        });
    }

    private RdfFormat format() {
        if (format != null) {
            return format;
        }
        String name = file == null ? "" : file.substring(file.lastIndexOf('.') + 1);
        return RdfFormat.named(name).orElse(RdfFormat.TURTLE);
    }

    /** Reads a format's name. */
    static final class FormatConverter implements ITypeConverter<RdfFormat> {
        @Override
        public RdfFormat convert(String value) {
            return RdfFormat.named(value)
                    .orElseThrow(() -> new TypeConversionException("\"" + value
                            + "\" is no format (expected turtle, trig, nquads, ntriples, jsonld or rdfxml)"));
        }
    }
}
