package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.HttpError;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.cookie.Cookie;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.state.SavedSession;
import browsy.fetch.state.SessionStore;
import browsy.find.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests sessions that stay signed in with the login of an alias. */
class SignedInTest {
    private static final String FORM =
            """
            <title>Sign in</title><main><h1>Sign in</h1>
            <form method=post action=/session>
              <label>Email <input type=email name=user autocomplete=username></label>
              <label>Password <input type=password name=secret></label>
              <button>Sign in</button>
            </form></main>""";

    private static final String NOTE =
            """
            <title>Note</title><form method=post action=/notes>
            <input type=hidden name=token value='%s'>
            <label>Note <input name=note></label><button>Save</button></form>
            <form action=/find><label>Term <input name=q></label><button>Find</button></form>
            <a href=/orders>Orders</a>""";

    private final TestSite site = new TestSite();
    private final Map<String, SavedSession> saved = new ConcurrentHashMap<>();
    private String password = "right";

    /** The session id that the server accepts. */
    private String valid = "none";

    private int logins;
    private String attributes = "";

    private final SessionStore store =
            new SessionStore() {
                @Override
                public Optional<SavedSession> load(String alias) {
                    return Optional.ofNullable(saved.get(alias));
                }

                @Override
                public void save(String alias, SavedSession session) {
                    saved.put(alias, session);
                }

                @Override
                public boolean remove(String alias) {
                    return saved.remove(alias) != null;
                }
            };

    private Session open() {
        return Session.create(
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .credentials(
                                alias ->
                                        alias.equals("shop")
                                                ? Optional.of(
                                                        Credentials.of("ann@example.com", password)
                                                                .boundTo(
                                                                        OriginBinding.to(
                                                                                site.url("/")))
                                                                .withSignInUrl(site.url("/login")))
                                                : Optional.empty())
                        .sessionStore(store)
                        .build());
    }

    @BeforeEach
    void pages() {
        site.page("/login", FORM)
                .route("/session", this::signIn)
                .page("/public", "<title>Welcome</title>")
                .route("/home", guarded("<title>Home</title><h1>Home</h1>"))
                .route("/orders", guarded("<title>Orders</title><h1>Orders</h1>"))
                .route("/note", r -> guarded(NOTE.formatted("t-" + valid)).apply(r))
                .route("/notes", guarded("<title>Saved</title>"))
                .route("/find", guarded("<title>Found</title>"));
    }

    private MockResponse signIn(RecordedRequest request) {
        if (!TestSite.body(request).contains("secret=right")) {
            return TestSite.html(401, FORM.replace("<form", "<p role=alert>Wrong</p><form"));
        }
        logins++;
        valid = "id" + logins;
        return TestSite.redirect(303, "/home")
                .newBuilder()
                .addHeader("Set-Cookie", "sid=" + valid + "; HttpOnly" + attributes)
                .build();
    }

    private boolean isSignedIn(RecordedRequest request) {
        return ("" + request.getHeaders().get("Cookie")).contains("sid=" + valid);
    }

