package newsgraph.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/**
 * Where results go. Unlike a print stream it does not swallow what goes wrong: a full disk must not look like success, and
 * when the reader of a pipe has gone the work can stop.
 */
final class Output extends OutputStream {
    private final OutputStream out;
    private boolean lost;

    Output(OutputStream out) {
        this.out = out;
    }

    /** The output can't be written. */
    static final class Lost extends RuntimeException {
        private static final long serialVersionUID = 1;

        Lost(IOException cause) {
            super(cause.getMessage(), cause);
        }

        boolean readerIsGone() {
            return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
        }
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (lost) {
            return; // it was said once
        }
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            lost = true;
            throw new Lost(e);
        }
    }

    @Override
    public void flush() {
        if (lost) {
            return;
        }
        try {
            out.flush();
        } catch (IOException e) {
            lost = true;
            throw new Lost(e);
        }
    }

    /** Flushes; standard output stays open for who comes next. */
    @Override
    public void close() {
        flush();
    }
}
