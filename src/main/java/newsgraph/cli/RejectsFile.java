package newsgraph.cli;

import com.google.gson.stream.JsonWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import newsgraph.article.FileName;
import newsgraph.pipeline.Rejection;

/**
 * Writes what domain and range reject as JSON Lines, in the order of the input. The file takes its name when it is closed, so
 * that nobody finds half of one: a build that is killed leaves what stood there before.
 */
final class RejectsFile implements Closeable {
    private final Path file;
    private final Path unfinished;
    private final Writer out;

    /** Begins the file; one of that name stays until this is closed. */
    RejectsFile(Path file) {
        this.file = file;
        this.unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            this.out = Files.newBufferedWriter(unfinished, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw failure(e);
        }
    }

    void add(List<Rejection> rejected) {
        try {
            for (Rejection one : rejected) {
                out.write(line(one) + '\n');
            }
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private static String line(Rejection one) {
        StringWriter line = new StringWriter();
        try (JsonWriter json = new JsonWriter(line)) {
            json.setHtmlSafe(false);
            json.setSerializeNulls(true);
            json.beginObject();
            json.name("article").value(one.article());
            json.name("start").value(one.begin());
            json.name("end").value(one.end());
            json.name("sentence").value(one.sentence());
            json.name("relation").value(one.relation());
            json.name("wording").value(one.wording());
            json.name("slot").value(one.slot());
            json.name("found").value(one.found());
            json.name("type").value(one.type());
            json.name("expected").beginArray();
            for (String name : one.expected()) {
                json.value(name);
            }
            json.endArray().endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            out.close();
            try {
                Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private Failure failure(IOException e) {
        return new Failure(
                ExitCode.FAILED, "--rejects: " + FileName.name(file) + " can't be written (" + e.getMessage() + ").");
    }
}
