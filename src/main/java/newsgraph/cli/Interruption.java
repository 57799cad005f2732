package newsgraph.cli;

import java.util.ArrayList;
import java.util.List;
import newsgraph.pipeline.Stop;

/**
 * Lets a build end well when a signal asks it to: the first asks for a stop, the next ends the process at once. Where Java
 * leaves signals alone ({@code -Xrs}, or a shell that told the process to ignore one) it does too.
 */
final class Interruption implements AutoCloseable {
    private final Stop stop;
    private final Console console;
    private final List<Signals.Handled> handled = new ArrayList<>();
    private volatile int received;

    /** Watches until it is closed. */
    Interruption(Stop stop, Console console) {
        this.stop = stop;
        this.console = console;
        for (String name : List.of("INT", "TERM", "HUP")) {
            Signals.handle(name, number -> receive(name, number)).ifPresent(handled::add);
        }
    }

    private void receive(String name, int number) {
        if (stop.requested()) {
            Runtime.getRuntime().halt(ExitCode.SIGNAL + number);
        }
        received = number;
        stop.request();
        console.event(
                LogEvent.warning("stopping", "stopping: what is in hand is finished and kept; once more to end at once")
                        .with("signal", name));
    }

    /** The exit status: as shells tell of a program that the signal ended, or the other where none came. */
    int exitCode(int otherwise) {
        return received == 0 ? otherwise : ExitCode.SIGNAL + received;
    }

    @Override
    public void close() {
        handled.forEach(Signals.Handled::giveBack);
    }
}
