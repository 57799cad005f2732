package newsgraph.ontology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.irix.IRIxResolver;
import org.apache.jena.riot.RIOT;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.lang.LangTurtle;
import org.apache.jena.riot.system.ErrorHandler;
import org.apache.jena.riot.system.ParserProfileStd;
import org.apache.jena.riot.system.PrefixMapFactory;
import org.apache.jena.riot.system.RiotLib;
import org.apache.jena.riot.system.StreamRDFLib;
import org.apache.jena.riot.tokens.TokenizerText;
import org.apache.jena.sys.JenaSystem;

/** Turtle text in, statements out, in the order of the text, each with its place. */
final class TurtleReader {
    static {
        JenaSystem.init();
    }

    private final Problems problems;

    TurtleReader(Problems problems) {
        this.problems = problems;
    }

    /**
     * The statements of one file. Where the text is not Turtle, a problem is noted, and what stood before it is returned.
     *
     * @param file how messages call the file
     */
    List<Statement> read(String file, String text) {
        Profile profile = new Profile(file, new Complaints(file));
        try {
            new LangTurtle(
                            TokenizerText.create()
                                    .fromString(text)
                                    .errorHandler(profile.getErrorHandler())
                                    .build(),
                            profile,
                            StreamRDFLib.sinkNull())
                    .parse();
        } catch (RiotException e) {
            // Noted by Complaints, which also stopped the parser by it.
            return profile.statements;
        } catch (StackOverflowError e) {
            // The parser calls itself for each bracket.
            problems.add(
                    new Position(file, profile.line, profile.column),
                    "brackets are nested too deep",
                    "thousands of '[' or '('",
                    "one statement after another",
                    "Give the inner things names of their own.");
        }
        return profile.statements;
    }

    /** Keeps each triple together with the place of its object, which the parser's own output drops. */
    private static final class Profile extends ParserProfileStd {
        private final String file;
        private final List<Statement> statements = new ArrayList<>();
        private final Map<String, Node> iris = new HashMap<>();
        private long line;
        private long column;

        Profile(String file, ErrorHandler errors) {
            super(
                    RiotLib.factoryRDF(),
                    errors,
                    IRIxResolver.create(Terms.NG)
                            .resolve(true)
                            .allowRelative(false)
                            .build(),
                    PrefixMapFactory.create(),
                    RIOT.getContext(),
                    true,
                    true);
            this.file = file;
        }

        @Override
        public Triple createTriple(Node subject, Node predicate, Node object, long line, long column) {
            Position at = new Position(file, this.line, this.column);
            statements.add(new Statement(subject, predicate.getURI(), object, at));
            return super.createTriple(subject, predicate, object, line, column);
        }

        @Override
        public Node createURI(String iri, long line, long column) {
            place(line, column);
            // A file says few IRIs, often; each is checked once.
            return iris.computeIfAbsent(iri, i -> super.createURI(i, line, column));
        }

        @Override
        public Node createStringLiteral(String lexical, long line, long column) {
            place(line, column);
            return super.createStringLiteral(lexical, line, column);
        }

        @Override
        public Node createLangLiteral(String lexical, String language, long line, long column) {
            place(line, column);
            return super.createLangLiteral(lexical, language, line, column);
        }

        @Override
        public Node createTypedLiteral(
                String lexical, org.apache.jena.datatypes.RDFDatatype datatype, long line, long column) {
            place(line, column);
            return super.createTypedLiteral(lexical, datatype, line, column);
        }

        private void place(long line, long column) {
            this.line = line;
            this.column = column;
        }
    }

    /** Turns what the parser complains of into problems; a warning (a bad IRI, a bad number) is one too. */
    private final class Complaints implements ErrorHandler {
        private final String file;

        Complaints(String file) {
            this.file = file;
        }

        @Override
        public void warning(String message, long line, long column) {
            note(message, line, column);
        }

        @Override
        public void error(String message, long line, long column) {
            fatal(message, line, column);
        }

        @Override
        public void fatal(String message, long line, long column) {
            note(message, line, column);
            throw new RiotException(message);
        }

        private void note(String message, long line, long column) {
            Position at = new Position(file, Math.max(line, 0), Math.max(column, 0));
            if (message.startsWith("Undefined prefix")) {
                String prefix = message.substring(message.indexOf(':') + 1).strip();
                problems.add(
                        at,
                        "the prefix is not declared",
                        prefix + ":",
                        "a prefix declared above",
                        "Add a line '@prefix " + prefix + ": <…> .' at the top of the file, or mend the spelling.");
            } else if (message.contains("IRI")) {
                problems.add(
                        at,
                        "this is no IRI",
                        message.replace('\n', ' '),
                        "an IRI without spaces and quotes",
                        "Mend it, or write it with a prefix.");
            } else {
                problems.add(
                        at,
                        "this is not Turtle",
                        message.replace('\n', ' '),
                        "a statement 'subject property value ; property value .'",
                        "Look at this line and the one before it: a missing '.', ';', ',' or closing '\"' is the usual cause.");
            }
        }
    }
}
