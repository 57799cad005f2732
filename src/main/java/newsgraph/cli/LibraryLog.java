package newsgraph.cli;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** Shows what the libraries log, in the form that the command's own events have. */
final class LibraryLog extends Handler {
    private final Console console;

    LibraryLog(Console console) {
        this.console = console;
        setFormatter(new SimpleFormatter());
    }

    @Override
    public void publish(LogRecord record) {
        if (isLoggable(record)) {
            LogEvent.Level level = record.getLevel().intValue() >= Level.SEVERE.intValue()
                    ? LogEvent.Level.ERROR
                    : LogEvent.Level.WARNING;
            String message = getFormatter().formatMessage(record);
            LogEvent event = LogEvent.warning("library", message)
                    .with("logger", String.valueOf(record.getLoggerName()))
                    .shownAs(getFormatter().format(record).stripTrailing());
            console.event(new LogEvent(level, event.name(), event.message(), event.fields(), event.text()));
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
