package browsy.fetch;

import static browsy.fetch.SignInSite.PASSWORD;
import static browsy.fetch.SignInSite.USER;
import static browsy.fetch.SignInSite.codeForm;
import static browsy.fetch.SignInSite.form;
import static browsy.fetch.SignInSite.signedIn;
import static browsy.fetch.TestSite.html;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.CookieFormat;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.login.AuthAnswer;
import browsy.fetch.login.AuthRequest;
import browsy.fetch.login.CaptchaAnswer;
import browsy.fetch.login.CaptchaRequest;
import browsy.fetch.login.LoginEvidence.Fact;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.login.SecondFactor;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests sign-ins that wait for a second factor or for a person. */
class SignInPendingTest {
    private static final String CODE = "847291";
    private static final LoginOptions QUICK =
            LoginOptions.DEFAULT.withPollInterval(Duration.ofMillis(1));

    private final SignInSite at = new SignInSite();
    private final List<AuthRequest> asked = new ArrayList<>();

    @AfterEach
    void close() {
        at.close();
    }

    private LoginOutcome login(LoginOptions options) {
        return at.session.goTo(at.site.url("/login")).login(USER, PASSWORD, options);
    }

    private LoginOptions answering(AuthAnswer... answers) {
        return QUICK.withAuthPending(
                request -> {
                    asked.add(request);
                    return answers[asked.size() - 1];
                });
    }

    /** Asks for the code after the password; answers a wrong code with the form again. */
    private void asksForCode(String text) {
        at.answers(r -> html(200, codeForm(text)), r -> html(401, form("Wrong")));
        at.site.route("/code", r -> codeAnswer(r, text));
    }

