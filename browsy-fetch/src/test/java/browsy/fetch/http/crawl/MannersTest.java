package browsy.fetch.http.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.crawl.Politeness;
import browsy.fetch.crawl.Retries;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests turns at hosts and pauses between repetitions. */
class MannersTest {
    private static final long SECOND = 1_000_000_000;

    private final FakePauses time = new FakePauses();

    private Manners manners(Politeness politeness) {
        return new Manners(politeness, time);
    }

    @Test
    void requestsToAHostAreSpaced() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withInterval(Duration.ofSeconds(2)));
        for (String host : List.of("a", "a", "b", "a")) {
            begun(manners.takeTurn(host, 60 * SECOND)).close();
        }
        assertEquals(List.of(2_000L, 2_000L), time.millis());
    }

    @Test
    void aTurnAfterTheDeadlineIsRefusedAtOnce() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withInterval(Duration.ofSeconds(2)));
        begun(manners.takeTurn("a", SECOND)).close();
        assertNull(manners.takeTurn("a", SECOND));
        assertNull(manners.takeTurn("a", SECOND), "a refused request reserves no time");
        begun(manners.takeTurn("a", 2 * SECOND)).close();
        assertEquals(List.of(2_000L), time.millis());
    }

    @Test
    void anInterruptEndsTheWait() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withInterval(Duration.ofSeconds(2)));
        begun(manners.takeTurn("a", 9 * SECOND)).close();
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> manners.takeTurn("a", 9 * SECOND));
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void requestsToAHostAreLimited() throws Exception {
        Manners manners = manners(Politeness.USER.withConcurrency(2));
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch twoAtOnce = new CountDownLatch(2);
        ExecutorService pool = Executors.newFixedThreadPool(6);
        try {
            List<Future<?>> all =
                    IntStream.range(0, 12)
                            .<Future<?>>mapToObj(
                                    i ->
                                            pool.submit(
                                                    () -> {
                                                        try (Turn turn =
                                                                manners.takeTurn(
                                                                        "a", 600 * SECOND)) {
                                                            assertNotNull(turn);
                                                            most.accumulateAndGet(
                                                                    now.incrementAndGet(),
                                                                    Math::max);
                                                            twoAtOnce.countDown();
                                                            twoAtOnce.await();
                                                            now.decrementAndGet();
                                                        }
                                                        return null;
                                                    }))
                            .toList();
            for (Future<?> one : all) {
                one.get();
            }
        } finally {
            pool.shutdownNow();
        }
        assertEquals(2, most.get());
    }

    @Test
    void anUnfinishedRequestKeepsOthersUpToTheDeadline() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withConcurrency(1));
        Turn first = begun(manners.takeTurn("a", SECOND));
        assertNull(manners.takeTurn("a", 1_000));
        first.close();
        begun(manners.takeTurn("a", SECOND)).close();
    }

    private static Turn begun(@Nullable Turn turn) {
        assertNotNull(turn);
        return turn;
    }

    @Test
    void retryAfterKeepsRequestsFromTheHost() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withLongestRetryAfter(Duration.ofSeconds(20)));
        assertTrue(manners.hold("a", Duration.ofSeconds(5), 30 * SECOND));
        assertFalse(manners.hold("b", Duration.ofSeconds(5), 4 * SECOND), "after the deadline");
        assertFalse(manners.hold("c", Duration.ofDays(300_000), 60 * SECOND), "too long");
        begun(manners.takeTurn("d", 30 * SECOND)).close();
        begun(manners.takeTurn("a", 30 * SECOND)).close();
        begun(manners.takeTurn("c", 30 * SECOND)).close();
        assertEquals(List.of(5_000L, 15_000L), time.millis());
    }

    @Test
    void manyHostsAreForgotten() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withInterval(Duration.ofSeconds(1)));
        for (int i = 0; i < 100_000; i++) {
            begun(manners.takeTurn("host" + i, 60 * SECOND)).close();
        }
        assertEquals(List.of(), time.millis());
    }

    @Test
    void pausesDoubleUpToTheLongest() throws InterruptedException {
        Retries retries =
                new Retries(5, Duration.ofSeconds(1), Duration.ofSeconds(6), null).withSeed(7);
        Manners manners = manners(Politeness.USER.withRetries(retries));
        for (int i = 0; i < 5; i++) {
            assertTrue(manners.pauseBeforeRepetition(i, 600 * SECOND));
        }
        assertFalse(manners.pauseBeforeRepetition(5, 600 * SECOND));
        List<Long> pauses = time.millis();
        List<Long> whole = List.of(1_000L, 2_000L, 4_000L, 6_000L, 6_000L);
        for (int i = 0; i < 5; i++) {
            long pause = pauses.get(i);
            assertTrue(pause <= whole.get(i) && pause >= whole.get(i) / 2, pauses::toString);
        }
        assertNotEquals(pauses.get(3), pauses.get(4));
        FakePauses again = new FakePauses();
        new Manners(Politeness.USER.withRetries(retries), again)
                .pauseBeforeRepetition(0, 600 * SECOND);
        assertEquals(pauses.get(0), again.millis().get(0), "the seed decides");
    }

    @Test
    void noPauseEndsAfterTheDeadline() throws InterruptedException {
        Manners manners = manners(Politeness.USER.withRetries(Retries.of(3)));
        assertFalse(manners.pauseBeforeRepetition(0, 1_000));
        assertEquals(List.of(), time.millis());
    }
}
