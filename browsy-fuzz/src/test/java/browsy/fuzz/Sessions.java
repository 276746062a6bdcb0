package browsy.fuzz;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import java.time.Duration;

/** Opens sessions without a network. */
final class Sessions {
    static final String URL = "https://shop.example/";

    private Sessions() {}

    static Session open(RequestHandler handler) {
        return Session.create(
                SessionConfig.builder()
                        .requestHandler(handler)
                        .timeout(Duration.ofSeconds(10))
                        .maxRedirects(3)
                        .build());
    }
}
