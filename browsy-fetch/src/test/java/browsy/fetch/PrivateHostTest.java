package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.PrivateHost;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the hosts in private networks that a session allows while it blocks the others. */
class PrivateHostTest {
    private final RawSite site =
            new RawSite(
                    (request, number, out) -> {
                        out.write(RawSite.ok("<title>Right</title>"));
                        return true;
                    });
    private final RawSite other =
            new RawSite(
                    (request, number, out) -> {
                        out.write(RawSite.ok("<title>Other</title>"));
                        return true;
                    });

    @AfterEach
    void close() {
        site.close();
        other.close();
    }

    private static Session session(String... hosts) {
        SessionConfig.Builder config = SessionConfig.builder();
        for (String host : hosts) {
            config.allowHost(host);
        }
        return Session.create(config.build());
    }

    private static BlockedUrl blocked(Session session, String url) {
        BlockedUrl error = assertThrows(BlockedUrl.class, () -> session.goTo(url), url);
        assertEquals(Reason.PRIVATE_NETWORK, error.reason());
        return error;
    }

    @Test
    void onlyTheAllowedHostAndPortAreReachable() {
        try (Session session = session("127.0.0.1:" + site.port())) {
            assertEquals("Right", session.goTo(site.url("/")).dom().title());
            session.goTo(site.url("/").replace("127.0.0.1", "0x7f.1"));
            assertEquals("Right", session.dom().title());
            blocked(session, other.url("/"));
            blocked(session, site.url("/").replace("127.0.0.1", "127.0.0.2"));
            blocked(session, site.url("/").replace("127.0.0.1", "localhost"));
            blocked(session, "http://[::1]:" + site.port() + "/");
        }
        assertEquals(List.of(), other.asked());
    }

    @Test
    void aHostWithoutAPortAllowsAllPorts() {
        try (Session session = session("localhost")) {
            for (RawSite each : List.of(site, other)) {
                session.goTo(each.url("/").replace("127.0.0.1", "localhost"));
            }
            blocked(session, site.url("/"));
        }
        assertEquals(List.of("GET /"), site.asked());
        assertEquals(List.of("GET /"), other.asked());
    }

    @Test
    void severalHostsCanBeAllowed() {
        try (Session session = session("localhost:" + other.port(), "127.0.0.1:" + site.port())) {
            session.goTo(site.url("/"));
            session.goTo(other.url("/").replace("127.0.0.1", "localhost"));
            assertEquals("Other", session.dom().title());
        }
    }

    @Test
    void theErrorNamesTheOption() {
        try (Session session = session()) {
            BlockedUrl error = blocked(session, "http://localhost:8080/x?y=secret");
            assertTrue(
                    error.getMessage().contains("allowHost(\"localhost:8080\")"),
                    error.getMessage());
            error = blocked(session, "https://[::1]/");
            assertTrue(error.getMessage().contains("allowHost(\"[::1]:443\")"), error.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080, localhost, 8080",
        "LOCALHOST, localhost, 0",
        "127.1:80, 127.0.0.1, 80",
        "[::1]:3000, ::1, 3000",
        "[0:0::1], ::1, 0",
        "db.intern:65535, db.intern, 65535",
    })
    void validHostsAreParsed(String text, String host, int port) {
        assertEquals(new PrivateHost(host, port), PrivateHost.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ":80",
                "a:0",
                "a:65536",
                "a:b",
                "http://a:80",
                "a/b",
                "ann@a",
                "::1",
                "a b",
                "[::1"
            })
    void invalidHostsAreRejected(String text) {
        assertThrows(IllegalArgumentException.class, () -> PrivateHost.of(text));
    }
}
