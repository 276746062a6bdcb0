package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoginTest {
    private static final String FORM =
            """
            <title>Sign in</title><main><h1>Sign in</h1>%s
            <form method=post action=/session>
              <label>Email <input type=email name=user autocomplete=username></label>
              <label>Password <input type=password name=secret></label>
              <button>Sign in</button>
            </form></main>""";

    private static final String HOME = "<title>Orders</title><h1>Your orders</h1><p>None yet</p>";

    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @BeforeEach
    void open() {
        site.page("/login", FORM.formatted(""));
        site.route("/session", LoginTest::answer);
        site.page("/home", HOME);
        session.goTo(site.url("/login"));
    }

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private static MockResponse answer(RecordedRequest request) {
        return TestSite.body(request).contains("secret=right")
                ? TestSite.redirect(303, "/home")
                : TestSite.html(401, FORM.formatted("<p role=alert>Wrong email or password.</p>"));
    }

    @Test
    void aPageWithoutLoginFormIsSuccess() {
        LoginOutcome outcome = session.login("ann@example.com", "right");
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertEquals("Orders", outcome.dom().title());
        assertEquals(
                "user=ann%40example.com&secret=right",
                TestSite.body(site.requests("POST /session").get(0)));
    }

    @Test
    void aRepeatedFormIsBadCredentialsWithItsMessage() {
        LoginOutcome outcome = session.login("ann@example.com", "mistaken-1");
        assertEquals(Kind.BAD_CREDENTIALS, outcome.kind());
        assertEquals("Wrong email or password.", outcome.message());
        assertEquals(Kind.SUCCESS, session.login("ann@example.com", "right").kind());
    }

    @Test
    void aCodeFieldIsNeedsCode() {
        site.page(
                "/session",
                """
                <title>Two-factor authentication</title><h1>Enter your verification code</h1>
                <form method=post action=/code><label>Code
                <input name=otp inputmode=numeric autocomplete=one-time-code maxlength=6></label>
                <button>Verify</button></form>""");
        site.route("/code", r -> TestSite.redirect(303, "/home"));
        assertEquals(Kind.NEEDS_CODE, session.login("ann@example.com", "right").kind());
        assertEquals(Kind.SUCCESS, session.enterCode("847291").kind());
        assertEquals("otp=847291", TestSite.body(site.requests("POST /code").get(0)));
    }

    @Test
    void aCodeIsSplitOverFieldsOfOneDigit() {
        StringBuilder digits = new StringBuilder();
        for (int i = 1; i <= 6; i++) {
            digits.append("<input name=d").append(i).append(" maxlength=1 inputmode=numeric");
            digits.append(" style='width:40px' aria-label='Digit ").append(i).append("'>");
        }
        site.page(
                "/session",
                "<title>Verification</title><h1>Enter the 6-digit verification code</h1>"
                        + "<form method=post action=/code>"
                        + digits
                        + "<button>Verify</button></form>");
        site.route("/code", r -> TestSite.redirect(303, "/home"));
        assertEquals(Kind.NEEDS_CODE, session.login("ann@example.com", "right").kind());
        assertEquals(Kind.SUCCESS, session.enterCode("847291").kind());
        assertEquals(
                "d1=8&d2=4&d3=7&d4=2&d5=9&d6=1", TestSite.body(site.requests("POST /code").get(0)));
    }

    @Test
    void thePasswordMayBeOnASecondPage() {
        site.page(
                "/start",
                """
                <title>Sign in</title><h1>Sign in</h1><form method=post action=/identify>
                <label>Email <input type=email name=user autocomplete=username></label>
                <button>Next</button></form>""");
        site.page(
                "/identify",
                """
                <title>Sign in</title><h1>Welcome</h1><form method=post action=/session>
                <label>Password <input type=password name=secret></label>
                <button>Sign in</button></form>""");
        LoginOutcome outcome = session.goTo(site.url("/start")).login("ann@example.com", "right");
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertEquals(
                List.of("POST /identify", "POST /session", "GET /home"),
                site.asked().subList(2, 5));
    }

    @Test
    void aCaptchaIsNeedsCaptcha() {
        site.page(
                "/session",
                FORM.formatted("<div class=g-recaptcha data-sitekey=6Lc>I'm not a robot</div>"));
        assertEquals(Kind.NEEDS_CAPTCHA, session.login("ann@example.com", "right").kind());
    }

    @Test
    void aServerErrorIsUnknown() {
        site.route("/session", r -> TestSite.html(500, "<h1>Something went wrong</h1>"));
        LoginOutcome outcome = session.login("ann@example.com", "right");
        assertEquals(Kind.UNKNOWN, outcome.kind());
        assertTrue(outcome.toString().contains("UNKNOWN"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p role=alert>Wrong email</p>%s",
                "<main role=alert>%s<p>Wrong email</p></main>",
                "<main role=alert><p class=error>Wrong email</p>%s</main>",
                "<div role=status>3 new offers</div><p class=error>Wrong email</p>%s",
                "<div class='alert alert-danger'><button>×</button>Wrong email</div>%s",
                "<p style='color:red'>Wrong email</p>%s",
                "<font color=red>Wrong email</font>%s",
                "<div class=invalid-feedback>Wrong email</div>%s"
            })
    void theMessageExcludesOtherText(String page) {
        String form = FORM.formatted("");
        site.route("/session", request -> TestSite.html(401, page.formatted(form)));
        assertEquals("Wrong email", session.login("ann@example.com", "mistaken-1").message());
    }

    @Test
    void theDescriptionOfAnInvalidFieldIsTheMessage() {
        String form =
                FORM.formatted("<p id=why hidden>Wrong password</p>")
                        .replace(
                                "type=password",
                                "type=password aria-invalid=true aria-describedby=why");
        site.route("/session", request -> TestSite.html(401, form));
        assertEquals("Wrong password", session.login("ann@example.com", "mistaken-1").message());
    }

    @Test
    void theTextOfADifferentPageIsNoMessage() {
        String page = "<title>Sign in</title><h1>Again</h1><p>Our offers</p><p>Our shops</p>";
        String form = FORM.formatted("").replaceAll("(?s).*<form", "<form").replace("</main>", "");
        site.route(
                "/session",
                request -> TestSite.html(401, page + "<p>A</p><p>B</p><p>C</p><p>D</p>" + form));
        assertEquals("", session.login("ann@example.com", "mistaken-1").message());
    }
}
