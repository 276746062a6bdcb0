package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.auth.Authentication;
import browsy.fetch.auth.Login;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests HTTP authentication by Basic and Digest. */
class AuthenticationTest {
    private static final String USER = "J\u00f6rg \"x\"";
    private static final String PASSWORD = "gehe:im\u20ac";
    private static final Pattern PARAMETER =
            Pattern.compile("([a-z*]+)=(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s,]+))");

    private final TestSite site = new TestSite();
    private final TestSite other = new TestSite();

    @AfterEach
    void close() {
        site.close();
        other.close();
    }

    private Session session(Authentication authentication) {
        return Session.create(
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .authentication(authentication)
                        .build());
    }

    private Session session() {
        return session(Authentication.NONE.withLogin(site.url("/any"), USER, PASSWORD));
    }

    private static @Nullable String authorization(RecordedRequest request) {
        return request.getHeaders().get("Authorization");
    }

    private static MockResponse challenge(String... challenges) {
        MockResponse.Builder answer = TestSite.html(401, "<title>No</title>").newBuilder();
        for (String challenge : challenges) {
            answer.addHeader("WWW-Authenticate", challenge);
        }
        return answer.build();
    }

    private static Function<RecordedRequest, MockResponse> guarded(
            String authorization, String challenge) {
        return r ->
                authorization.equals(authorization(r))
                        ? TestSite.html(200, "<title>In</title>")
                        : challenge(challenge);
    }

    // Basic

    private static final String BASIC = "Basic SsO2cmcgIngiOmdlaGU6aW3igqw=";

    @Test
    void basicAnswersAChallengeAndThenComesFirst() {
        for (String path : List.of("/staff/", "/staff/a/b", "/open")) {
            site.route(path, guarded(BASIC, "Basic realm=\"Staff\", charset=\"UTF-8\""));
        }
        site.page("/", "<title>Open</title>");
        try (Session session = session()) {
            assertEquals("In", session.goTo(site.url("/staff/")).dom().title());
            assertEquals("In", session.goTo(site.url("/staff/a/b")).dom().title());
            session.goTo(site.url("/"));
            assertNull(authorization(site.last()), "above the directory of the challenge");
            assertEquals("In", session.goTo(site.url("/open")).dom().title());
        }
        assertEquals(
                List.of(
                        "GET /staff/",
                        "GET /staff/",
                        "GET /staff/a/b",
                        "GET /",
                        "GET /open",
                        "GET /open"),
                site.asked());
    }

    @Test
    void theRealmOfTheInnermostDirectoryComesFirst() {
        site.route("/app/", guarded("Basic dTpw", "Basic realm=App"))
                .route("/app/admin/", guarded("Basic YTpi", "Basic realm=Admin"))
                .route("/app/admin/log", guarded("Basic YTpi", "Basic realm=Admin"));
        Authentication logins =
                Authentication.NONE
                        .with(new Login(site.url("/"), "App", "u", "p"))
                        .with(new Login(site.url("/"), "Admin", "a", "b"));
        try (Session session = session(logins)) {
            for (String path : List.of("/app/admin/", "/app/", "/app/admin/log")) {
                assertEquals("In", session.goTo(site.url(path)).dom().title());
            }
        }
        assertEquals(
                List.of(
                        "GET /app/admin/",
                        "GET /app/admin/",
                        "GET /app/",
                        "GET /app/",
                        "GET /app/admin/log"),
                site.asked());
    }

