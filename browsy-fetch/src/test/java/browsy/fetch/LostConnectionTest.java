package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.Test;

/** Tests that a session recovers if a server closes a persistent connection. */
class LostConnectionTest extends ResendingRules {
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();

    @Override
    SessionConfig config() {
        return config;
    }

    @Override
    RawSite site(RawSite.Answerer answerer) {
        return new RawSite(answerer);
    }

    private static MockResponse andHangUp(MockResponse answer) {
        return answer.newBuilder().onResponseEnd(new SocketEffect.CloseSocket()).build();
    }

    @Test
    void aPageIsRequestedAgainOnANewConnection() {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.route("/", request -> andHangUp(TestSite.html(200, "<title>Here</title>")));
            for (int i = 0; i < 3; i++) {
                assertEquals("Here", session.goTo(site.url("/")).dom().title());
            }
        }
    }

    @Test
    void aFormIsSentOnANewConnectionIfTheServerClosedTheOldOne() {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.route("/", request -> andHangUp(TestSite.html(200, FORM)))
                    .route("/sent", request -> andHangUp(TestSite.html(200, FORM)));
            session.goTo(site.url("/"));
            for (int sent = 1; sent <= 3; sent++) {
                session.click(Target.text("Go"));
                assertEquals(sent, site.requests("POST /sent").size());
            }
        }
    }

    /** HTTP/1.0 servers close the connection without a {@code Connection: close} header. */
    @Test
    void aFormIsSentToAServerWithoutPersistentConnections() {
        try (RawSite site =
                        new RawSite(
                                (request, number, out) -> {
                                    out.write(
                                            RawSite.bytes(
                                                    "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n"
                                                            + "Content-Length: "
                                                            + FORM.length()
                                                            + "\r\n\r\n"
                                                            + FORM));
                                    return false;
                                });
                Session session = Session.create(config)) {
            session.goTo(site.url("/")).click(Target.text("Go")).click(Target.text("Go"));
            assertEquals(List.of("GET /", "POST /sent", "POST /sent"), site.asked());
        }
    }

    /** Some clients repeat a request after 408 Request Timeout. */
    @Test
    void aFormIsNotResentAfterARequestTimeoutStatus() {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.page("/", FORM).route("/sent", r -> TestSite.html(408, "<title>Late</title>"));
            session.goTo(site.url("/")).click(Target.text("Go"));
            assertEquals(1, site.requests("POST /sent").size());
        }
    }
}
