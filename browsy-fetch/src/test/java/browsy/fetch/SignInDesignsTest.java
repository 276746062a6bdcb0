package browsy.fetch;

import static browsy.fetch.SignInSite.HOME;
import static browsy.fetch.SignInSite.PASSWORD;
import static browsy.fetch.SignInSite.USER;
import static browsy.fetch.SignInSite.form;
import static browsy.fetch.SignInSite.signedIn;
import static browsy.fetch.TestSite.html;
import static browsy.fetch.TestSite.redirect;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.login.LoginConsent;
import browsy.fetch.login.LoginEvidence.Fact;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.login.RememberMe;
import java.util.List;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the outcome of sign-ins on sites of many designs. */
class SignInDesignsTest {
    private final SignInSite at = new SignInSite();

    @AfterEach
    void close() {
        at.close();
    }

    private void assertSuccess(LoginOutcome outcome) {
        assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        assertEquals("Orders", outcome.dom().title());
    }

    @Test
    void oneStep() {
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong password")));
        LoginOutcome outcome = at.login("/login");
        assertSuccess(outcome);
        for (Fact fact :
                List.of(Fact.FORM_GONE, Fact.URL_CHANGED, Fact.COOKIES_SET, Fact.LOG_OUT_OFFERED)) {
            assertTrue(outcome.has(fact), outcome::toString);
        }
        assertTrue(outcome.toString().contains("COOKIES_SET(sid)"), outcome::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | <p role=alert>Invalid username or password.</p>",
                "401 | <p role=alert>Benutzername oder Passwort falsch</p>",
                "403 | <p class=error>Mot de passe incorrect</p>",
                "422 | <div class='alert alert-danger'>La contraseña no es válida</div>",
                "200 | <p style=color:red>パスワードが正しくありません</p>",
                "400 | <p role=alert>密码错误</p>",
                "200 | <p role=alert>Неверный пароль. Осталось попыток: 2</p>",
                "200 | <p role=alert>Wrong password. 2 attempts left before your account is locked.</p>",
                "200 | ''"
            })
    void wrongPassword(int status, String message) {
        at.answers(r -> signedIn("/home"), r -> html(status, form(message)));
        LoginOutcome outcome = at.fail("/login");
        assertEquals(Kind.BAD_CREDENTIALS, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.FORM_REPEATED));
        assertEquals(message.replaceAll("<[^>]*>", ""), outcome.message());
        assertEquals(!message.isEmpty(), outcome.has(Fact.WRONG_CREDENTIALS_MESSAGE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | <p role=alert>Your account has been locked. Contact support.</p>",
                "403 | <p role=alert>Ihr Konto ist vorübergehend gesperrt.</p>",
                "200 | <p role=alert>Trop de tentatives de connexion</p>",
                "200 | <p role=alert>账户已被锁定</p>",
                "423 | <p role=alert>Please wait.</p>"
            })
    void lockedAccount(int status, String message) {
        at.answers(r -> signedIn("/home"), r -> html(status, form(message)));
        LoginOutcome outcome = at.fail("/login");
        assertEquals(Kind.LOCKED, outcome.kind(), outcome::toString);
        assertEquals(message.replaceAll("<[^>]*>", ""), outcome.message());
    }

    @Test
    void lockedAccountOnAPageOfItsOwn() {
        at.answers(
                r -> html(200, "<title>Account locked</title><h1>Your account is locked</h1>"),
                r -> html(500, ""));
        assertEquals(Kind.LOCKED, at.login("/login").kind());
    }

    @ParameterizedTest
    @CsvSource({"401,BAD_CREDENTIALS", "403,UNKNOWN", "429,LOCKED", "500,UNKNOWN"})
    void statusWithoutAPage(int status, Kind kind) {
        at.answers(r -> html(status, ""), r -> html(status, ""));
        LoginOutcome outcome = at.login("/login");
        assertEquals(kind, outcome.kind());
        assertTrue(outcome.has(Fact.ERROR_STATUS));
        assertEquals("Sign in", outcome.dom().title());
    }

    @Test
    void tooManyRequests() {
        at.answers(
                r -> html(429, "<h1>Too many requests</h1><p>Slow down.</p>"), r -> html(429, ""));
        assertEquals(Kind.LOCKED, at.login("/login").kind());
    }