    private static MockResponse codeAnswer(RecordedRequest request, String text) {
        return TestSite.body(request).equals("otp=" + CODE)
                ? signedIn("/home")
                : html(200, codeForm(text + "<p role=alert>Invalid code.</p>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We sent a code to a***@e***.com. | EMAIL | a***@e***.com",
                "Wir haben eine SMS an +49 *** *** 12 geschickt. | TEXT_MESSAGE | +49 *** *** 12",
                "Enter the code of your authenticator app. | AUTHENTICATOR | ''",
                "Le code a été envoyé par e-mail. | EMAIL | ''",
                "Enter it below. | OTHER_CODE | ''"
            })
    void codeFromTheCallback(String text, SecondFactor factor, String destination) {
        asksForCode(text);
        LoginOutcome outcome = login(answering(AuthAnswer.code("847 291")));
        assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        AuthRequest request = asked.get(0);
        assertEquals(factor, request.factor());
        assertEquals(destination, request.destination());
        assertEquals(6, request.codeLength());
        assertEquals(1, request.attempt());
        assertFalse(request.deadline().isBefore(Instant.now()));
    }

    @Test
    void codeWithoutCallbackIsDescribed() {
        asksForCode("We sent a code to a***@e***.com.");
        LoginOutcome outcome = login(QUICK);
        assertEquals(Kind.NEEDS_CODE, outcome.kind());
        assertTrue(outcome.has(Fact.CODE_FIELD));
        assertNotNull(outcome.pending());
        assertEquals(SecondFactor.EMAIL, outcome.pending().factor());
        outcome = at.session.enterCode("111111");
        assertEquals(Kind.NEEDS_CODE, outcome.kind());
        assertTrue(outcome.has(Fact.WRONG_CODE_MESSAGE), outcome::toString);
        outcome = at.session.enterCode(CODE);
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertNull(outcome.pending());
    }

    @Test
    void wrongCodeIsAskedForAgain() {
        asksForCode("We sent a code to a***@e***.com.");
        LoginOutcome outcome = login(answering(AuthAnswer.code("1"), AuthAnswer.code(CODE)));
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertEquals(List.of(1, 2), asked.stream().map(AuthRequest::attempt).toList());
        assertEquals("Invalid code.", asked.get(1).message());
    }

    /** The message is no alert, but describes the field that it marks as invalid. */
    @Test
    void messageOfARejectedCodeIsTheDescriptionOfItsField() {
        String text = "We sent a code to a***@e***.com.";
        String wrong =
                codeForm(text)
                        .replace("<input", "<input aria-invalid=true aria-describedby=why")
                        .replace("</form>", "<span id=why>That code is invalid</span></form>");
        at.answers(r -> html(200, codeForm(text)), r -> html(401, form("Wrong")));
        at.site.page("/code", wrong);
        LoginOutcome outcome = login(answering(AuthAnswer.code("1"), AuthAnswer.giveUp()));
        assertEquals("That code is invalid", asked.get(1).message());
        assertTrue(outcome.has(Fact.WRONG_CODE_MESSAGE), outcome::toString);
    }

    @Test
    void threeWrongCodesEndTheSignIn() {
        asksForCode("We sent a code to a***@e***.com.");
        AuthAnswer wrong = AuthAnswer.code("111111");
        LoginOutcome outcome = login(answering(wrong, wrong, wrong, AuthAnswer.code(CODE)));
        assertEquals(Kind.NEEDS_CODE, outcome.kind());
        assertEquals(3, asked.size());
    }

    @Test
    void callbackThatGivesUp() {
        asksForCode("We sent a code to a***@e***.com.");
        LoginOutcome outcome = login(answering(AuthAnswer.giveUp()));
        assertEquals(Kind.NEEDS_CODE, outcome.kind());
        assertTrue(outcome.has(Fact.GAVE_UP));
    }

    /** A callback that times out before its thread runs is never called, so this tries longer. */
    @Test
    void callbackThatDoesNotAnswer() {
        asksForCode("We sent a code to a***@e***.com.");
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Duration timeout = Duration.ofMillis(1);
        while (called.getCount() > 0) {
            LoginOutcome outcome =
                    login(
                            QUICK.withPendingTimeout(timeout)
                                    .withAuthPending(
                                            request -> {
                                                called.countDown();
                                                try {
                                                    never.await();
                                                } finally {
                                                    interrupted.countDown();
                                                }
                                                return AuthAnswer.giveUp();
                                            }));
            assertEquals(Kind.NEEDS_CODE, outcome.kind());
            assertTrue(outcome.has(Fact.TIMED_OUT));
            assertNotNull(outcome.pending());
            timeout = timeout.multipliedBy(2);
        }
        assertTrue(isReached(interrupted));
    }

    private static boolean isReached(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void exceptionOfTheCallbackReachesTheCaller() {
        asksForCode("We sent a code to a***@e***.com.");
        LoginOptions options =
                QUICK.withAuthPending(
                        request -> {
                            throw new UnsupportedOperationException("no mailbox");
                        });
        assertThrows(UnsupportedOperationException.class, () -> login(options));
        assertEquals(Kind.SUCCESS, at.session.enterCode(CODE).kind());
    }

    private PasswordLogin withTotp() {
        OneTimePassword secret =
                OneTimePassword.totp("12345678901234567890".getBytes(StandardCharsets.US_ASCII));
        return Credentials.of(USER, PASSWORD)
                .withCodes(secret.generator(InstantSource.fixed(Instant.ofEpochSecond(59))));
    }

    @ParameterizedTest
    @CsvSource({"287082,SUCCESS", "000000,NEEDS_CODE"})
    void codeOfTheAuthenticatorSecret(String accepted, Kind kind) {
        at.answers(
                r -> html(200, codeForm("Open your authenticator app.")),
                r -> html(401, form("Wrong")));
        at.site.route(
                "/code",
                r ->
                        TestSite.body(r).equals("otp=" + accepted)
                                ? signedIn("/home")
                                : html(200, codeForm("<b role=alert>Invalid code 287082.</b>")));
        at.session.goTo(at.site.url("/login"));
        LoginOutcome outcome = at.session.login(withTotp(), QUICK);
        assertEquals(kind, outcome.kind(), outcome::toString);
        assertFalse(outcome.toString().contains("287082"), outcome::toString);
        assertEquals(1, at.site.requests("POST /code").size());
    }

    /** A code of the authenticator does not answer a text message. */
    @Test
    void authenticatorSecretIsNotUsedForTextMessages() {
        asksForCode("We sent a text message to +1 *** *** 12.");
        at.session.goTo(at.site.url("/login"));
        assertEquals(Kind.NEEDS_CODE, at.session.login(withTotp(), QUICK).kind());
        assertEquals(List.of(), at.site.requests("POST /code"));
    }

    @ParameterizedTest
    @CsvSource({"maxlength=1", "style=width:40px"})
    void codeInOneFieldForEachDigit(String box) {
        StringBuilder boxes = new StringBuilder();
        for (int i = 1; i <= 6; i++) {
            boxes.append("<input name=d").append(i).append(" inputmode=numeric ").append(box);
            boxes.append(" aria-label='Digit ").append(i).append("'>");
        }
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Verification</title><h1>Enter the 6-digit verification"
                                        + " code</h1><form method=post action=/code>"
                                        + boxes
                                        + "<button>Verify</button></form>"),
                r -> html(401, form("Wrong")));
        at.site.route("/code", r -> signedIn("/home"));
        assertEquals(Kind.SUCCESS, login(answering(AuthAnswer.code(CODE))).kind());
        assertEquals(
                "d1=8&d2=4&d3=7&d4=2&d5=9&d6=1",
                TestSite.body(at.site.requests("POST /code").get(0)));
    }

