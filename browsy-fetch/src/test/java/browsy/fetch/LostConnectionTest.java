package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import mockwebserver3.MockResponse;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.Test;

/** Servers close connections that are kept open; that must not show. */
class LostConnectionTest {
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();

    private static MockResponse andHangUp(MockResponse answer) {
        return answer.newBuilder().onResponseEnd(new SocketEffect.CloseSocket()).build();
    }

    @Test
    void aPageIsAskedForAgainOnANewConnection() {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.route("/", request -> andHangUp(TestSite.html(200, "<title>Here</title>")));
            for (int i = 0; i < 3; i++) {
                assertEquals("Here", session.goTo(site.url("/")).dom().title());
            }
        }
    }

    @Test
    void aFormIsNotSentTwice() {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.page("/", "<form method=post action=/sent><button>Go</button></form>");
            site.route(
                    "/sent",
                    request ->
                            TestSite.html(200, "<title>Sent</title>")
                                    .newBuilder()
                                    .onResponseStart(new SocketEffect.CloseSocket())
                                    .build());
            session.goTo(site.url("/"));
            int button = session.findByText("Go").get(0).id();
            assertThrows(FetchException.Network.class, () -> session.click(button));
            assertEquals(1, site.requests("POST /sent").size());
        }
    }
}
