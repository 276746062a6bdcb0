package browsy.fetch;

import static browsy.fetch.SignInSite.PASSWORD;
import static browsy.fetch.SignInSite.USER;
import static browsy.fetch.SignInSite.form;
import static browsy.fetch.SignInSite.signedIn;
import static browsy.fetch.TestSite.html;
import static browsy.fetch.TestSite.redirect;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.CredentialRefused.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.output.JsonFormat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests where sign-ins refuse to enter secrets. */
class SignInSafetyTest {
    private final SignInSite at = new SignInSite();
    private final TestSite other = new TestSite();

    @AfterEach
    void close() {
        at.close();
        other.close();
    }

    @Test
    void redirectDoesNotRepeatThePasswordElsewhere() {
        at.answers(r -> redirect(307, other.url("/steal")), r -> html(401, form("Wrong")));
        CredentialRefused error = assertThrows(CredentialRefused.class, () -> at.login("/login"));
        assertEquals(Reason.REDIRECT, error.reason());
        assertEquals(List.of(), other.asked());
        assertFalse(error.toString().contains(PASSWORD));
    }

    @Test
    void formOfAnotherOriginNeedsTheBinding() {
        at.site.page("/login", form("").replace("/session", other.url("/session")));
        other.route("/session", r -> signedIn(at.site.url("/home")));
        at.session.goTo(at.site.url("/login"));
        try (var bound =
                Credentials.of(USER, PASSWORD).boundTo(OriginBinding.to(at.site.url("/")))) {
            CredentialRefused error =
                    assertThrows(CredentialRefused.class, () -> at.session.login(bound));
            assertEquals(Reason.ACTION, error.reason());
        }
        assertEquals(List.of(), other.asked());
        assertEquals(Kind.SUCCESS, at.session.login(USER, PASSWORD).kind());
    }

    /** The session answers two origins, of which one is not encrypted. */
    private static Session over(String page, List<String> sent) {
        SessionConfig config =
                SessionConfig.builder()
                        .requestHandler(
                                request -> {
                                    sent.add(request.method() + " " + request.uri());
                                    return request.uri().getPath().contains("/start")
                                            ? Response.html(page)
                                            : Response.html(form(""));
                                })
                        .build();
        return Session.create(config);
    }

    @Test
    void encryptedPageDoesNotSendThePasswordInTheClear() {
        List<String> sent = new ArrayList<>();
        String page = form("").replace("/session", "http://shop.example/session");
        try (Session session = over(page, sent)) {
            session.goTo("https://shop.example/start");
            CredentialRefused error =
                    assertThrows(CredentialRefused.class, () -> session.login(USER, PASSWORD));
            assertEquals(Reason.ACTION, error.reason());
            assertEquals(List.of("GET https://shop.example/start"), sent);
        }
    }

    @Test
    void linkFromAnEncryptedPageToOneInTheClear() {
        List<String> sent = new ArrayList<>();
        String page = "<a href=http://shop.example/login>Sign in</a>";
        try (Session session = over(page, sent)) {
            session.goTo("https://shop.example/start");
            CredentialRefused error =
                    assertThrows(CredentialRefused.class, () -> session.login(USER, PASSWORD));
            assertEquals(Reason.PAGE, error.reason());
            assertFalse(sent.stream().anyMatch(line -> line.startsWith("POST")), sent::toString);
        }
    }

    @Test
    void messageThatRepeatsThePasswordIsMasked() {
        at.answers(
                r ->
                        html(
                                401,
                                form(
                                        "<p role=alert>The password C0RRECT-h0rse of"
                                                + " ann@example.com is wrong</p>")),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.BAD_CREDENTIALS, outcome.kind());
        assertEquals("The password *** of ann@example.com is wrong", outcome.message());
    }

    @Test
    void evidenceHasNoQuery() {
        at.answers(r -> signedIn("/home?token=s3cret#x"), r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertFalse(outcome.toString().contains("s3cret"), outcome::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<input type=search name=secret aria-label=Password>",
                "<input type=password name=secret aria-label=Password autocomplete=one-time-code>",
                "<input type=password name=p1 maxlength=1 aria-label='Character 2 of password'>"
                        + "<input type=password name=p2 maxlength=1"
                        + " aria-label='Character 5 of password'>"
            })
    void passwordIsNotEnteredIntoOtherFields(String field) {
        at.site.page(
                "/login",
                "<title>Sign in</title><h1>Sign in</h1><form method=post action=/session>"
                        + "<label>Email <input type=email name=user autocomplete=username></label>"
                        + field
                        + "<button>Sign in</button></form>");
        at.site.page("/session", "<title>Next</title><p>Nothing</p>");
        try {
            at.login("/login");
        } catch (ActionError e) {
            assertFalse(e.toString().contains(PASSWORD));
        }
        assertTrue(
                at.site.requests("POST /session").stream()
                        .noneMatch(r -> TestSite.body(r).contains(PASSWORD.substring(0, 1) + "0")));
        assertFalse(at.session.text(JsonFormat.standard()).contains(PASSWORD));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<label>Phone <input type=tel name=otp autocomplete=tel></label>",
                "<label>Phone number <input type=tel name=phone></label>",
                "<label>Search <input type=search name=q></label>",
                "<label>Password <input type=password name=secret autocomplete=current-password>"
                        + "</label>"
            })
    void codeIsNotEnteredIntoOtherFields(String field) {
        at.site.page(
                "/verify",
                "<title>Verification</title><h1>Verify your account</h1><p>We will send a"
                        + " verification code.</p><form method=post action=/send>"
                        + field
                        + "<button>Send</button></form>");
        at.session.goTo(at.site.url("/verify"));
        assertThrows(ActionError.class, () -> at.session.enterCode("847291"));
        assertEquals(List.of(), at.site.requests("POST /send"));
    }

    @Test
    void pageThatLeadsInCirclesEnds() {
        at.answers(
                r ->
                        html(
                                200,
                                "<body onload='document.forms[0].submit()'>"
                                        + "<form method=post action=/again>"
                                        + "<input type=hidden name=a value=b></form>"),
                r -> html(401, form("Wrong")));
        at.site.page(
                "/again",
                "<body onload='document.forms[0].submit()'><form method=post action=/again>"
                        + "<input type=hidden name=a value=b></form>");
        assertEquals(
                Kind.SUCCESS == at.login("/login").kind(),
                false,
                "a page that only forwards is no success");
        assertTrue(at.site.requests("POST /again").size() < 30);
    }
}
