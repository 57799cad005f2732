package newsgraph.article;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The lines of a stream, one after the other; never holds more of it than one line of the allowed length. */
final class TextLines {
    private static final int BUFFER_BYTES = 1 << 16;

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int at;
    private int end;
    private int number;

    /**
     * @param longest how many bytes of a line are kept
     */
    TextLines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * A line without its line feed.
     *
     * @param number counted from 1
     * @param content the line, or empty where it is longer than allowed
     */
    record Line(int number, Optional<Utf8.Decoded> content) {}

    /** The next line, or null behind the last; the last needs no line feed. */
    @Nullable
    Line next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean cut = false;
        boolean any = false;
        while (at < end || fill()) {
            any = true;
            int stop = at;
            while (stop < end && buffer[stop] != '\n') {
                stop++;
            }
            int kept = Math.min(stop - at, longest - line.size());
            line.write(buffer, at, kept);
            cut |= kept < stop - at;
            at = stop;
            if (stop < end) {
                at++;
                break;
            }
        }
        if (!any) {
            return null;
        }
        return new Line(++number, cut ? Optional.empty() : Optional.of(Utf8.decode(line.toByteArray())));
    }

    private boolean fill() throws IOException {
        at = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }
}
