package newsgraph.store;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandler;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.core.Quad;
import org.jspecify.annotations.Nullable;

/** Reads what {@link Backup} wrote, and takes nothing on trust. */
final class BackupFile {
    private static final Pattern LAST_LINE = Pattern.compile(Pattern.quote(Backup.LAST_LINE) + "(\\d{1,18})");
    private static final Pattern CHECKSUM = Pattern.compile("(?si)([0-9a-f]{64})\\b.*");
    private static final Pattern PLACE = Pattern.compile("(?s)\\[line: (\\d+), col: (\\d+) *\\] *(.*)");
    private static final int BUFFER_BYTES = 1 << 16;

    private final Path path;

    BackupFile(Path path) {
        this.path = path;
    }

    /** Holds the file against the checksum beside it; without one only the file's own frame tells whether it is whole. */
    void checkSum() throws IOException, BackupException {
        String expected;
        try {
            Matcher line = CHECKSUM.matcher(
                    new String(Files.readAllBytes(Backup.checksumFile(path)), StandardCharsets.ISO_8859_1));
            if (!line.matches()) {
                throw new BackupException(Backup.checksumFile(path)
                        + ":1:1: no SHA-256 checksum. Take the file away to restore without it.");
            }
            expected = line.group(1).toLowerCase(Locale.ROOT);
        } catch (NoSuchFileException e) {
            return;
        }
        MessageDigest digest = Backup.sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(path), digest)) {
            byte[] buffer = new byte[BUFFER_BYTES];
            while (in.read(buffer) >= 0) {
                // the digest sees it
            }
        }
        String found = HexFormat.of().formatHex(digest.digest());
        if (!found.equals(expected)) {
            throw new BackupException(path + ": not as it was written (its SHA-256 is " + found + ", expected "
                    + expected + "). Nothing was restored; use another copy.");
        }
    }

    /**
     * Gives every quad to the consumer.
     *
     * @return how many there are
     * @throws BackupException with the line, where the file is cut short or is no backup; some quads may have been given
     */
    long read(Consumer<Quad> quads) throws IOException, BackupException {
        try (InputStream file = new BufferedInputStream(Files.newInputStream(path), BUFFER_BYTES)) {
            Lines lines = new Lines(unpacked(file));
            try {
                Given given = new Given(quads);
                RDFParser.source(lines)
                        .lang(Lang.NQUADS)
                        .errorHandler(new Strict())
                        .parse(given);
                lines.checkEnd(given.count);
                return given.count;
            } catch (RuntimeException e) {
                if (lines.broken != null) {
                    throw lines.torn(lines.broken);
                }
                if (!(e instanceof RiotException)) {
                    throw e;
                }
                Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
                throw new BackupException(
                        place.matches()
                                ? path + ":" + place.group(1) + ":" + place.group(2) + ": " + place.group(3)
                                        + ". Nothing was restored; use another copy."
                                : path + ":" + lines.line + ": " + e.getMessage() + ". Nothing was restored.",
                        e);
            }
        }
    }

    private InputStream unpacked(InputStream file) throws IOException, BackupException {
        try {
            return new GZIPInputStream(file, BUFFER_BYTES);
        } catch (ZipException | EOFException e) {
            throw new BackupException(
                    path + ":1:1: no backup of newsgraph (found no gzipped file). Make one with: newsgraph backup FILE",
                    e);
        }
    }

    /** Hands on what the parser finds. */
    private static final class Given extends StreamRDFBase {
        private final Consumer<Quad> quads;
        private long count;

        Given(Consumer<Quad> quads) {
            this.quads = quads;
        }

        @Override
        public void quad(Quad quad) {
            boolean ground = quad.getSubject().isURI() && !quad.getObject().isBlank();
            if (!ground || quad.isDefaultGraph() || !quad.getGraph().isURI()) {
                throw new RiotException("a quad with a blank node or without a graph: " + quad);
            }
            count++;
            quads.accept(quad);
        }
    }

    /** Errors end the reading; what is merely unusual was in the store before. */
    private static final class Strict implements ErrorHandler {
        private final ErrorHandler strict = ErrorHandlerFactory.errorHandlerStrictNoLogging;

        @Override
        public void warning(String message, long line, long column) {}

        @Override
        public void error(String message, long line, long column) {
            strict.error(message, line, column);
        }

        @Override
        public void fatal(String message, long line, long column) {
            strict.fatal(message, line, column);
        }
    }

    /** The unpacked lines: their number, and the last one. */
    private final class Lines extends InputStream {
        private static final int LAST_BYTES = 200;

        private final InputStream in;
        private final StringBuilder last = new StringBuilder();
        private long line = 1;
        private boolean ended;
        private boolean foreign;
        private @Nullable IOException broken;

        Lines(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            try {
                int count = in.read(bytes, offset, length);
                for (int i = offset; i < offset + count; i++) {
                    see(bytes[i]);
                }
                return count;
            } catch (EOFException | ZipException e) {
                broken = e;
                throw e;
            }
        }

        private void see(byte b) throws IOException {
            if (ended) {
                last.setLength(0);
                ended = false;
                line++;
            }
            if (b == '\n') {
                if (line == 1 && !last.toString().equals(Backup.FIRST_LINE)) {
                    foreign = true;
                    broken = new IOException("another first line");
                    throw broken;
                }
                ended = true;
            } else if (last.length() < LAST_BYTES) {
                last.append((char) (b & 0xFF));
            }
        }

        void checkEnd(long count) throws BackupException {
            Matcher end = LAST_LINE.matcher(last);
            if (!ended || !end.matches()) {
                throw torn(null);
            }
            if (Long.parseLong(end.group(1)) != count) {
                throw new BackupException(path + ":" + line + ": it has " + count + " quads, not the " + end.group(1)
                        + " that it says. Nothing was restored; use another copy.");
            }
        }

        BackupException torn(@Nullable IOException cause) {
            String what = foreign
                    ? "no backup of newsgraph (expected '" + Backup.FIRST_LINE + "')"
                    : "the file is cut short or damaged here";
            return new BackupException(
                    path + ":" + line + ": " + what + ". Nothing was restored; use another copy.", cause);
        }
    }
}
