package newsgraph.pipeline;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/** Does the same work on many things at a time, and hands on the results in the order of the things. */
public final class Workers {
    /** So many things wait for each worker that none is idle while a slow one goes on, and no more, to keep memory level. */
    private static final int AHEAD_PER_JOB = 8;

    /** How often the caller looks whether it is to end, while it waits. */
    private static final int LOOK_MILLIS = 100;

    /** Deeply nested sentences make deep recursion. */
    private static final long STACK_BYTES = 16L << 20;

    private final int jobs;

    /**
     * @param jobs how many things are worked on at a time, at least 1
     */
    public Workers(int jobs) {
        if (jobs < 1) {
            throw new IllegalArgumentException("there must be one job at least, not " + jobs);
        }
        this.jobs = jobs;
    }

    /**
     * Works on all that the producer gives.
     *
     * @param producer gives the things to the consumer it gets; runs in a thread of its own and waits when it is far ahead
     * @param work runs in many threads
     * @param results gets each result, in the order of the things, in the caller's thread; what it throws ends all
     */
    public <T, R> void run(Consumer<Consumer<T>> producer, Function<T, R> work, Consumer<R> results) {
        run(producer, work, results, new Stop());
    }

    /**
     * The same, until the end is asked for: then the producer's things are no longer taken, and those that wait have their
     * turn, though the producer may still wait for its input.
     */
    public <T, R> void run(Consumer<Consumer<T>> producer, Function<T, R> work, Consumer<R> results, Stop stop) {
        BlockingQueue<Future<Optional<R>>> queue = new ArrayBlockingQueue<>(jobs * AHEAD_PER_JOB);
        ExecutorService pool = Executors.newFixedThreadPool(jobs, threads("worker"));
        Thread reader = threads("reader").newThread(() -> produce(producer, work, queue, pool, stop));
        reader.start();
        try {
            Optional<R> result = next(queue, stop);
            while (result.isPresent()) {
                results.accept(result.get());
                result = next(queue, stop);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            reader.interrupt();
            pool.shutdownNow();
        }
    }

    /** The next result, or empty where there is none, or none more in the queue when the end is asked for. */
    private static <R> Optional<R> next(BlockingQueue<Future<Optional<R>>> queue, Stop stop)
            throws InterruptedException, ExecutionException {
        while (true) {
            Future<Optional<R>> promise = queue.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (promise != null) {
                return promise.get();
            }
            if (stop.requested()) {
                return Optional.empty();
            }
        }
    }

    /** Puts a promise in the queue for each thing, and at the end an empty one, or the reason why there was no more. */
    private static <T, R> void produce(
            Consumer<Consumer<T>> producer,
            Function<T, R> work,
            BlockingQueue<Future<Optional<R>>> queue,
            ExecutorService pool,
            Stop stop) {
        CompletableFuture<Optional<R>> end = new CompletableFuture<>();
        try {
            producer.accept(thing -> {
                if (stop.requested()) {
                    throw new Stopped();
                }
                put(queue, pool.submit(() -> Optional.of(work.apply(thing))));
            });
            end.complete(Optional.empty());
        } catch (Stopped e) {
            return; // the caller has stopped listening, or looks itself whether it is to end
        } catch (RuntimeException | Error e) {
            end.completeExceptionally(e);
        }
        try {
            queue.put(end);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static <R> void put(BlockingQueue<Future<Optional<R>>> queue, Future<Optional<R>> promise) {
        try {
            queue.put(promise);
        } catch (InterruptedException e) {
            throw new Stopped(e);
        }
    }

    private static ThreadFactory threads(String name) {
        return task -> {
            Thread thread = new Thread(null, task, "newsgraph-" + name, STACK_BYTES);
            thread.setDaemon(true);
            return thread;
        };
    }

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {}

        Stopped(Throwable cause) {
            super(cause);
        }
    }
}
