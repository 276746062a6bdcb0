package browsy.fetch;

import browsy.fetch.config.SessionConfig;
import java.util.function.Function;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;

/** A site with one account for tests of sign-ins: its pages in parts, and a session on it. */
final class SignInSite implements AutoCloseable {
    static final String USER = "ann@example.com";
    static final String PASSWORD = "c0rrect-h0rse";
    static final String HOME =
            "<title>Orders</title><nav><a href=/logout>Log out</a></nav><h1>Your orders</h1>"
                    + "<p>None yet</p>";

    final TestSite site = new TestSite();
    final Session session;

    SignInSite() {
        this(SessionConfig.builder());
    }

    SignInSite(SessionConfig.Builder config) {
        session = Session.create(config.allowPrivateNetwork(true).build());
        site.page("/home", HOME);
        site.page("/login", form(""));
    }

    /** The login form with something before it. */
    static String form(String before) {
        return """
        <title>Sign in</title><main><h1>Sign in</h1>%s
        <form method=post action=/session>
          <label>Email <input type=email name=user autocomplete=username></label>
          <label>Password <input type=password name=secret></label>
          <button>Sign in</button>
        </form></main>"""
                .formatted(before);
    }

    /** A form for a code with a text before it. */
    static String codeForm(String text) {
        return """
        <title>Verification</title><main><h1>Enter your verification code</h1><p>%s</p>
        <form method=post action=/code><label>Code
        <input name=otp inputmode=numeric autocomplete=one-time-code maxlength=6></label>
        <button>Verify</button></form></main>"""
                .formatted(text);
    }

    /** Answers the login form: with one response for the right password, and another one else. */
    SignInSite answers(
            Function<RecordedRequest, MockResponse> right,
            Function<RecordedRequest, MockResponse> wrong) {
        site.route(
                "/session",
                request ->
                        TestSite.body(request).contains("secret=" + PASSWORD)
                                ? right.apply(request)
                                : wrong.apply(request));
        return this;
    }

    /** Signs in with the right password, from a page. */
    LoginOutcome login(String path) {
        return session.goTo(site.url(path)).login(USER, PASSWORD);
    }

    /** Signs in with a wrong password, from a page. */
    LoginOutcome fail(String path) {
        return session.goTo(site.url(path)).login(USER, "mistaken-1");
    }

    /** A redirect that starts a session. */
    static MockResponse signedIn(String location) {
        return TestSite.redirect(303, location)
                .newBuilder()
                .addHeader("Set-Cookie", "sid=1; HttpOnly")
                .build();
    }

    static boolean hasSession(RecordedRequest request) {
        String cookies = request.getHeaders().get("Cookie");
        return cookies != null && cookies.contains("sid=1");
    }

    @Override
    public void close() {
        session.close();
        site.close();
    }
}
