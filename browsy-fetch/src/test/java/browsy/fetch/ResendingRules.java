package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests of repeating requests after lost connections, which run with and without TLS. */
abstract class ResendingRules {
    static final String FORM = "<form method=post action=/sent><button>Go</button></form>";

    /** Creates a session that can connect to the site. */
    abstract SessionConfig config();

    abstract RawSite site(RawSite.Answerer answerer);

    /** The server receives a request on a connection that it closes without a response. */
    @Test
    void aFormIsResentIfAReusedConnectionClosesBeforeTheResponse() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    if (number == 1) {
                                        out.write(RawSite.ok(FORM));
                                    }
                                    return number == 1;
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/")).click(Target.text("Go"));
            assertEquals(List.of("GET /", "POST /sent", "POST /sent"), site.asked());
        }
    }

    @Test
    void aFormIsNotResentIfANewConnectionCloses() {
        try (RawSite site = site((request, number, out) -> false);
                Session session = Session.create(config())) {
            session.loadHtml(FORM, site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(List.of("POST /sent"), site.asked());
        }
    }

    @Test
    void aPageIsRequestedOnceMoreIfAReusedConnectionCloses() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    if (request.equals("GET /")) {
                                        out.write(RawSite.ok("<title>Start</title>"));
                                    }
                                    return request.equals("GET /");
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/a")));
            assertEquals(List.of("GET /", "GET /a", "GET /a"), site.asked());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "HTTP", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n", "<p>Page"})
    void aPageIsRequestedOnceIfANewConnectionCloses(String response) {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    out.write(RawSite.bytes(response));
                                    return false;
                                });
                Session session = Session.create(config())) {
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/a")));
            assertEquals(List.of("GET /a"), site.asked());
        }
    }

    @Test
    void aPageIsNotRequestedAgainAfterTheFirstByteOfTheResponse() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    boolean first = request.equals("GET /");
                                    out.write(first ? RawSite.ok("Start") : RawSite.bytes("HTTP"));
                                    return first;
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/a")));
            assertEquals(List.of("GET /", "GET /a"), site.asked());
        }
    }

    @Test
    void aFormIsNotResentAfterTheFirstByteOfTheResponse() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    out.write(
                                            number == 1 ? RawSite.ok(FORM) : RawSite.bytes("HTTP"));
                                    return number == 1;
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(List.of("GET /", "POST /sent"), site.asked());
        }
    }
}
