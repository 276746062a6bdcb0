package browsy.fetch.http.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.http.crawl.RobotsCache.Answer;
import browsy.fetch.http.crawl.RobotsCache.Source;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Tests how long, and for how many sessions, {@code robots.txt} files are kept. */
class RobotsCacheTest {
    private static final String SITE = "https://shop.example";
    private static final String CLOSED = "User-agent: *\nDisallow: /";

    private final FakePauses time = new FakePauses();
    private final RobotsCache cache = new RobotsCache(time);
    private int requests;

    private boolean allows(Source source) {
        return cache.of(SITE, Long.MAX_VALUE / 2, source).robots().allows("browsy", SITE + "/a");
    }

    private Source file(int status, String text, Duration fresh) {
        return () -> {
            requests++;
            return new Answer(status, text, fresh);
        };
    }

    private void wait(Duration duration) throws InterruptedException {
        time.pause(duration.toNanos());
    }

    @Test
    void statusesDecide() {
        Duration none = Duration.ZERO;
        for (int status : new int[] {200, 203, 301, 400, 401, 403, 404, 410, 429, 500, 503}) {
            RobotsCache fresh = new RobotsCache(time);
            RobotsCache.Rules rules = fresh.of(SITE, 1, () -> new Answer(status, CLOSED, none));
            boolean allowed = status >= 300 && status < 500;
            assertEquals(allowed, rules.robots().allows("browsy", SITE + "/a"), "" + status);
            assertEquals(status < 500, rules.isKnown());
        }
    }

    @Test
    void aFileIsKeptForOneDayAtMost() throws InterruptedException {
        Source source = file(200, CLOSED, Duration.ofDays(365));
        assertFalse(allows(source));
        wait(Duration.ofHours(23));
        assertFalse(allows(source));
        assertEquals(1, requests);
        wait(Duration.ofHours(1));
        assertTrue(allows(file(404, "", Duration.ofDays(1))));
        assertEquals(2, requests);
    }

    @Test
    void aShorterTimeOfTheServerCounts() throws InterruptedException {
        Source source = file(200, CLOSED, Duration.ofMinutes(10));
        allows(source);
        wait(Duration.ofMinutes(9));
        allows(source);
        assertEquals(1, requests);
        wait(Duration.ofMinutes(1));
        allows(source);
        assertEquals(2, requests);
    }

    @Test
    void anUnreachableFileDisallowsAllForAMinute() throws InterruptedException {
        Source failing =
                () -> {
                    requests++;
                    throw new FetchException.Network("no connection", null);
                };
        assertFalse(allows(failing));
        assertFalse(allows(failing));
        assertEquals(1, requests);
        wait(Duration.ofMinutes(1));
        assertTrue(allows(file(404, "", Duration.ZERO)));
        wait(Duration.ofMinutes(1));
        assertTrue(allows(failing), "the rules before it count");
    }

    @Test
    void sessionsShareARequest() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch answered = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<Boolean> first =
                    pool.submit(
                            () ->
                                    allows(
                                            () -> {
                                                asked.countDown();
                                                await(answered);
                                                return new Answer(200, CLOSED, Duration.ZERO);
                                            }));
            asked.await();
            assertThrows(
                    FetchException.Network.class,
                    () -> cache.of(SITE, 1_000, file(404, "", Duration.ZERO)),
                    "a deadline ends the wait");
            Future<Boolean> second = pool.submit(() -> allows(file(404, "", Duration.ZERO)));
            answered.countDown();
            assertFalse(first.get());
            assertFalse(second.get());
            assertEquals(0, requests);
        } finally {
            pool.shutdownNow();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void anInterruptedRequestIsForgotten() {
        Source interrupted =
                () -> {
                    Thread.currentThread().interrupt();
                    throw new FetchException.Network("interrupted", null);
                };
        assertThrows(FetchException.Network.class, () -> allows(interrupted));
        assertTrue(Thread.interrupted());
        assertTrue(allows(file(404, "", Duration.ZERO)));
    }

    @Test
    void manyFilesAreForgotten() {
        String large = "#".repeat(400_000);
        for (int i = 0; i < 100; i++) {
            cache.of(SITE + ":" + (i + 1), 1, file(200, large, Duration.ofDays(1)));
        }
        requests = 0;
        cache.of(SITE + ":100", 1, file(200, large, Duration.ofDays(1)));
        assertEquals(0, requests);
        cache.of(SITE + ":1", 1, file(200, large, Duration.ofDays(1)));
        assertEquals(1, requests);
    }
}
