package browsy.server;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.tools.site.LocalSite.Answer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that a closing server waits for running requests, but not longer than its drain time. */
class ServerCloseTest {

    @Test
    void closesAfterTheDrainTimeDespiteARunningRequest() throws InterruptedException {
        TestServer server = new TestServer(config -> config.drain(Duration.ofMillis(50)));
        String body = "{\"url\": \"" + server.site().url("/slow") + "\"}";
        CompletableFuture<Void> request =
                CompletableFuture.runAsync(() -> server.send("POST", "/api/browse", body));
        Thread.sleep(150); // the request takes 400 ms, so it is still running
        assertDoesNotThrow(server::close);
        request.handle((done, cut) -> done).join();
    }

    @Test
    void runningRequestsAreAnsweredBeforeTheServerCloses() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        TestServer server = new TestServer(config -> config.drain(Duration.ofMinutes(5)));
        server.site()
                .route(
                        "/held",
                        request -> {
                            asked.countDown();
                            LockSupport.parkNanos(Duration.ofMillis(600).toNanos());
                            return Answer.html("<h1>At last</h1>");
                        });
        String body = "{\"url\": \"" + server.site().url("/held") + "\"}";
        CompletableFuture<String> request =
                CompletableFuture.supplyAsync(
                        () -> server.send("POST", "/api/browse", body).body());
        asked.await();
        server.close();
        assertTrue(request.join().contains("At last"), request::join);
    }

    /**
     * The client keeps its connection open for further requests; the close must not wait for it.
     */
    @RepeatedTest(10)
    @Timeout(120)
    void idleConnectionsDoNotDelayTheClose() {
        TestServer server = new TestServer(config -> config.drain(Duration.ofMinutes(5)));
        assertEquals(200, server.send("GET", "/health", "").statusCode());
        server.close();
    }
}