    /** As in Chromium, ten directories are remembered, without those within others. */
    @Test
    void theLastDirectoriesOfARealmAreRemembered() {
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            paths.add("/d" + i + "/");
        }
        paths.addAll(List.of("/d11/x", "/d2/x", "/d1/x", "/", "/d0/x"));
        paths.forEach(path -> site.route(path, guarded(BASIC, "Basic realm=\"x\"")));
        try (Session session = session()) {
            for (String path : paths) {
                session.goTo(site.url(path));
            }
        }
        List<String> asked = site.asked();
        assertEquals(
                List.of(
                        "GET /d11/x",
                        "GET /d2/x",
                        "GET /d1/x",
                        "GET /d1/x",
                        "GET /",
                        "GET /",
                        "GET /d0/x"),
                asked.subList(24, asked.size()));
    }

    @Test
    void wrongCredentialsEndWithTheRealm() {
        site.route("/", guarded("Basic other", "Basic realm=\"Staff only\""));
        try (Session session = session()) {
            assertEquals(401, session.goTo(site.url("/")).status());
            String warnings = session.page().warnings().toString();
            assertTrue(warnings.contains("Basic, realm \"Staff only\""), warnings);
            assertFalse(warnings.contains("gehe"), warnings);
        }
        assertEquals(2, site.asked().size());
    }

    @Test
    void otherOriginsGetNothing() {
        site.route("/", r -> TestSite.redirect(302, other.url("/landed")));
        other.route("/landed", r -> challenge("Basic realm=\"Staff\""));
        try (Session session = session()) {
            assertEquals(401, session.goTo(site.url("/")).status());
        }
        assertEquals(List.of("GET /landed"), other.asked());
    }

    @Test
    void aFollowedLinkHasCredentialsForItsOrigin() {
        site.route("/staff", guarded("Basic dTpw", "Basic realm=x"));
        String link = site.url("/staff").replace("://", "://u:p@");
        String page = "<a href=" + link + ">Go</a><iframe src=" + link + "></iframe>";
        try (Session session = session(Authentication.NONE)) {
            session.loadHtml(page, other.url("/")).enterFrame(Target.css("iframe"));
            assertEquals(401, session.status());
            session.back().click(Target.text("Go"));
            assertEquals("In", session.dom().title());
            assertEquals(site.url("/staff"), session.url());
        }
    }

    @Test
    void aLinkDoesNotReplaceTheCredentialsOfTheUser() {
        site.route("/staff", guarded(BASIC, "Basic realm=x"));
        String link = site.url("/staff").replace("://", "://u:p@");
        try (Session session = session()) {
            session.loadHtml("<a href=" + link + ">Go</a>", other.url("/"));
            assertEquals("In", session.click(Target.text("Go")).dom().title());
        }
    }

    @Test
    void credentialsAreBoundToARealm() {
        site.route("/a", guarded(BASIC, "Basic realm=\"A\""))
                .route("/b/", guarded(BASIC, "Basic realm=\"B\""));
        Login login = new Login(site.url("/"), "B", USER, PASSWORD);
        try (Session session = session(Authentication.NONE.with(login))) {
            assertEquals(401, session.goTo(site.url("/a")).status());
            assertEquals("In", session.goTo(site.url("/b/")).dom().title());
        }
        assertEquals(List.of("GET /a", "GET /b/", "GET /b/"), site.asked());
        assertFalse(login.toString().contains("gehe"));
    }

    @Test
    void formsAreSentAgainAfterAChallenge() {
        site.page("/", "<form method=post action=/send><input name=a value=1><button>Go</button>")
                .route("/send", guarded(BASIC, "Basic realm=\"Staff\""));
        try (Session session = session()) {
            session.goTo(site.url("/")).click(Target.text("Go"));
            assertEquals("In", session.dom().title());
        }
        assertEquals("a=1", TestSite.body(site.requests("POST /send").get(1)));
    }

    @Test
    void cookiesOfAChallengeAreKept() {
        site.route(
                "/",
                r ->
                        authorization(r) == null
                                ? challenge("Basic realm=x")
                                        .newBuilder()
                                        .addHeader("Set-Cookie", "a=1")
                                        .build()
                                : TestSite.html(200, "<title>In</title>"));
        try (Session session = session()) {
            session.goTo(site.url("/"));
        }
        assertEquals("a=1", site.last().getHeaders().get("Cookie"));
    }

    @Test
    void aUserNameWithAColonIsNotSentByBasic() {
        site.route("/", r -> challenge("Basic realm=\"Staff\""));
        try (Session session = session(Authentication.NONE.withLogin(site.url("/"), "a:b", "c"))) {
            assertEquals(401, session.goTo(site.url("/")).status());
        }
        assertEquals(1, site.asked().size());
    }

    // Digest

    /** A server that requires Digest, and computes the hashes by itself. */
    private static final class DigestServer {
        private final String algorithm;
        private final String qop;
        private final AtomicInteger nonces = new AtomicInteger();
        private final List<String> counts = new ArrayList<>();
        private String more = "";
        private int usesOfNonce = Integer.MAX_VALUE;
        private int uses;

        DigestServer(String algorithm, String qop) {
            this.algorithm = algorithm;
            this.qop = qop;
        }

        private String nonce() {
            return "nonce\\" + nonces.get();
        }

        private MockResponse challenge(boolean stale) {
            nonces.incrementAndGet();
            uses = 0;
            return AuthenticationTest.challenge(
                    "Negotiate",
                    "Digest realm=\"a \\\"realm\\\", b\", nonce=\""
                            + nonce().replace("\\", "\\\\")
                            + "\", opaque=\"o\""
                            + (algorithm.isEmpty() ? "" : ", algorithm=" + algorithm)
                            + (qop.isEmpty() ? "" : ", qop=\"" + qop + "\"")
                            + (stale ? ", stale=TRUE" : "")
                            + more
                            + ", Basic realm=\"weak\"");
        }

        MockResponse answer(RecordedRequest request) {
            String header = authorization(request);
            if (header == null) {
                return challenge(false);
            }
            if (!header.startsWith("Digest ")) {
                return TestSite.html(500, "not Digest: " + header);
            }
            Map<String, String> sent = new TreeMap<>();
            Matcher all = PARAMETER.matcher(header);
            while (all.find()) {
                String quoted = all.group(2);
                sent.put(
                        all.group(1),
                        quoted == null ? all.group(3) : quoted.replaceAll("\\\\(.)", "$1"));
            }
            if (!nonce().equals(sent.get("nonce")) || ++uses > usesOfNonce) {
                return challenge(true);
            }
            counts.add(sent.getOrDefault("nc", ""));
            boolean valid =
                    response(request, sent).equals(sent.get("response"))
                            && request.getTarget().equals(sent.get("uri"))
                            && "o".equals(sent.get("opaque"))
                            && algorithm.equals(sent.getOrDefault("algorithm", ""));
            return valid ? TestSite.html(200, "<title>In</title>") : challenge(false);
        }

        private String response(RecordedRequest request, Map<String, String> sent) {
            String key = hash(USER + ":a \"realm\", b:" + PASSWORD);
            if (algorithm.endsWith("-sess")) {
                key = hash(key + ":" + sent.get("nonce") + ":" + sent.get("cnonce"));
            }
            String end = hash(request.getMethod() + ":" + sent.get("uri"));
            return qop.isEmpty()
                    ? hash(key + ":" + sent.get("nonce") + ":" + end)
                    : hash(
                            String.join(
                                    ":",
                                    key,
                                    sent.get("nonce"),
                                    sent.get("nc"),
                                    sent.get("cnonce"),
                                    sent.get("qop"),
                                    end));
        }

        private String hash(String text) {
            try {
                String name = algorithm.replace("-sess", "").replace("512-256", "512/256");
                MessageDigest digest = MessageDigest.getInstance(name.isEmpty() ? "MD5" : name);
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                return HexFormat.of().formatHex(digest.digest(bytes));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "'', auth",
        "MD5, 'auth-int, auth'",
        "MD5-sess, auth",
        "SHA-256, auth",
        "SHA-256-sess, auth",
        "SHA-512-256, auth"
    })
    void digestAnswersAChallenge(String algorithm, String qop) {
        DigestServer server = new DigestServer(algorithm, qop);
        site.route("/", server::answer).route("/next", server::answer);
        try (Session session = session()) {
            assertEquals("In", session.goTo(site.url("/?a=b%20c")).dom().title());
            assertEquals("In", session.goTo(site.url("/next")).dom().title());
        }
        assertEquals(3, site.asked().size(), "one challenge");
        assertEquals(
                qop.isEmpty() ? List.of("", "") : List.of("00000001", "00000002"), server.counts);
    }

    @Test
    void aStaleNonceIsReplaced() {
        DigestServer server = new DigestServer("SHA-256", "auth");
        server.usesOfNonce = 1;
        site.route("/", server::answer);
        try (Session session = session()) {
            assertEquals("In", session.goTo(site.url("/")).dom().title());
            assertEquals("In", session.goTo(site.url("/")).dom().title());
        }
        assertEquals(List.of("00000001", "00000001"), server.counts);
        assertEquals(4, site.asked().size());
    }

    @Test
    void aNextNonceIsTaken() {
        DigestServer server = new DigestServer("MD5", "auth");
        site.route(
                "/",
                r -> {
                    MockResponse answer = server.answer(r);
                    if (answer.getCode() != 200) {
                        return answer;
                    }
                    server.nonces.incrementAndGet();
                    return answer.newBuilder()
                            .addHeader(
                                    "Authentication-Info",
                                    "qop=auth, nextnonce=\""
                                            + server.nonce().replace("\\", "\\\\")
                                            + "\"")
                            .build();
                });
        try (Session session = session()) {
            session.goTo(site.url("/")).goTo(site.url("/"));
            assertEquals("In", session.dom().title());
        }
        assertEquals(3, site.asked().size());
    }

    @Test
    void rejectedCredentialsAreNotSentAgain() {
        DigestServer server = new DigestServer("MD5", "auth");
        site.route("/", server::answer);
        Authentication wrong = Authentication.NONE.withLogin(site.url("/"), USER, "other");
        try (Session session = session(wrong)) {
            assertEquals(401, session.goTo(site.url("/")).status());
            assertEquals(2, site.asked().size());
        }
    }

    @Test
    void aServerThatAlwaysFindsTheNonceStaleIsLeft() {
        DigestServer server = new DigestServer("MD5", "auth");
        server.usesOfNonce = 0;
        site.route("/", server::answer);
        try (Session session = session()) {
            assertEquals(401, session.goTo(site.url("/")).status());
        }
        assertTrue(site.asked().size() <= 5, site.asked()::toString);
    }

    @Test
    void userNamesAreHashedOrEncodedOnRequest() {
        DigestServer server = new DigestServer("SHA-256", "auth");
        site.route("/", server::answer);
        server.more = ", userhash=true";
        try (Session session = session()) {
            session.goTo(site.url("/"));
        }
        String hashed = authorization(site.last());
        assertTrue(hashed.contains("userhash=true"), hashed);
        assertTrue(
                hashed.contains("username=\"" + server.hash(USER + ":a \"realm\", b") + "\""),
                hashed);
        server.more = ", charset=UTF-8";
        try (Session session = session()) {
            assertEquals("In", session.goTo(site.url("/")).dom().title());
        }
        String encoded = authorization(site.last());
        assertTrue(encoded.contains("username*=UTF-8''J%C3%B6rg%20%22x%22"), encoded);
        assertNotEquals(hashed, encoded);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Digest realm=\"x\", qop=\"auth\"",
                "Digest realm=\"x\", nonce=\"n\", qop=\"auth-int\"",
                "Digest realm=\"x\", nonce=\"n\", algorithm=MD4",
                "Digest",
                "Bearer realm=\"x\"",
                "NTLM TlRMTVNTUAACAAAA==",
                "=,,\"",
                "Basic realm=\"x",
                ""
            })
    void strangeChallengesEnd(String challenge) {
        site.route("/", r -> challenge(challenge));
        try (Session session = session()) {
            assertEquals(401, session.goTo(site.url("/")).status());
        }
        assertTrue(site.asked().size() <= 2, site.asked()::toString);
    }

    @Test
    void anErrorNamesTheFirstRealm() {
        site.route(
                "/",
                r ->
                        new MockResponse.Builder()
                                .code(401)
                                .addHeader(
                                        "WWW-Authenticate",
                                        "Digest nonce=\"a, Basic realm=b\", realm=\"Staff, only\"")
                                .build());
        try (Session session = session(Authentication.NONE)) {
            FetchException.HttpError error =
                    assertThrows(FetchException.HttpError.class, () -> session.goTo(site.url("/")));
            assertEquals("Staff, only", error.realm());
            assertTrue(error.getMessage().contains("Digest, realm \"Staff, only\""));
        }
    }

    @Test
    void wrongSettingsAreRejected() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Authentication.NONE.withLogin("mailto:a", "a", "b"));
        IllegalArgumentException error =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> Authentication.NONE.withLogin("https://a.example", "a", "s3\ncret"));
        assertFalse(error.getMessage().contains("cret"), error.getMessage());
        Authentication known = Authentication.NONE.withLogin("https://a.example/?q", "ann", "pw1");
        assertFalse(known.toString().contains("pw1"), known.toString());
    }
}
