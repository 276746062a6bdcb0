package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.SocketEffect;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests persistent connections over TLS with HTTP/1.1 and HTTP/2. */
class TlsConnectionTest extends ResendingRules {
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
    private static final String SMUGGLED = HEAD + "Content-Length: 16\r\n\r\n<title>x</title>";

    private static final HeldCertificate CERTIFICATE =
            new HeldCertificate.Builder()
                    .addSubjectAlternativeName("127.0.0.1")
                    .addSubjectAlternativeName("localhost")
                    .build();
    private static final HandshakeCertificates SERVER =
            new HandshakeCertificates.Builder().heldCertificate(CERTIFICATE).build();
    private static final HandshakeCertificates CLIENT =
            new HandshakeCertificates.Builder()
                    .addTrustedCertificate(CERTIFICATE.certificate())
                    .build();

    private final SessionConfig config =
            SessionConfig.builder()
                    .allowPrivateNetwork(true)
                    .clientSettings(
                            client ->
                                    client.sslSocketFactory(
                                            CLIENT.sslSocketFactory(), CLIENT.trustManager()))
                    .build();

    @Override
    SessionConfig config() {
        return config;
    }

    @Override
    RawSite site(RawSite.Answerer answerer) {
        return new RawSite(answerer, SERVER.sslContext().getServerSocketFactory());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                HEAD + "Content-Length: 16\r\n\r\n<title>a</title>" + SMUGGLED,
                HEAD + "Content-Length: 16\r\n\r\n<title>a</title>surplus",
                HEAD
                        + "Transfer-Encoding: chunked\r\n\r\n10\r\n<title>a</title>\r\n0\r\n\r\n"
                        + SMUGGLED,
                "HTTP/1.1 204 No Content\r\n\r\n" + SMUGGLED,
            })
    void surplusBytesAreNotTheResponseToTheNextRequest(String first) {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    out.write(
                                            request.equals("GET /first")
                                                    ? RawSite.bytes(first)
                                                    : RawSite.ok("<title>Right</title>"));
                                    return true;
                                });
                Session session = Session.create(config)) {
            session.goTo(site.url("/first"));
            assertEquals("Right", session.goTo(site.url("/next")).dom().title());
            assertEquals(List.of("GET /first", "GET /next"), site.asked());
        }
    }

    @Test
    void connectionsAreReusedAfterCompleteResponses() {
        StringBuilder numbers = new StringBuilder();
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    numbers.append(number);
                                    out.write(RawSite.ok("<title>Right</title>"));
                                    return true;
                                });
                Session session = Session.create(config)) {
            for (int i = 0; i < 3; i++) {
                session.goTo(site.url("/"));
            }
            assertEquals("123", numbers.toString());
        }
    }

    @Test
    void aFormIsSentOnceOverHttp2() throws Exception {
        try (MockWebServer server = new MockWebServer();
                Session session = Session.create(config)) {
            server.useHttps(SERVER.sslSocketFactory());
            server.enqueue(page(FORM).build());
            server.enqueue(page("").onResponseStart(new SocketEffect.CloseStream(7)).build());
            server.enqueue(page("<title>Again</title>").build());
            server.start();
            session.goTo(server.url("/").toString());
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(2, server.getRequestCount());
            assertEquals("HTTP/2", server.takeRequest().getVersion());
        }
    }

    private static MockResponse.Builder page(String html) {
        return new MockResponse.Builder().setHeader("Content-Type", "text/html").body(html);
    }
}
