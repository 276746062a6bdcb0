package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the boundaries between HTTP/1 responses on one connection. */
class FramingTest {
    private static final String SMUGGLED =
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 16\r\n\r\n<title>x</title>";
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();

    private static RawSite answering(String first) {
        return new RawSite(
                (request, number, out) -> {
                    out.write(
                            request.equals("GET /first")
                                    ? RawSite.bytes(first)
                                    : RawSite.ok("<title>Right</title>"));
                    return true;
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                HEAD + "Content-Length: 16\r\n\r\n<title>a</title>" + SMUGGLED,
                HEAD + "Content-Length: 16\r\n\r\n<title>a</title>surplus",
                HEAD + "Content-Length: 16\r\n\r\n<title>a</title>\r\n",
                HEAD
                        + "Transfer-Encoding: chunked\r\n\r\n10\r\n<title>a</title>\r\n0\r\n\r\n"
                        + SMUGGLED,
                "HTTP/1.1 204 No Content\r\n\r\n" + SMUGGLED,
                "HTTP/1.1 100 Continue\r\n\r\n" + HEAD + "Content-Length: 0\r\n\r\n" + SMUGGLED,
            })
    void surplusBytesAreNotTheResponseToTheNextRequest(String first) {
        try (RawSite site = answering(first);
                Session session = Session.create(config)) {
            session.goTo(site.url("/first"));
            assertEquals("Right", session.goTo(site.url("/next")).dom().title());
            assertEquals(List.of("GET /first", "GET /next"), site.asked());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                HEAD + "Content-Length: -5\r\n\r\n",
                HEAD + "Content-Length: -9223372036854775808\r\n\r\n<p>a",
                HEAD + "Transfer-Encoding: chunked\r\n\r\n-1\r\n<p>\r\n0\r\n\r\n",
                HEAD + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
                HEAD + "Content-Length: 1, 3\r\n\r\n<p>a",
                HEAD + "X: a\0b\r\nContent-Length: 3\r\n\r\n<p>a",
                "HTTP/9 200\r\n\r\n",
                "HTTP/1.1 abc\r\n\r\n",
                HEAD + "Location: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 302 Found\r\nLocation:\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n",
                "\r\n\r\n",
            })
    void malformedResponsesAreErrorsAndLeaveTheSessionUsable(String first) {
        try (RawSite site = answering(first);
                Session session = Session.create(config)) {
            assertThrows(FetchException.class, () -> session.goTo(site.url("/first")));
            assertEquals("Right", session.goTo(site.url("/next")).dom().title());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/\u00E9, /%E9",
        "/\u00C3\u00A9, /%C3%A9",
        "/\u00C3\u00A9?\u00FF=%41#\u00E9, /%C3%A9?%FF=%41"
    })
    void locationsAreTheBytesThatArrive(String location, String target) {
        String moved = "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: " + location;
        try (RawSite site = answering(moved + "\r\n\r\n");
                Session session = Session.create(config)) {
            session.goTo(site.url("/first"));
            assertEquals(List.of("GET /first", "GET " + target), site.asked());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://[bad", "http://127.0.0.1:99999/", "//", "http://a b/"})
    void anInvalidLocationIsAnError(String location) {
        String moved = "HTTP/1.1 302 Found\r\nContent-Type: text/html\r\nContent-Length: 3\r\n";
        try (RawSite site = answering(moved + "Location: " + location + "\r\n\r\n<p>a");
                Session session = Session.create(config)) {
            session.goTo(site.url("/next"));
            assertThrows(FetchException.InvalidUrl.class, () -> session.goTo(site.url("/first")));
            assertEquals(site.url("/next"), session.url());
        }
    }

    @Test
    void repeatedLengthsMayBeEqual() {
        try (RawSite site = answering(HEAD + "Content-Length: 3, 3\r\n\r\n<p>a");
                Session session = Session.create(config)) {
            assertEquals(200, session.goTo(site.url("/first")).status());
        }
    }

    @Test
    void repeatedLocationsMayBeEqual() {
        String moved = "HTTP/1.1 302 Found\r\nLocation: /x\r\nLocation:  /x \r\n";
        try (RawSite site = answering(moved + "Content-Length: 0\r\n\r\n");
                Session session = Session.create(config)) {
            assertEquals("Right", session.goTo(site.url("/first")).dom().title());
        }
    }

    @Test
    void connectionsAreReusedAfterCompleteResponses() {
        StringBuilder numbers = new StringBuilder();
        try (RawSite site =
                        new RawSite(
                                (request, number, out) -> {
                                    numbers.append(number);
                                    out.write(
                                            number % 2 == 0
                                                    ? RawSite.ok("<title>Right</title>")
                                                    : RawSite.bytes(
                                                            HEAD
                                                                    + "Transfer-Encoding: chunked\r\n\r\n"
                                                                    + "8;x=y\r\n<title>a\r\n8\r\n</title>\r\n"
                                                                    + "0\r\nX-T: 1\r\n\r\n"));
                                    return true;
                                });
                Session session = Session.create(config)) {
            for (int i = 0; i < 4; i++) {
                session.goTo(site.url("/"));
            }
            assertEquals("1234", numbers.toString());
        }
    }
}
