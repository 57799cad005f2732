package newsgraph.graph;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.parser.ShaclParseException;
import org.apache.jena.shacl.validation.ReportEntry;
import org.jspecify.annotations.Nullable;

/** The SHACL shapes that every graph must pass. Safe for use by many threads. */
public final class Shapes {
    private static final Pattern PLACE = Pattern.compile("(?s)\\[line: (\\d+), col: (\\d+) *\\] *(.*)");
    private static final String BUNDLED = "/newsgraph/ontology/shapes.ttl";

    private final org.apache.jena.shacl.Shapes shapes;

    private Shapes(org.apache.jena.shacl.Shapes shapes) {
        this.shapes = shapes;
    }

    /** The shapes that ship with Newsgraph. */
    public static Shapes bundled() {
        try (InputStream in = Objects.requireNonNull(Shapes.class.getResourceAsStream(BUNDLED))) {
            return parse("shapes.ttl", in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The shapes of {@code shapes.ttl} in an ontology folder of the user's own.
     *
     * @throws IllegalArgumentException with one line, {@code file:line:col: what is wrong}, where it can't be read
     */
    public static Shapes read(Path ontologyFolder) {
        Path file = ontologyFolder.resolve("shapes.ttl");
        try (InputStream in = Files.newInputStream(file)) {
            return parse(file.toString(), in);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(file + ": no such file. An ontology's folder has its shapes there.", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": can't be read: " + e.getMessage(), e);
        }
    }

    /** Where the graph breaks them, in a stable order; empty where it conforms. */
    public List<Violation> validate(Graph graph) {
        return ShaclValidator.get().validate(shapes, graph).getEntries().stream()
                .map(Shapes::violation)
                .distinct()
                .sorted(Comparator.comparing(Violation::focus)
                        .thenComparing(Violation::path)
                        .thenComparing(Violation::value)
                        .thenComparing(Violation::message)
                        .thenComparing(Violation::shape))
                .toList();
    }

    private static Shapes parse(String file, InputStream in) throws IOException {
        try {
            Graph graph = RDFParser.source(in)
                    .lang(Lang.TURTLE)
                    .base("https://w3id.org/newsgraph/shapes")
                    .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
                    .toGraph();
            return new Shapes(org.apache.jena.shacl.Shapes.parse(graph));
        } catch (RiotException | ShaclParseException e) {
            String message = String.valueOf(e.getMessage());
            Matcher place = PLACE.matcher(message);
            throw new IllegalArgumentException(
                    place.matches()
                            ? file + ":" + place.group(1) + ":" + place.group(2) + ": " + place.group(3)
                            : file + ":1:1: " + message.lines().findFirst().orElse(""),
                    e);
        }
    }

    private static Violation violation(ReportEntry entry) {
        return new Violation(
                shown(entry.focusNode()),
                entry.resultPath() == null ? "" : shortened(entry.resultPath().toString()),
                shown(entry.value()),
                String.valueOf(entry.message()),
                shown(entry.source()));
    }

    private static String shown(@Nullable Node node) {
        if (node == null) {
            return "";
        }
        if (node.isLiteral()) {
            return node.getLiteralLexicalForm();
        }
        return node.isBlank() ? "_:" : shortened("<" + node + ">");
    }

    /** With the prefix of a known vocabulary for {@code <IRI>}; without the brackets otherwise. */
    private static String shortened(String text) {
        String bare = text.replaceAll("[<>]", "");
        for (Map.Entry<String, String> prefix : Vocabulary.prefixMap().entrySet()) {
            if (bare.startsWith(prefix.getValue())) {
                return prefix.getKey() + ":" + bare.substring(prefix.getValue().length());
            }
        }
        return bare;
    }
}