    @Test
    void forbiddenPage() {
        at.answers(r -> html(403, "<h1>403 Forbidden</h1>"), r -> html(403, ""));
        assertEquals(Kind.UNKNOWN, at.login("/login").kind());
    }

    @Test
    void rejectionOnAPageWithoutForm() {
        at.answers(
                r -> signedIn("/home"),
                r ->
                        html(
                                200,
                                "<title>Error</title><p>Login failed: wrong password.</p>"
                                        + "<a href=/login>Try again</a>"));
        assertEquals(Kind.BAD_CREDENTIALS, at.fail("/login").kind());
    }

    /** The page does not change before it is submitted, whatever the form consists of. */
    @Test
    void buttonThatIsAnInput() {
        at.site.page(
                "/login",
                "<title>Sign in</title><h1>Sign in</h1><form method=post action=/session>"
                        + "<input type=hidden name=token value=1>"
                        + "<label>Email <input type=email name=user autocomplete=username></label>"
                        + "<label>Password <input type=password name=secret></label>"
                        + "<input type=submit name=go value='Log in'></form>");
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
        assertSuccess(at.login("/login"));
        assertTrue(TestSite.body(at.site.last()).isEmpty());
        assertTrue(TestSite.body(at.site.requests("POST /session").get(0)).endsWith("&go=Log+in"));
    }

    @Test
    void passwordOnASecondPage() {
        at.site.page(
                "/start",
                "<title>Sign in</title><h1>Sign in</h1><form method=post action=/identify>"
                        + "<label>Email <input type=email name=user autocomplete=username></label>"
                        + "<button>Next</button></form>");
        at.site.page(
                "/identify",
                "<title>Sign in</title><h1>Welcome</h1><form method=post action=/session>"
                        + "<input type=email name=user value=ann@example.com readonly>"
                        + "<label>Password <input type=password name=secret></label>"
                        + "<button>Sign in</button></form>");
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong password")));
        assertSuccess(at.login("/start"));
    }

    /** The server shows the field for the password on the page of the first step. */
    @Test
    void passwordRevealedOnTheSamePage() {
        String page =
                "<title>Sign in</title><h1>Sign in</h1><form method=post action=/one>"
                        + "<label>Email <input type=email name=user autocomplete=username"
                        + " value='%s'></label><div %s><label>Password"
                        + " <input type=password name=secret></label></div>"
                        + "<button>Continue</button></form>";
        at.site.route(
                "/one",
                r ->
                        TestSite.body(r).contains("secret=" + PASSWORD)
                                ? signedIn("/home")
                                : html(
                                        200,
                                        TestSite.body(r).contains("user=ann")
                                                ? page.formatted(USER, "")
                                                : page.formatted("", "hidden")));
        assertSuccess(at.login("/one"));
    }

    @Test
    void unknownUserInTheFirstStep() {
        String page =
                "<title>Sign in</title><h1>Sign in</h1>%s<form method=post action=/identify>"
                        + "<label>Email <input type=email name=user autocomplete=username></label>"
                        + "<button>Next</button></form>";
        at.site.page("/start", page.formatted(""));
        at.site.page(
                "/identify", page.formatted("<p role=alert>We couldn't find your account</p>"));
        LoginOutcome outcome = at.login("/start");
        assertEquals(Kind.BAD_CREDENTIALS, outcome.kind());
        assertEquals("We couldn't find your account", outcome.message());
    }

    /** The identity provider is another origin, and returns by a form that a script submits. */
    @Test
    void identityProviderWithFormPost() {
        try (TestSite provider = new TestSite()) {
            at.site.page(
                    "/start",
                    "<title>Sign in</title><h1>Sign in</h1><form method=post action=/identify>"
                            + "<label>Email <input type=email name=user autocomplete=username>"
                            + "</label><button>Next</button></form>");
            at.site.route("/identify", r -> redirect(302, provider.url("/authorize?state=7")));
            provider.page("/authorize", form(""));
            provider.page(
                    "/session",
                    "<title>Working</title><body onload='document.forms[0].submit()'>"
                            + "<form method=post action='"
                            + at.site.url("/callback")
                            + "'><input type=hidden name=code value=abc>"
                            + "<input type=hidden name=state value=7>"
                            + "<noscript><button>Continue</button></noscript></form>");
            at.site.route("/callback", r -> signedIn("/home"));
            assertSuccess(at.login("/start"));
            assertEquals(
                    "code=abc&state=7", TestSite.body(at.site.requests("POST /callback").get(0)));
            assertFalse(
                    at.site.asked().stream().anyMatch(line -> line.contains("secret")),
                    at.site.asked()::toString);
        }
    }

