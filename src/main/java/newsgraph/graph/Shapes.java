package newsgraph.graph;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import newsgraph.ontology.RuleBookReader;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.RiotParseException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.parser.ShaclParseException;
import org.apache.jena.shacl.validation.ReportEntry;
import org.jspecify.annotations.Nullable;

/** The SHACL shapes that every graph must pass. Safe for use by many threads. */
public final class Shapes {
    private final org.apache.jena.shacl.Shapes shapes;

    private Shapes(org.apache.jena.shacl.Shapes shapes) {
        this.shapes = shapes;
    }

    /** The shapes that ship with Newsgraph, and those that its relations imply. */
    public static Shapes bundled() {
        return parse("shapes.ttl", RuleBookReader.shapes());
    }

    /**
     * The shapes of an ontology folder of the user's own over those that ship with Newsgraph, and those that all relations
     * imply.
     *
     * @throws IllegalArgumentException with one line, {@code file:line:col: what is wrong}, where they can't be read
     */
    public static Shapes read(Path ontologyFolder) {
        return parse(ontologyFolder.resolve("shapes.ttl").toString(), RuleBookReader.shapes(ontologyFolder));
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

    private static Shapes parse(String file, String turtle) {
        try {
            Graph graph = RDFParser.fromString(turtle, Lang.TURTLE)
                    .base("https://w3id.org/newsgraph/shapes")
                    .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
                    .toGraph();
            return new Shapes(org.apache.jena.shacl.Shapes.parse(graph));
        } catch (RiotParseException e) {
            throw new IllegalArgumentException(
                    file + ":" + e.getLine() + ":" + e.getCol() + ": " + e.getOriginalMessage(), e);
        } catch (RiotException | ShaclParseException e) {
            throw new IllegalArgumentException(file + ":1:1: " + e.getMessage(), e);
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
