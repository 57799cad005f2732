package newsgraph.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The signals of the operating system. Java has one class for them, {@code sun.misc.Signal}, which is there on all of them
 * and in no standard, so it is called by name; a shutdown hook would be no substitute, since it can't tell a second signal.
 */
final class Signals {
    private static final String SIGNAL = "sun.misc.Signal";
    private static final String HANDLER = "sun.misc.SignalHandler";

    private Signals() {}

    /** A signal that is handled by the program, until it is given back. */
    interface Handled {
        void giveBack();
    }

    /**
     * Has a signal handled.
     *
     * @param name its name without SIG
     * @param handler gets its number, in a thread of its own
     * @return empty where the system has no such signal, or it is not for programs to handle; then it does what it always does
     */
    static Optional<Handled> handle(String name, IntConsumer handler) {
        try {
            Class<?> signalClass = Class.forName(SIGNAL);
            Class<?> handlerClass = Class.forName(HANDLER);
            Object signal = signalClass.getConstructor(String.class).newInstance(name);
            int number = (int) signalClass.getMethod("getNumber").invoke(signal);
            Object proxy = Proxy.newProxyInstance(
                    Signals.class.getClassLoader(),
                    new Class<?>[] {handlerClass},
                    (self, method, arguments) -> switch (method.getName()) {
                        case "handle" -> {
                            handler.accept(number);
                            yield null;
                        }
                        case "equals" -> self == arguments[0];
                        case "hashCode" -> System.identityHashCode(self);
                        default -> HANDLER;
                    });
            Method handle = signalClass.getMethod("handle", signalClass, handlerClass);
            Object before = handle.invoke(null, signal, proxy);
            return Optional.of(() -> call(handle, signal, Objects.requireNonNull(before)));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    private static void call(Method handle, Object signal, Object handler) {
        try {
            handle.invoke(null, signal, handler);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("a signal that could be taken can't be given back", e);
        }
    }
}