    @Test
    void samlResponseWithoutScript() {
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Redirect</title><p>Press continue to proceed.</p>"
                                        + "<form method=post action=/acs>"
                                        + "<input type=hidden name=SAMLResponse value=PHA+>"
                                        + "<input type=hidden name=RelayState value=x>"
                                        + "<input type=submit value=Continue></form>"),
                r -> html(401, form("Wrong")));
        at.site.route("/acs", r -> signedIn("/home"));
        assertSuccess(at.login("/login"));
    }

    @Test
    void chainOfRedirectsAndRefresh() {
        at.answers(r -> redirect(302, "/a"), r -> html(401, form("Wrong")));
        at.site.route("/a", r -> redirect(307, "/b"));
        at.site.page("/b", "<meta http-equiv=refresh content='0;url=/c'><p>Signing in</p>");
        at.site.route("/c", r -> signedIn("/home"));
        assertSuccess(at.login("/login"));
    }

    @Test
    void linkToTheForm() {
        at.site.page(
                "/",
                "<title>Shop</title><header><a href=/login>Sign in</a> <a href=/new>Register</a>"
                        + "</header><h1>Our offers</h1><p>Tea</p>");
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
        assertSuccess(at.login("/"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void headerForm(boolean right) {
        String header =
                "<header><form method=post action=/session>"
                        + "<input type=email name=user aria-label=Email autocomplete=username>"
                        + "<input type=password name=secret aria-label=Password>"
                        + "<button>Log in</button></form></header>";
        String news = "<h1>News</h1><p>The harbour is open. Ships arrive on Monday.</p>";
        at.site.page("/news", "<title>News</title>" + header + news);
        at.answers(r -> signedIn("/home"), r -> redirect(303, "/news"));
        LoginOutcome outcome = right ? at.login("/news") : at.fail("/news");
        assertEquals(right ? Kind.SUCCESS : Kind.BAD_CREDENTIALS, outcome.kind());
    }

    /** The form stays in the frame of the page; only the log-out control tells the difference. */
    @Test
    void headerFormOnThePageOfASignedInUser() {
        at.answers(
                r -> html(200, form("") + "<a href=/logout>Log out</a><h2>Your orders</h2>"),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.SUCCESS, outcome.kind());
        assertTrue(outcome.has(Fact.LOG_OUT_OFFERED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<form action=/find><input type=search name=q><button>Search</button></form>",
                "<form method=post action=/news><label>Newsletter <input type=email name=mail>"
                        + "</label><button>Subscribe</button></form>",
                "<form method=post action=/p><label>Voucher code <input name=code></label>"
                        + "<button>Redeem</button></form>"
            })
    void anotherFormAfterTheSignIn(String other) {
        at.answers(
                r -> html(200, "<title>Orders</title><a href=/logout>Log out</a>" + other),
                r -> html(401, form("Wrong")));
        assertSuccess(at.login("/login"));
    }

    @Test
    void sessionCookiesMissing() {
        String shop =
                "<title>Shop</title><header><a href=/login>Sign in</a></header><h1>Shop</h1>"
                        + "<p>Tea and coffee</p>";
        at.site.route("/shop", r -> SignInSite.hasSession(r) ? html(200, HOME) : html(200, shop));
        at.answers(r -> redirect(303, "/shop"), r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.UNKNOWN, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.SIGN_IN_OFFERED));
        assertFalse(outcome.has(Fact.COOKIES_SET));
    }

    @Test
    void cookiesDemanded() {
        at.answers(
                r -> html(200, form("<p role=alert>Please enable cookies to sign in.</p>")),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.UNKNOWN, outcome.kind());
        assertTrue(outcome.has(Fact.COOKIES_MESSAGE));
    }

    @Test
    void expiredForm() {
        at.answers(
                r -> html(419, form("<p role=alert>Your session has expired.</p>")),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.UNKNOWN, outcome.kind());
        assertTrue(outcome.has(Fact.SESSION_EXPIRED_MESSAGE));
    }

    @Test
    void newPasswordRequired() {
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Update password</title><h1>Update your password</h1>"
                                        + DEMAND),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.NEEDS_NEW_PASSWORD, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.NEW_PASSWORD_FORM));
    }

    @Test
    void settingsThatCanChangeThePasswordDemandNothing() {
        at.answers(
                r ->
                        html(
                                200,
                                "<title>About me</title><a href=/logout>Log out</a><h1>About me</h1>"
                                        + "<form method=post action=/me><label>Full name <input"
                                        + " name=full value='Ann Lee'></label><label>Language <select"
                                        + " name=lang><option>English<option>German</select></label>"
                                        + "<h2>Password</h2><label>Current password <input"
                                        + " type=password name=a></label><label>New password <input"
                                        + " type=password name=b></label><label>Repeat password"
                                        + " <input type=password name=c></label>"
                                        + "<button>Save</button></form>"),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        assertFalse(outcome.has(Fact.NEW_PASSWORD_FORM));
    }

    @Test
    void aFormBesideTheOneForANewPasswordChangesNothing() {
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Update password</title><a href=/logout>Log out</a>"
                                        + "<form action=/language><select name=lang><option>English"
                                        + "<option>German</select><button>Go</button></form>"
                                        + "<h1>Update your password</h1>"
                                        + DEMAND),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.NEEDS_NEW_PASSWORD, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.NEW_PASSWORD_FORM));
    }

    @Test
    void expiredPassword() {
        at.answers(
                r -> html(200, form("<p role=alert>Your password has expired.</p>")),
                r -> html(401, form("Wrong")));
        assertEquals(Kind.NEEDS_NEW_PASSWORD, at.login("/login").kind());
    }

    @Test
    void captchaAfterTheForm() {
        at.answers(
                r -> html(200, form("<div class=g-recaptcha data-sitekey=6Lc></div>")),
                r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.NEEDS_CAPTCHA, outcome.kind());
        assertTrue(outcome.has(Fact.CAPTCHA_SHOWN));
    }

    /** A site shows a CAPTCHA after failures; the password is nevertheless what is wrong. */
    @Test
    void wrongPasswordWithCaptcha() {
        at.answers(
                r -> signedIn("/home"),
                r ->
                        html(
                                200,
                                form(
                                        "<p role=alert>Wrong password</p>"
                                                + "<div class=h-captcha data-sitekey=1></div>")));
        LoginOutcome outcome = at.fail("/login");
        assertEquals(Kind.BAD_CREDENTIALS, outcome.kind());
        assertTrue(outcome.has(Fact.CAPTCHA_SHOWN));
    }

    /** A demand for a new password and its form. */
    private static final String DEMAND =
            "<p>You must change your password to continue.</p>"
                    + "<form method=post action=/pw><label>New password"
                    + " <input type=password name=a autocomplete=new-password>"
                    + "</label><label>Confirm password <input type=password"
                    + " name=b autocomplete=new-password></label>"
                    + "<button>Change password</button></form>";

    private static final String REMEMBER =
            "<title>Sign in</title><h1>Sign in</h1><form method=post action=/session>"
                    + "<label>Email <input type=email name=user autocomplete=username></label>"
                    + "<label>Password <input type=password name=secret></label>"
                    + "<label><input type=checkbox name=keep %s> Remember me</label>"
                    + "<button>Sign in</button></form>";

    @ParameterizedTest
    @CsvSource({
        "AS_PAGE,'',false",
        "AS_PAGE,checked,true",
        "YES,'',true",
        "YES,style=opacity:0;position:absolute,true",
        "NO,checked,false"
    })
    void rememberMe(RememberMe choice, String box, boolean sent) {
        at.site.page("/login", REMEMBER.formatted(box));
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
        at.session.goTo(at.site.url("/login"));
        assertSuccess(
                at.session.login(USER, PASSWORD, LoginOptions.DEFAULT.withRememberMe(choice)));
        String body = TestSite.body(at.site.requests("POST /session").get(0));
        assertEquals(sent, body.contains("keep=on"), body);
    }

    @ParameterizedTest
    @CsvSource({"YES,keep=1", "NO,keep=0", "AS_PAGE,keep=0"})
    void questionWhetherToStaySignedIn(RememberMe choice, String sent) {
        at.answers(
                r ->
                        html(
                                200,
                                "<title>Sign in</title><h1>Stay signed in?</h1>"
                                        + "<form method=post action=/keep>"
                                        + "<button name=keep value=0>No</button>"
                                        + "<button name=keep value=1>Yes</button></form>"),
                r -> html(401, form("Wrong")));
        at.site.route("/keep", r -> signedIn("/home"));
        at.session.goTo(at.site.url("/login"));
        assertSuccess(
                at.session.login(USER, PASSWORD, LoginOptions.DEFAULT.withRememberMe(choice)));
        assertEquals(sent, TestSite.body(at.site.requests("POST /keep").get(0)));
    }

    private static String wall(String buttons) {
        return form("")
                + "<div role=dialog aria-modal=true aria-label='Cookie consent'"
                + " style='position:fixed;inset:0;background:white'>"
                + "<p>We use cookies and similar technologies. Do you accept?</p>"
                + "<form method=post action=/consent>"
                + buttons
                + "</form></div>";
    }

    @Test
    void cookieWallIsRejected() {
        at.site.page(
                "/login",
                wall(
                        "<button name=c value=1>Accept all</button>"
                                + "<button name=c value=0>Reject all</button>"));
        at.site.page("/consent", form(""));
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
        assertSuccess(at.login("/login"));
        assertEquals("c=0", TestSite.body(at.site.requests("POST /consent").get(0)));
    }

    @Test
    void cookieWallThatOnlyAccepts() {
        at.site.page("/login", wall("<button name=c value=1>Accept all</button>"));
        at.site.page("/consent", form(""));
        at.answers(r -> signedIn("/home"), r -> html(401, form("Wrong")));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.NEEDS_CONSENT, outcome.kind());
        assertTrue(outcome.has(Fact.COOKIE_WALL));
        assertEquals(List.of(), at.site.requests("POST /consent"));
        assertSuccess(
                at.session.login(
                        USER, PASSWORD, LoginOptions.DEFAULT.withConsents(LoginConsent.COOKIES)));
    }

    @Test
    void accessIsGrantedOnlyIfTheCallerAllowsIt() {
        MockResponse consent =
                html(
                        200,
                        "<title>Authorize Harbour</title><h1>Harbour wants to access your account"
                                + "</h1><ul><li>Read your e-mail</li><li>See your profile</li></ul>"
                                + "<form method=post action=/oauth/authorize>"
                                + "<input type=hidden name=client_id value=h>"
                                + "<input type=hidden name=code value=x>"
                                + "<button name=a value=1>Allow</button>"
                                + "<button name=a value=0>Deny</button></form>");
        at.answers(r -> consent, r -> html(401, form("Wrong")));
        at.site.route("/oauth/authorize", r -> signedIn("/home"));
        LoginOutcome outcome = at.login("/login");
        assertEquals(Kind.NEEDS_CONSENT, outcome.kind(), outcome::toString);
        assertTrue(outcome.has(Fact.ACCESS_ASKED));
        assertEquals(List.of(), at.site.requests("POST /oauth/authorize"));
        at.session.goTo(at.site.url("/login"));
        assertSuccess(
                at.session.login(
                        USER, PASSWORD, LoginOptions.DEFAULT.withConsents(LoginConsent.ACCESS)));
        assertEquals(
                "client_id=h&code=x&a=1",
                TestSite.body(at.site.requests("POST /oauth/authorize").get(0)));
    }

    @ParameterizedTest
    @CsvSource({"true,SUCCESS", "false,BAD_CREDENTIALS"})
    void httpAuthentication(boolean right, Kind kind) {
        String token =
                java.util.Base64.getEncoder().encodeToString((USER + ":" + PASSWORD).getBytes());
        at.site.route(
                "/staff",
                r ->
                        ("Basic " + token).equals(r.getHeaders().get("Authorization"))
                                ? html(200, HOME)
                                : html(401, "<h1>Authorization required</h1>")
                                        .newBuilder()
                                        .addHeader("WWW-Authenticate", "Basic realm=\"Staff\"")
                                        .build());
        LoginOutcome outcome = right ? at.login("/staff") : at.fail("/staff");
        assertEquals(kind, outcome.kind(), outcome::toString);
        assertFalse(String.valueOf(at.session.url()).contains("@"));
    }
}
