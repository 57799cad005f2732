package newsgraph.store;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import newsgraph.graph.Bookkeeping;
import newsgraph.graph.Knowledge;
import newsgraph.graph.RdfFormat;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.lang.LabelToNode;
import org.apache.jena.riot.system.ErrorHandler;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.core.Quad;

/**
 * Where quads can be read from: a store's folder, or a file of N-Quads, TriG, Turtle or N-Triples, which may be gzipped.
 *
 * @param format the file's format, or empty for a store
 */
record QuadSource(Path path, String name, Optional<RdfFormat> format) {
    private static final String GZIPPED = ".gz";

    /**
     * The source of a path.
     *
     * @param name the path as the user calls it
     * @throws StoreException where there is nothing that can be read
     */
    static QuadSource of(Path path, String name) throws StoreException {
        if (Files.isDirectory(path)) {
            return new QuadSource(path, name, Optional.empty());
        }
        if (!Files.exists(path)) {
            throw new StoreException(name + ": there is no such store or file. Check the name.");
        }
        String file = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        String bare = file.endsWith(GZIPPED) ? file.substring(0, file.length() - GZIPPED.length()) : file;
        Optional<RdfFormat> format = RdfFormat.named(bare.substring(bare.lastIndexOf('.') + 1))
                .filter(known -> known != RdfFormat.JSONLD && known != RdfFormat.RDFXML);
        if (format.isEmpty()) {
            throw new StoreException(name + ": files of this type can't be compared (expected .nq, .trig, .ttl or .nt,"
                    + " or one of them with .gz). Export it as one of these.");
        }
        return new QuadSource(path, name, format);
    }

    /** Whether it tells which graph a triple belongs to. */
    boolean namesGraphs() {
        return format.map(RdfFormat::namedGraphs).orElse(true);
    }

    /** Carries out of a callback what it can't throw. */
    static final class Carried extends RuntimeException {
        private static final long serialVersionUID = 1;

        Carried(IOException cause) {
            super(cause);
        }
    }

    /** Hands on all quads, with or without those of {@link Bookkeeping}, in no order, some perhaps twice. */
    void read(boolean bookkeeping, Consumer<Quad> quads) throws StoreException, IOException {
        try {
            if (format.isEmpty()) {
                try (Store store = Store.openExisting(path)) {
                    store.read(dataset -> {
                        (bookkeeping ? dataset.find() : new Knowledge(dataset).quads()).forEachRemaining(quads);
                        return name;
                    });
                }
                return;
            }
            Set<Node> left = new HashSet<>();
            if (!bookkeeping && namesGraphs()) {
                // Only once it was read through is it known which graphs these are.
                parse(quad -> {
                    if (Bookkeeping.marksItsGraph(quad)) {
                        left.add(quad.getGraph());
                    }
                });
            }
            parse(quad -> {
                if (!left.contains(quad.getGraph())) {
                    quads.accept(quad);
                }
            });
        } catch (Carried e) {
            throw (IOException) e.getCause();
        }
    }

    private void parse(Consumer<Quad> quads) throws StoreException {
        try (InputStream in = open()) {
            RDFParser.source(in)
                    .forceLang(lang())
                    .base("file:///")
                    .resolveURIs(false)
                    .labelToNode(LabelToNode.createUseLabelAsGiven())
                    .errorHandler(new Strict())
                    .parse(new StreamRDFBase() {
                        @Override
                        public void triple(Triple triple) {
                            quads.accept(Quad.create(Quad.defaultGraphIRI, triple));
                        }

                        @Override
                        public void quad(Quad quad) {
                            quads.accept(quad);
                        }
                    });
        } catch (RiotException e) {
            String message = String.valueOf(e.getMessage());
            throw new StoreException(
                    name + (message.startsWith(":") ? "" : ": ") + message + ". Export or fetch the file again.", e);
        } catch (IOException e) {
            throw new StoreException(name + ": it can't be read (" + StoreFolder.reason(e) + "). Check the file.", e);
        }
    }

    private Lang lang() {
        return switch (format.orElseThrow()) {
            case NQUADS -> Lang.NQUADS;
            case TRIG -> Lang.TRIG;
            case NTRIPLES -> Lang.NTRIPLES;
            default -> Lang.TURTLE;
        };
    }

    private InputStream open() throws IOException {
        InputStream in = new BufferedInputStream(Files.newInputStream(path));
        try {
            return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(GZIPPED)
                    ? new GZIPInputStream(in, 1 << 16)
                    : in;
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** Ends the reading at the first error, with its place; a warning is about style. */
    private static final class Strict implements ErrorHandler {
        @Override
        public void warning(String message, long line, long column) {}

        @Override
        public void error(String message, long line, long column) {
            throw new RiotException(
                    (line > 0 ? ":" + line + (column > 0 ? ":" + column : "") : "") + ": " + message.strip());
        }

        @Override
        public void fatal(String message, long line, long column) {
            error(message, line, column);
        }
    }
}