    private Function<RecordedRequest, MockResponse> guarded(String html) {
        return request ->
                isSignedIn(request)
                        ? TestSite.html(200, html)
                        : TestSite.redirect(302, "/login?next=" + request.getTarget());
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void firstVisitSignsInAndNextOneRestores() {
        try (Session session = open()) {
            assertEquals("Orders", session.goTo(site.url("/orders"), "shop").dom().title());
        }
        try (Session session = open()) {
            assertEquals("Orders", session.goTo(site.url("/orders"), "shop").dom().title());
        }
        assertEquals(1, logins);
        assertFalse(saved.toString().contains("id1"), saved.toString());
        try (Session session = open()) {
            assertEquals("Sign in", session.goTo(site.url("/orders")).dom().title());
        }
    }

    @Test
    void firstVisitSignsInAtAPublicPageToo() {
        try (Session session = open()) {
            assertEquals("Welcome", session.goTo(site.url("/public"), "shop").dom().title());
            assertEquals(1, logins);
            assertThrows(ActionError.class, session::back);
        }
    }

    @Test
    void redirectToTheSignInPageSignsInOnceAndGoesOn() {
        try (Session session = open()) {
            session.goTo(site.url("/note"), "shop");
            valid = "expired";
            session.click(Target.text("Orders"));
            assertEquals("Orders", session.dom().title());
            assertEquals(site.url("/orders"), session.url());
            assertEquals(2, logins);
            assertEquals(site.url("/note"), session.back().url());
        }
        assertEquals("id2", saved.get("shop").loginCookies().get(0).value());
    }

    @Test
    void formWithoutABodyIsSentAgain() {
        try (Session session = open()) {
            session.goTo(site.url("/note"), "shop");
            valid = "expired";
            session.type(Target.label("Term"), "tea").click(Target.role("button", "Find"));
            assertEquals(site.url("/find?q=tea"), session.url());
            assertEquals(2, logins);
        }
    }

    @Test
    void formWithABodyIsFilledInAgainAndNotSent() {
        try (Session session = open()) {
            session.goTo(site.url("/note"), "shop");
            valid = "expired";
            session.type(Target.label("Note"), "buy tea");
            ActionError error =
                    assertThrows(
                            ActionError.class, () -> session.click(Target.role("button", "Save")));
            assertEquals(ActionError.Kind.SIGN_IN_EXPIRED, error.kind());
            assertEquals(1, site.requests("POST /notes").size());
            session.click(Target.role("button", "Save"));
            assertEquals("Saved", session.dom().title());
            assertEquals(
                    "token=t-id2&note=buy+tea", TestSite.body(site.requests("POST /notes").get(1)));
        }
    }

    /** A cookie that expires soon is renewed before the form is sent, so that nothing is lost. */
    @Test
    void cookieThatExpiresSoonIsRenewedBeforeTheForm() {
        try (Session session = open()) {
            attributes = "; Max-Age=20";
            session.goTo(site.url("/note"), "shop").type(Target.label("Note"), "buy tea");
            attributes = "";
            session.click(Target.role("button", "Save"));
            assertEquals("Saved", session.dom().title());
            assertEquals(1, site.requests("POST /notes").size());
            assertEquals(2, logins);
        }
    }

    @Test
    void removedCookieIsRenewed() {
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop").cookies().clear();
            session.goTo(site.url("/orders"));
            assertEquals("Orders", session.dom().title());
            assertEquals(1, site.requests("GET /orders").size());
            assertEquals(2, logins);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403})
    void refusalSignsInOnce(int status) {
        site.route(
                "/orders",
                r -> isSignedIn(r) ? TestSite.html(200, "<title>Orders") : refusal(status));
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop");
            valid = "expired";
            assertEquals("Orders", session.goTo(site.url("/orders")).dom().title());
            assertEquals(2, logins);
        }
    }

    private static MockResponse refusal(int status) {
        return new MockResponse.Builder().code(status).build();
    }

    @Test
    void lastingRefusalIsThePageOrError() {
        site.route("/orders", r -> TestSite.html(403, "<title>Forbidden</title>"))
                .route("/gone", r -> refusal(403));
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop");
            assertEquals(403, session.goTo(site.url("/orders")).status());
            assertThrows(HttpError.class, () -> session.goTo(site.url("/gone")));
            assertEquals(3, logins);
        }
    }

    @Test
    void failedSignInIsAnErrorWithItsOutcome() {
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop");
            valid = "expired";
            password = "wr0ng";
            LoginFailedException error =
                    assertThrows(
                            LoginFailedException.class, () -> session.goTo(site.url("/orders")));
            assertEquals(Kind.BAD_CREDENTIALS, error.outcome().kind());
            assertTrue(error.getMessage().contains("Wrong"), error.getMessage());
            assertFalse(error.toString().contains(password), error.toString());
            assertEquals(2, site.requests("POST /session").size());
        }
    }

    /** A site that accepts the password and asks for it again does not cause a loop. */
    @Test
    void siteThatKeepsAskingIsAnError() {
        site.route("/orders", r -> TestSite.redirect(302, "/login"));
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop");
            assertThrows(LoginFailedException.class, () -> session.goTo(site.url("/orders")));
            assertEquals(2, logins);
        }
    }

    @Test
    void requestedSignInPageLeadsToThePageAfterIt() {
        try (Session session = open()) {
            session.goTo(site.url("/home"), "shop");
            assertEquals(site.url("/home"), session.goTo(site.url("/login")).url());
        }
    }

    @Test
    void forkStaysSignedIn() {
        try (Session session = open();
                Session fork = session.goTo(site.url("/note"), "shop").fork()) {
            valid = "expired";
            assertEquals("Orders", fork.click(Target.text("Orders")).dom().title());
            assertEquals(2, logins);
        }
    }

    @Test
    void snapshotRestoresTheLoginThatTheSessionUses() {
        try (Session session = open()) {
            SessionSnapshot signedOut = session.snapshot();
            SessionSnapshot signedIn = session.goTo(site.url("/note"), "shop").snapshot();
            session.restore(signedOut).goTo(site.url("/public"));
            valid = "expired";
            assertEquals("Sign in", session.goTo(site.url("/orders")).dom().title());
            session.restore(signedIn).click(Target.text("Orders"));
            assertEquals("Orders", session.dom().title());
            assertEquals(2, logins);
        }
    }

    @Test
    void otherSitesAreNotSaved() {
        try (Session session = open()) {
            session.cookies().add(Cookie.of("ad", "1", "ads.example"));
            session.goTo(site.url("/home"), "shop");
        }
        assertEquals(1, saved.get("shop").cookies().size());
    }

    @Test
    void unknownAliasIsAnErrorBeforeAnyRequest() {
        try (Session session = open()) {
            assertThrows(CredentialRefused.class, () -> session.goTo(site.url("/home"), "unknown"));
            assertEquals(List.of(), site.asked());
        }
    }
}
