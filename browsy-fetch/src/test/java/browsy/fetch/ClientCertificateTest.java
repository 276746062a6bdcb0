package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.auth.Authentication;
import browsy.fetch.auth.ClientCertificate;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.io.ByteArrayOutputStream;
import java.security.KeyStore;
import java.security.cert.Certificate;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.Handshake;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests authentication by client certificates. */
class ClientCertificateTest {
    private static final HeldCertificate SERVER_KEY =
            new HeldCertificate.Builder().addSubjectAlternativeName("localhost").build();
    private static final HeldCertificate CLIENT_KEY =
            new HeldCertificate.Builder().commonName("ann").build();
    private static final HandshakeCertificates TRUST =
            new HandshakeCertificates.Builder()
                    .addTrustedCertificate(SERVER_KEY.certificate())
                    .build();

    private final MockWebServer strict = new MockWebServer();
    private final MockWebServer curious = new MockWebServer();

    @BeforeEach
    void open() throws Exception {
        HandshakeCertificates certificates =
                new HandshakeCertificates.Builder()
                        .heldCertificate(SERVER_KEY)
                        .addTrustedCertificate(CLIENT_KEY.certificate())
                        .build();
        for (MockWebServer server : new MockWebServer[] {strict, curious}) {
            server.useHttps(certificates.sslSocketFactory());
            server.setDispatcher(
                    new Dispatcher() {
                        @Override
                        public MockResponse dispatch(RecordedRequest request) {
                            Handshake handshake = request.getHandshake();
                            boolean known = !handshake.peerCertificates().isEmpty();
                            return TestSite.html(
                                    200, "<title>" + (known ? "Known" : "Unknown") + "</title>");
                        }
                    });
        }
        strict.requireClientAuth();
        curious.requestClientAuth();
        strict.start();
        curious.start();
    }

    @AfterEach
    void close() {
        strict.close();
        curious.close();
    }

    private static String url(MockWebServer server) {
        return "https://localhost:" + server.getPort() + "/";
    }

    private static byte[] store(String password) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        store.setKeyEntry(
                "key",
                CLIENT_KEY.keyPair().getPrivate(),
                password.toCharArray(),
                new Certificate[] {CLIENT_KEY.certificate()});
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, password.toCharArray());
        return out.toByteArray();
    }

    private static SessionConfig config(Authentication authentication) {
        return SessionConfig.builder()
                .allowPrivateNetwork(true)
                .authentication(authentication)
                .clientSettings(
                        client ->
                                client.sslSocketFactory(
                                        TRUST.sslSocketFactory(), TRUST.trustManager()))
                .build();
    }

    @Test
    void oneOriginGetsTheCertificate() throws Exception {
        ClientCertificate certificate =
                ClientCertificate.pkcs12(url(strict), store("s3cret"), "s3cret");
        SessionConfig config = config(Authentication.NONE.with(certificate));
        try (Browser browser = Browser.create(config)) {
            for (int i = 0; i < 2; i++) {
                try (Session session = browser.newSession()) {
                    assertEquals("Known", session.goTo(url(strict)).dom().title());
                    assertEquals("Unknown", session.goTo(url(curious)).dom().title());
                }
            }
        }
        assertEquals(url(strict), certificate + "/");
    }

    @Test
    void withoutACertificateThereIsAnError() {
        try (Session session = Session.create(config(Authentication.NONE))) {
            FetchException.Network error =
                    assertThrows(FetchException.Network.class, () -> session.goTo(url(strict)));
            assertTrue(error.getMessage().contains("localhost"), error.getMessage());
            assertEquals("Unknown", session.goTo(url(curious)).dom().title());
        }
    }

    @Test
    void wrongStoresAreRejected() throws Exception {
        byte[] store = store("s3cret");
        IllegalArgumentException error =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> ClientCertificate.pkcs12("https://a.example", store, "wr0ng"));
        assertFalse(error.getMessage().contains("wr0ng"), error.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> ClientCertificate.pkcs12("https://a.example", new byte[9], "s3cret"));
        assertThrows(
                IllegalArgumentException.class,
                () -> ClientCertificate.pkcs12("http://a.example", store, "s3cret"));
    }
}
