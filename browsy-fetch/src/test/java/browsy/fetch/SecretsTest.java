package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.auth.Authentication;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.journal.RecordedLog;
import browsy.find.Target;
import browsy.model.InputPurpose;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that events, logs and flight recordings do not contain the secrets of a user. */
class SecretsTest {
    private static final List<String> SECRETS =
            List.of(
                    "pa55word",
                    "s3ssion",
                    "b4sicword",
                    // ann:b4sicword
                    "YW5uOmI0c2ljd29yZA",
                    "url5ecret",
                    "qu3rytoken",
                    "h3adertoken",
                    "fr4gment",
                    "s3archterm",
                    "d4tasecret",
                    "r3directcode",
                    "b0dysecret",
                    "ech0ed");

    private final TestSite site = new TestSite();
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
    private final RecordedLog log = new RecordedLog();

    @BeforeEach
    void pages() {
        site.route("/login", SecretsTest::login)
                .page("/account", "<a href='/search?q=s3archterm'>Search</a><p>Hello b0dysecret")
                .page("/search", "<p>Found</p><link rel=stylesheet href='/s.css?k=qu3rytoken'>")
                .route("/oauth", r -> TestSite.redirect(302, "/account?code=r3directcode#fr4gment"))
                .route("/out", r -> TestSite.redirect(302, "https://u:url5ecret@127.0.0.1:1/"))
                .route("/staff", SecretsTest::staff)
                .route("/gone", r -> new MockResponse.Builder().code(500).build());
    }

    private static MockResponse staff(RecordedRequest request) {
        return request.getHeaders().get("Authorization") == null
                ? new MockResponse.Builder()
                        .code(401)
                        .addHeader("WWW-Authenticate", "Digest realm=Staff, nonce=n, qop=auth")
                        .addHeader("WWW-Authenticate", "Basic realm=Staff")
                        .build()
                : TestSite.html(200, "<title>Staff</title>");
    }

    private static MockResponse login(RecordedRequest request) {
        if (request.getMethod().equals("POST")) {
            return TestSite.redirect(303, "/account?token=qu3rytoken")
                    .newBuilder()
                    .addHeader("Set-Cookie", "sid=s3ssion; HttpOnly")
                    .build();
        }
        return TestSite.html(
                200,
                """
                <title>Sign in</title><h1>Sign in</h1>
                <form method=post action="/login?next=qu3rytoken">
                <label>Email <input type=email name=user></label>
                <label>Password <input type=password name=pw></label>
                <label>Age <input type=number name=age></label>
                <button>Sign in</button></form>
                """);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private SessionConfig config() {
        return SessionConfig.builder()
                .allowPrivateNetwork(true)
                .allowNonHttp(true)
                .listener(event -> seen.add(event.toString()))
                .listener(log)
                .authentication(Authentication.NONE.withLogin(site.url("/"), "ann", "b4sicword"))
                .headers(site.url("/"), Map.of("X-Api-Key", "h3adertoken"))
                .build();
    }

    /** A flow with all kinds of secrets, in which requests and actions fail, too. */
    private void browse() {
        String origin = site.url("/").replace("http://", "");
        try (RawSite broken =
                        new RawSite(
                                (request, number, out) -> {
                                    out.write(RawSite.bytes("HTTP/9.9 ech0ed pa55word\r\n\r\n"));
                                    return false;
                                });
                Session session = Session.create(config())) {
            session.goTo("http://ann:url5ecret@" + origin + "login?next=qu3rytoken#fr4gment");
            session.type(Target.purpose(InputPurpose.EMAIL), "ann@example.com")
                    .type(Target.purpose(InputPurpose.PASSWORD), "pa55word");
            fails(() -> session.type(Target.label("Age"), "pa55word"));
            fails(() -> session.fill(Map.of("Password", "pa55word", "Nothing", "pa55word")));
            session.click(Target.role("button", "Sign in"));
            assertEquals(site.url("/account?token=qu3rytoken"), session.url());
            session.click(Target.text("Search")).goTo(site.url("/oauth?state=qu3rytoken")).back();
            fails(() -> session.goTo(site.url("/out")));
            fails(() -> session.goTo(site.url("/gone?k=qu3rytoken")));
            fails(() -> session.goTo(broken.url("/?k=qu3rytoken")));
            fails(() -> session.goTo("https:\\\\ann:url5ecret@127.0.0.1:1\\?qu3rytoken"));
            fails(() -> session.goTo("http:///ann:url5ecret@127.0.0.1:1/?qu3rytoken"));
            fails(() -> session.goTo("https:ann:url5ecret@127.0.0.1:1/?qu3rytoken"));
            fails(() -> session.goTo("ftp://ann:url5ecret@127.0.0.1/?qu3rytoken"));
            fails(() -> session.goTo("ht!tp://ann:url5ecret@host/?qu3rytoken"));
            session.goTo(site.url("/staff?k=qu3rytoken"));
            session.goTo("data:text/html,<p>d4tasecret");
            session.goTo(site.url("/login"));
            session.login("ann@example.com", "pa55word");
        }
    }

    private static void fails(Runnable action) {
        assertThrows(FetchException.class, action::run);
    }

    private static void assertClean(String text) {
        for (String secret : SECRETS) {
            assertFalse(text.contains(secret), () -> secret + " is in " + text);
        }
    }

    @Test
    void eventsAndLogsContainNoSecrets() {
        browse();
        assertTrue(seen.size() > 60, () -> "only " + seen.size());
        seen.forEach(SecretsTest::assertClean);
        assertTrue(log.lines().size() > 60, () -> "only " + log.lines().size());
        log.lines().forEach(SecretsTest::assertClean);
    }

    @Test
    void flightRecordingsContainNoSecrets(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("flight.jfr");
        try (Recording recording = new Recording()) {
            List.of("Navigation", "Request", "BlockedRequest", "Action", "Timing")
                    .forEach(name -> recording.enable("browsy." + name));
            recording.start();
            browse();
            recording.stop();
            recording.dump(file);
        }
        List<RecordedEvent> events =
                RecordingFile.readAllEvents(file).stream()
                        .filter(event -> event.getEventType().getName().startsWith("browsy."))
                        .toList();
        List<String> names =
                events.stream().map(event -> event.getEventType().getName()).distinct().toList();
        assertTrue(
                names.containsAll(
                        List.of(
                                "browsy.Navigation",
                                "browsy.Request",
                                "browsy.Action",
                                "browsy.Timing")),
                () -> "only " + names);
        events.forEach(event -> assertClean(event.toString()));
    }
}
