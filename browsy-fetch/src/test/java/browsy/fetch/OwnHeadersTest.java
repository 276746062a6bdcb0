package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import java.util.Map;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the headers that an application configures for an origin, and its HTTP client. */
class OwnHeadersTest {
    private static final String BASIC = "Basic YW5uOnMzY3JldA==";

    private final TestSite site = new TestSite();
    private final TestSite other = new TestSite();
    private final SessionConfig.Builder config = SessionConfig.builder().allowPrivateNetwork(true);

    @AfterEach
    void close() {
        site.close();
        other.close();
    }

    private static @Nullable String header(RecordedRequest request, String name) {
        return request.getHeaders().get(name);
    }

    private MockResponse guarded(RecordedRequest request, String page) {
        return BASIC.equals(header(request, "Authorization"))
                ? TestSite.html(200, page)
                : new MockResponse.Builder()
                        .code(401)
                        .addHeader(
                                "WWW-Authenticate", "Basic realm=\"Staff only\", charset=\"UTF-8\"")
                        .build();
    }

    @Test
    void headersAreNotSentToAnotherOrigin() {
        String css = "<link rel=stylesheet href='" + other.url("/s.css") + "'>";
        site.route("/away", r -> TestSite.redirect(302, other.url("/landed")))
                .route("/post", r -> TestSite.redirect(307, other.url("/landed")))
                .page("/", css + "<form method=post action=/post><button>Go</button></form>");
        other.page("/landed", "<title>There</title>")
                .route("/back", r -> TestSite.redirect(302, site.url("/")));
        config.headers(site.url("/"), Map.of("Authorization", BASIC))
                .headers(site.url("/"), Map.of("X-Api-Key", "k3y", "User-Agent", "mine"));
        try (Session session = Session.create(config.build())) {
            session.goTo(site.url("/away")).goTo(site.url("/"));
            session.click(Target.text("Go"));
            session.goTo(other.url("/back"));
        }
        for (String asked : List.of("GET /landed", "GET /s.css", "POST /landed", "GET /back")) {
            RecordedRequest request = other.requests(asked).get(0);
            assertNull(header(request, "Authorization"), asked);
            assertNull(header(request, "X-Api-Key"), asked);
            assertFalse("mine".equals(header(request, "User-Agent")), asked);
        }
        for (String asked : List.of("GET /away", "GET /", "POST /post")) {
            RecordedRequest request = site.requests(asked).get(0);
            assertEquals(BASIC, header(request, "Authorization"), asked);
            assertEquals("k3y", header(request, "X-Api-Key"), asked);
            assertEquals("mine", header(request, "User-Agent"), asked);
        }
        assertEquals(BASIC, header(site.last(), "Authorization"));
    }

    @Test
    void anUnauthorizedErrorContainsTheRealm() {
        site.route("/", r -> guarded(r, ""))
                .route(
                        "/page",
                        r ->
                                TestSite.html(401, "<title>Please sign in</title>")
                                        .newBuilder()
                                        .addHeader("WWW-Authenticate", "Digest qop=auth, realm=x")
                                        .build())
                .route("/bare", r -> TestSite.html(401, ""));
        try (Session session = Session.create(config.build())) {
            FetchException.HttpError error =
                    assertThrows(FetchException.HttpError.class, () -> session.goTo(site.url("/")));
            assertTrue(error.getMessage().contains("401"), error.getMessage());
            assertTrue(error.getMessage().contains("Basic, realm \""), error.getMessage());
            assertTrue(error.getMessage().contains(".authentication"), error.getMessage());
            assertTrue(error.realm().equals("Staff only"), error.realm());
            assertEquals("Please sign in", session.goTo(site.url("/page")).dom().title());
            assertTrue(session.page().warnings().toString().contains("Digest, realm \"x\""));
            error =
                    assertThrows(
                            FetchException.HttpError.class, () -> session.goTo(site.url("/bare")));
            assertNull(error.realm());
        }
    }

    @Test
    void credentialsInAUrlAreSent() {
        site.route("/", r -> guarded(r, "<title>In</title><a href=/next>Next</a>"))
                .route("/next", r -> guarded(r, "<title>Further in</title>"))
                .route("/away", r -> TestSite.redirect(302, other.url("/landed")));
        other.page("/landed", "<title>There</title>");
        try (Session session = Session.create(config.build())) {
            session.goTo(site.url("/").replace("://", "://ann:s3cret@"));
            session.click(Target.text("Next"));
            assertEquals("Further in", session.dom().title());
            assertFalse(session.url().contains("s3cret"));
            session.goTo(site.url("/away"));
            assertNull(header(other.last(), "Authorization"));
        }
    }

    @Test
    void secretsAreNotShown() {
        SessionConfig secret =
                config.headers("https://a.example/x?y", Map.of("Authorization", BASIC))
                        .headers("https://a.example", Map.of("X-Api-Key", "k3y"))
                        .build();
        String told = secret.headers() + " " + secret;
        assertTrue(told.contains("https://a.example [Authorization]"), told);
        assertFalse(told.contains("k3y") || told.contains("YW5u"), told);
        RuntimeException error =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> config.headers("https://a.example", Map.of("X", "k3y\r\nY: z")));
        assertFalse(error.getMessage().contains("k3y"), error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Host", "cookie", "Content-Length", "X Y", "", "X:"})
    void reservedOrInvalidHeadersAreRejected(String name) {
        assertThrows(
                IllegalArgumentException.class,
                () -> config.headers("https://a.example", Map.of(name, "v")));
        assertThrows(
                IllegalArgumentException.class, () -> config.headers("mailto:a", Map.of("X", "v")));
    }

    @Test
    void clientSettingsAreApplied() {
        site.page("/", "<title>Here</title>").route("/on", r -> TestSite.redirect(302, "/"));
        config.clientSettings(
                client ->
                        client.followRedirects(true)
                                .addInterceptor(
                                        chain ->
                                                chain.proceed(
                                                        chain.request()
                                                                .newBuilder()
                                                                .header("X-Trace", "1")
                                                                .build())));
        try (Session session = Session.create(config.build())) {
            session.goTo(site.url("/on"));
            assertEquals("1", header(site.last(), "X-Trace"));
        }
        SessionConfig guarded = config.allowPrivateNetwork(false).build();
        try (Session session = Session.create(guarded)) {
            assertThrows(FetchException.BlockedUrl.class, () -> session.goTo(site.url("/")));
        }
    }
}
