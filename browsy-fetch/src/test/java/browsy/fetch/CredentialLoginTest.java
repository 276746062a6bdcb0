package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.CredentialRefused.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.output.Formats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests sign-in by the alias of a login that is bound to origins. */
class CredentialLoginTest {
    private static final String PASSWORD = "c0rrect-h0rse";
    private static final String CODE = "847291";
    private static final String FORM =
            """
            <title>Sign in</title><main><h1>Sign in</h1>
            <form method=%s action='%s'>
              <label>Email <input type=email name=user autocomplete=username></label>
              <label>Password <input type=password name=secret %s></label>
              <button>Sign in</button>
            </form></main>""";

    private static final String CODE_FORM =
            """
            <title>Two-factor authentication</title><h1>Enter your verification code</h1>
            <form method=post action='%s'><label>Code
            <input name=otp inputmode=numeric autocomplete=one-time-code maxlength=6></label>
            <button>Verify</button></form>""";

    private final TestSite site = new TestSite();
    private final TestSite other = new TestSite();
    private final AtomicInteger codes = new AtomicInteger();
    private final List<PasswordLogin> found = new ArrayList<>();
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
    private final Session session = Session.create(config());

    private SessionConfig config() {
        return SessionConfig.builder()
                .allowPrivateNetwork(true)
                .credentials(
                        alias -> alias.equals("shop") ? Optional.of(login()) : Optional.empty())
                .listener(event -> seen.add(event.toString()))
                .confirmHook(preview -> seen.add(preview.toString()))
                .build();
    }

    private PasswordLogin login() {
        PasswordLogin login =
                Credentials.of("ann@example.com", PASSWORD)
                        .boundTo(OriginBinding.to(site.url("/")))
                        .withSignInUrl(site.url("/login"))
                        .withCodes(
                                () -> {
                                    codes.incrementAndGet();
                                    return CODE;
                                });
        found.add(login);
        return login;
    }

    @BeforeEach
    void pages() {
        site.page("/login", FORM.formatted("post", "/session", ""))
                .route("/session", CredentialLoginTest::answer)
                .route("/code", r -> TestSite.redirect(303, "/home"))
                .page("/home", "<title>Orders</title><h1>Your orders</h1>");
        other.page("/login", FORM.formatted("post", "/session", ""))
                .route("/session", CredentialLoginTest::answer)
                .page("/home", "<title>Stolen</title>");
    }

    private static MockResponse answer(RecordedRequest request) {
        return TestSite.body(request).contains("secret=" + PASSWORD)
                ? TestSite.redirect(303, "/home")
                : TestSite.html(401, FORM.formatted("post", "/session", ""));
    }

    @AfterEach
    void close() {
        session.close();
        site.close();
        other.close();
    }

    private Reason refused() {
        CredentialRefused error =
                assertThrows(
                        CredentialRefused.class, () -> session.login(Credentials.alias("shop")));
        assertFalse(error.toString().contains(PASSWORD), error.toString());
        assertFalse(other.requests("POST /session").stream().anyMatch(this::hasSecret));
        return error.reason();
    }

    private boolean hasSecret(RecordedRequest request) {
        return TestSite.body(request).contains(PASSWORD) || request.getTarget().contains(PASSWORD);
    }

    @Test
    void aliasSignsInFromAnyPage() {
        session.goTo(other.url("/home"));
        assertEquals(Kind.SUCCESS, session.login(Credentials.alias("shop")).kind());
        assertEquals(site.url("/home"), session.url());
        assertEquals(0, codes.get());
        assertThrows(IllegalStateException.class, found.get(0)::password);
    }

    @Test
    void loginOfTheProgramStaysOpen() {
        session.goTo(site.url("/login"));
        try (PasswordLogin own = Credentials.of("ann@example.com", PASSWORD)) {
            assertEquals(Kind.SUCCESS, session.login(own).kind());
            assertEquals(PASSWORD, new String(own.password()));
        }
    }

    @Test
    void codeOfTheLoginIsEntered() {
        site.page("/session", CODE_FORM.formatted("/code"));
        assertEquals(Kind.SUCCESS, session.login(Credentials.alias("shop")).kind());
        assertEquals("otp=" + CODE, TestSite.body(site.requests("POST /code").get(0)));
        assertEquals(1, codes.get());
    }

