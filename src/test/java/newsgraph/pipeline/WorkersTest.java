package newsgraph.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WorkersTest {
    private static final int THINGS = 500;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void handsOnResultsInTheOrderOfTheThings(int jobs) {
        List<Integer> results = new ArrayList<>();
        new Workers(jobs)
                .<Integer, Integer>run(
                        things -> IntStream.range(0, THINGS).forEach(things::accept),
                        thing -> {
                            busy(thing % 7 == 0 ? 3 : 0);
                            return -thing;
                        },
                        results::add);
        assertEquals(IntStream.range(0, THINGS).map(i -> -i).boxed().toList(), results);
    }

    @Test
    void workersWorkAtTheSameTime() {
        CountDownLatch both = new CountDownLatch(2);
        List<Boolean> met = new ArrayList<>();
        new Workers(2)
                .<Integer, Boolean>run(
                        things -> List.of(1, 2).forEach(things),
                        thing -> {
                            both.countDown();
                            return await(both);
                        },
                        met::add);
        assertEquals(List.of(true, true), met, "each worker saw the other at work");
    }

    @Test
    void theProducerWaitsForASlowConsumer() {
        AtomicInteger produced = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger consumed = new AtomicInteger();
        new Workers(2)
                .<Integer, Integer>run(
                        things -> IntStream.range(0, THINGS).forEach(thing -> {
                            produced.incrementAndGet();
                            things.accept(thing);
                        }),
                        thing -> thing,
                        result -> {
                            busy(1);
                            most.accumulateAndGet(produced.get() - consumed.incrementAndGet(), Math::max);
                        });
        assertTrue(most.get() < THINGS / 10, () -> "the producer was " + most + " ahead");
    }

    @Test
    void whatTheConsumerThrowsEndsAllAndReachesTheCaller() {
        AtomicInteger produced = new AtomicInteger();
        IllegalStateException thrown = assertThrows(
                IllegalStateException.class,
                () -> new Workers(2)
                        .<Integer, Integer>run(
                                things -> IntStream.iterate(0, i -> i + 1).forEach(thing -> {
                                    produced.incrementAndGet();
                                    things.accept(thing);
                                }),
                                thing -> thing,
                                result -> {
                                    throw new IllegalStateException("the disk is full");
                                }));
        assertEquals("the disk is full", thrown.getMessage());
    }

    @Test
    void whatTheProducerThrowsComesAfterWhatItGave() {
        List<Integer> results = new ArrayList<>();
        assertThrows(
                IllegalArgumentException.class,
                () -> new Workers(2)
                        .<Integer, Integer>run(
                                things -> {
                                    things.accept(1);
                                    things.accept(2);
                                    throw new IllegalArgumentException("no more");
                                },
                                thing -> thing,
                                results::add));
        assertEquals(List.of(1, 2), results);
    }

    @Test
    void whatTheWorkThrowsReachesTheCaller() {
        assertThrows(
                StackOverflowError.class,
                () -> new Workers(1)
                        .<Integer, Integer>run(
                                things -> things.accept(1),
                                thing -> {
                                    throw new StackOverflowError();
                                },
                                result -> {}));
    }

    @Test
    void noJobIsTooFew() {
        assertThrows(IllegalArgumentException.class, () -> new Workers(0));
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void busy(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
