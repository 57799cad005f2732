package newsgraph.ontology;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the rule book from the Turtle files ({@code .ttl}) and tables ({@code .tsv}) of an ontology's folder.
 *
 * <p>A user's folder lies over the folder that ships with the product:
 *
 * <ul>
 *   <li>A file whose name is new adds what it says: a relation of one's own is a file of a few lines. What it says of
 *       something that is known already joins what is known (further wordings, names, words, examples), except where there
 *       can be only one (label, definition, domain, range, CAMEO and PLOVER codes, state, capital, a signal's effect): there
 *       the user's takes the place of the other.
 *   <li>A file named as one that ships (such as {@code words.ttl} or {@code relations/asylum.ttl}) takes its place, so an
 *       empty one removes it.
 * </ul>
 *
 * <p>{@code shapes.ttl} is not part of the rule book: {@link #shapes()} gives it.
 */
public final class RuleBookReader {
    private static final String SHAPES = "shapes.ttl";

    private RuleBookReader() {}

    /** The rule book that ships with the product. Reads it anew on every call. */
    public static RuleBook bundled() {
        return read(OntologyFolder.bundled(), List.of());
    }

    /**
     * The rule book that ships with the product, with the user's folder over it.
     *
     * @throws OntologyException with all that is wrong in the folder
     */
    public static RuleBook read(Path folder) {
        OntologyFolder own = own(folder);
        return read(own.over(OntologyFolder.bundled()), List.copyOf(own.files().values()));
    }

    /** The SHACL shapes that ship with the product, and those that its relations imply, as Turtle. */
    public static String shapes() {
        return shapes(OntologyFolder.bundled()) + RelationShapes.turtle(bundled());
    }

    /**
     * The SHACL shapes of the user's {@code shapes.ttl}, or those that ship with the product where the folder has none, and
     * those that all relations imply; as Turtle, which the user's file begins.
     *
     * @throws OntologyException with all that is wrong in the folder
     */
    public static String shapes(Path folder) {
        return shapes(own(folder).over(OntologyFolder.bundled())) + RelationShapes.turtle(read(folder));
    }

    /**
     * A digest (SHA-256) of the files of a user's folder: the same while no file of it changes.
     *
     * @throws OntologyException where there is no such folder, or nothing in it
     */
    public static byte[] digest(Path folder) {
        return own(folder).digest();
    }

    private static OntologyFolder own(Path folder) {
        Problem problem;
        try {
            if (Files.isDirectory(folder)) {
                OntologyFolder own = OntologyFolder.of(folder);
                if (!own.files().isEmpty()) {
                    return own;
                }
            }
            problem = new Problem(
                    folder.toString(),
                    0,
                    0,
                    "there is no ontology",
                    Files.isDirectory(folder) ? "a folder without .ttl or .tsv files" : "no folder",
                    "a folder of .ttl files",
                    "Name a folder that has at least one file, such as one with a relation of your own.");
        } catch (IOException | UncheckedIOException e) {
            problem = unreadable(folder.toString(), e);
        }
        throw new OntologyException(List.of(problem));
    }

    private static Problem unreadable(String file, Exception e) {
        return new Problem(
                file,
                0,
                0,
                "it cannot be read",
                String.valueOf(e.getMessage()),
                "a readable file",
                "See its permissions.");
    }

    private static String shapes(OntologyFolder folder) {
        Problems problems = new Problems();
        OntologyFolder.Source source = folder.files().get(SHAPES);
        String text = source == null ? "" : text(source, problems).orElse("");
        problems.throwIfAny();
        return text + "\n";
    }

    private static RuleBook read(OntologyFolder folder, List<OntologyFolder.Source> own) {
        Problems problems = new Problems();
        TurtleReader turtle = new TurtleReader(problems);
        List<Statement> shipped = new ArrayList<>();
        List<Statement> owned = new ArrayList<>();
        List<Assembler.Table> tables = new ArrayList<>();
        for (Map.Entry<String, OntologyFolder.Source> file : folder.files().entrySet()) {
            OntologyFolder.Source source = file.getValue();
            if (file.getKey().equals(SHAPES)) {
                continue;
            }
            Optional<String> text = text(source, problems);
            if (text.isEmpty()) {
                continue;
            }
            if (file.getKey().endsWith(".tsv")) {
                tables.add(new Assembler.Table(source.shown(), text.get()));
            } else {
                (own.contains(source) ? owned : shipped).addAll(turtle.read(source.shown(), text.get()));
            }
        }
        // With a file half read, what it declares would be missed elsewhere: say first what is no Turtle.
        problems.throwIfAny();
        RuleBook book = new Assembler(problems).assemble(shipped, owned, tables);
        problems.throwIfAny();
        return book;
    }

    private static Optional<String> text(OntologyFolder.Source source, Problems problems) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(source.bytes()))
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            problems.add(
                    new Position(source.shown(), 0, 0),
                    "the file is not UTF-8",
                    "bytes of another encoding",
                    "UTF-8",
                    "Save it as UTF-8.");
        } catch (IOException e) {
            Problem problem = unreadable(source.shown(), e);
            problems.add(
                    new Position(problem.file(), 0, 0),
                    problem.what(),
                    problem.found(),
                    problem.expected(),
                    problem.remedy());
        }
        return Optional.empty();
    }
}