    @Test
    void unknownAliasIsAnError() {
        CredentialRefused error =
                assertThrows(
                        CredentialRefused.class, () -> session.login(Credentials.alias("bank")));
        assertEquals(Reason.UNKNOWN_ALIAS, error.reason());
        assertEquals("bank", error.subject());
    }

    @Test
    void pageOfAnotherOriginIsRefused() {
        site.route("/login", r -> TestSite.redirect(302, other.url("/login")));
        assertEquals(Reason.PAGE, refused());
        assertEquals(List.of(), other.requests("POST /session"));
    }

    @Test
    void formWithAnotherActionIsRefused() {
        site.page("/login", FORM.formatted("post", other.url("/session"), ""));
        assertEquals(Reason.ACTION, refused());
        assertEquals(List.of(), other.requests("POST /session"));
    }

    @Test
    void buttonWithAnotherActionIsRefused() {
        site.page(
                "/login",
                FORM.formatted("post", "/session", "")
                        .replace(
                                "<button>", "<button formaction='" + other.url("/session") + "'>"));
        assertEquals(Reason.ACTION, refused());
    }

    @Test
    void formThatPutsTheSecretIntoTheUrlIsRefused() {
        site.page("/login", FORM.formatted("get", "/session", ""));
        assertEquals(Reason.METHOD, refused());
        assertEquals(List.of(), site.requests("GET /session"));
    }

    @Test
    void redirectThatRepeatsTheBodyElsewhereIsRefused() {
        site.route("/session", r -> TestSite.redirect(307, other.url("/session")));
        assertEquals(Reason.REDIRECT, refused());
        assertEquals(List.of(), other.requests("POST /session"));
        assertEquals(site.url("/login"), session.url());
    }

    @Test
    void redirectWithoutTheBodyIsFollowed() {
        site.route("/session", r -> TestSite.redirect(303, other.url("/home")));
        assertEquals(Kind.SUCCESS, session.login(Credentials.alias("shop")).kind());
        assertEquals(other.url("/home"), session.url());
    }

    @Test
    void passwordPageOfAnotherOriginIsRefused() {
        site.page(
                "/login",
                """
                <title>Sign in</title><h1>Sign in</h1><form method=post action=/identify>
                <label>Email <input type=email name=user autocomplete=username></label>
                <button>Next</button></form>""");
        site.route("/identify", r -> TestSite.redirect(303, other.url("/login")));
        assertEquals(Reason.PAGE, refused());
        assertEquals(List.of(), other.requests("POST /session"));
    }

    @Test
    void codeIsBoundAsThePasswordIs() {
        site.page("/session", CODE_FORM.formatted(other.url("/code")));
        other.page("/code", "<title>Stolen</title>");
        assertEquals(Reason.ACTION, refused());
        assertEquals(List.of(), other.requests("POST /code"));
    }

    /** A field that does not accept the password is an error without the password. */
    @Test
    void rejectedPasswordIsInNoMessage() {
        site.page(
                "/login",
                FORM.formatted("post", "/session", "pattern='[0-9]+' title='Digits only'"));
        ActionError error =
                assertThrows(ActionError.class, () -> session.login(Credentials.alias("shop")));
        assertFalse(error.toString().contains(PASSWORD), error.toString());
        assertClean();
    }

    @Test
    void secretsAreInNoOutput() {
        site.page("/session", CODE_FORM.formatted("/code"));
        session.login(Credentials.alias("shop"));
        assertClean();
        while (session.url() != null && !session.url().equals(site.url("/login"))) {
            session.back();
            assertClean();
        }
        session.forward();
        assertClean();
        assertTrue(seen.size() > 10, seen.toString());
    }

    private void assertClean() {
        List<String> texts = new ArrayList<>(seen);
        for (String name : Formats.names()) {
            Formats.named(name).ifPresent(format -> texts.add(session.text(format)));
        }
        texts.add(String.valueOf(session.lastAction()));
        texts.add(session.page().document().outerHtml());
        texts.add(String.valueOf(session.delta()));
        texts.add(session.toString());
        texts.add(session.dom().toString());
        for (String text : texts) {
            assertFalse(text.contains(PASSWORD) || text.contains(CODE), text);
        }
    }
}
