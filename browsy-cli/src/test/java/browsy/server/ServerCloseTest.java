package browsy.server;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ServerCloseTest {

    @Test
    void closesThoughARequestIsStillUnderWay() throws InterruptedException {
        TestServer server = new TestServer(config -> config.drain(Duration.ofMillis(50)));
        String body = "{\"url\": \"" + server.site().url("/slow") + "\"}";
        CompletableFuture<Void> request =
                CompletableFuture.runAsync(() -> server.send("POST", "/api/browse", body));
        Thread.sleep(150); // the page takes 400 ms
        assertDoesNotThrow(server::close);
        request.handle((done, cut) -> done).join();
    }
}