    @Test
    void codeInTwoParts() {
        String part = "<input name=%s maxlength=3 inputmode=numeric aria-label='Code part %s'>";
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Verification</title><h1>Enter the verification code</h1>"
                                        + "<form method=post action=/code>"
                                        + part.formatted("a", "1")
                                        + "-"
                                        + part.formatted("b", "2")
                                        + "<button>Verify</button></form>"),
                r -> html(401, form("Wrong")));
        at.site.route("/code", r -> signedIn("/home"));
        assertEquals(Kind.SUCCESS, login(answering(AuthAnswer.code(CODE))).kind());
        assertEquals("a=847&b=291", TestSite.body(at.site.requests("POST /code").get(0)));
    }

    private static final String WAITING =
            "<title>Confirm</title><h1>Check your phone</h1>"
                    + "<p>Approve the sign-in request in the app on your phone.</p>%s";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''",
                "<form method=post action=/wait><button>Continue</button></form>",
                "<meta http-equiv=refresh content=20>",
                "<meta http-equiv=refresh content='20;url=/wait#again'>"
            })
    void confirmationOnADevice(String control) {
        AtomicInteger polls = new AtomicInteger();
        at.answers(r -> TestSite.redirect(303, "/wait"), r -> html(401, form("Wrong")));
        at.site.route(
                "/wait",
                r ->
                        polls.incrementAndGet() < 4
                                ? html(200, WAITING.formatted(control))
                                : signedIn("/home"));
        LoginOutcome outcome = login(answering(AuthAnswer.confirmed()));
        assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        assertEquals(SecondFactor.CONFIRMATION, asked.get(0).factor());
        assertEquals(4, polls.get());
    }

    @Test
    void confirmationThatDoesNotArrive() {
        at.answers(r -> html(200, WAITING.formatted("")), r -> html(401, form("Wrong")));
        at.site.page("/session", WAITING.formatted(""));
        LoginOutcome outcome = login(QUICK);
        assertEquals(Kind.NEEDS_CONFIRMATION, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.CONFIRMATION_ASKED));
        outcome =
                login(answering(AuthAnswer.confirmed()).withPendingTimeout(Duration.ofMillis(300)));
        assertEquals(Kind.NEEDS_CONFIRMATION, outcome.kind());
        assertTrue(outcome.has(Fact.TIMED_OUT));
    }

    /** The form has a CAPTCHA until the cookie of a browser that has solved it arrives. */
    private void demandsCaptcha() {
        at.site.route(
                "/login",
                r ->
                        String.valueOf(r.getHeaders().get("Cookie")).contains("human=1")
                                ? html(200, form(""))
                                : html(200, form("<div class=h-captcha data-sitekey=1></div>")));
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
    }

    @Test
    void captchaThatAPersonSolvesElsewhere() {
        demandsCaptcha();
        List<CaptchaRequest> requests = new ArrayList<>();
        LoginOutcome outcome =
                login(
                        QUICK.withCaptchaPending(
                                request -> {
                                    requests.add(request);
                                    return CaptchaAnswer.solved(
                                            CookieFormat.STORAGE_STATE, humanState());
                                }));
        assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        assertEquals(at.site.url("/login"), requests.get(0).url());
        assertNotNull(requests.get(0).captcha());
        assertTrue(requests.get(0).storageState().contains("cookies"));
        assertEquals(1, at.site.requests("POST /session").size());
    }

    private String humanState() {
        try (Session browser = Session.create()) {
            String host = URI.create(at.site.url("/")).getHost();
            browser.cookies().add(Cookie.of("human", "1", host));
            return browser.cookies().save(CookieFormat.STORAGE_STATE);
        }
    }

    @Test
    void captchaThatNobodySolves() {
        demandsCaptcha();
        LoginOutcome outcome = login(QUICK.withCaptchaPending(request -> CaptchaAnswer.giveUp()));
        assertEquals(Kind.NEEDS_CAPTCHA, outcome.kind());
        assertTrue(outcome.has(Fact.GAVE_UP));
        assertEquals(List.of(), at.site.requests("POST /session"));
        CountDownLatch never = new CountDownLatch(1);
        outcome =
                login(
                        QUICK.withPendingTimeout(Duration.ofMillis(1))
                                .withCaptchaPending(
                                        request -> {
                                            never.await();
                                            return CaptchaAnswer.solved();
                                        }));
        assertEquals(Kind.NEEDS_CAPTCHA, outcome.kind());
        assertTrue(outcome.has(Fact.TIMED_OUT));
    }

    @Test
    void answersAndRequestsHideSecrets() {
        assertFalse(AuthAnswer.code(CODE).toString().contains(CODE));
        assertFalse(
                CaptchaAnswer.solved(CookieFormat.JSON, "[secret]").toString().contains("secret"));
        CaptchaRequest request =
                new CaptchaRequest(
                        "https://a.example/?token=secret",
                        at.session.loadHtml("", "https://a.example/").dom(),
                        null,
                        "secret",
                        Instant.EPOCH);
        assertFalse(request.toString().contains("secret"));
    }
}
