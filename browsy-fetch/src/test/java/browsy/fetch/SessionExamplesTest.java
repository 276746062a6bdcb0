package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import browsy.model.CaptchaType;
import browsy.model.DomDelta;
import browsy.model.InputPurpose;
import browsy.model.JsBehavior;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.Login;
import browsy.model.Viewport;
import java.time.Duration;
import java.util.List;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The typical uses of a session, one example for each, as in the guides. */
class SessionExamplesTest {
    private static final SessionConfig LOCAL =
            SessionConfig.builder().allowPrivateNetwork(true).build();

    private static final String LOGIN =
            """
            <title>Sign in</title><h1>Sign in to Shop</h1>
            <form method=post action=/session>
              <label>Username or email address <input name=login autocomplete=username></label>
              <label>Password <input type=password name=password></label>
              <label><input type=checkbox name=keep value=1> Remember me</label>
              <label>State <select name=state><option value=nevada>Nevada
                <option value=california>California</select></label>
              <button>Sign in</button>
            </form>""";

    private static final String NEWS =
            """
            <title>News</title><nav><a href=/new>New</a> <a href=/about>About</a></nav>
            <h1>Today</h1><p>First words.</p><div style="height:2000px"></div><p>Last words.</p>""";

    private final TestSite site = new TestSite();
    private final Session session = Session.create(LOCAL);

    @BeforeEach
    void open() {
        site.page("/", NEWS);
        site.page("/new", "<title>New</title><h1>Newest</h1>");
        site.page("/about", "<title>About</title><h1>About us</h1><p>We write.</p>");
        site.page("/login", LOGIN);
        site.page(
                "/session",
                """
                <title>Two-factor authentication</title><h1>Two-factor authentication</h1>
                <p>Your verification code is 847291.</p><form method=post action=/code>
                <label>Code <input name=otp inputmode=numeric autocomplete=one-time-code></label>
                <button>Verify</button></form>""");
        site.page("/code", "<title>Dashboard</title><h1>Welcome back</h1>");
    }

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private int idOf(InputPurpose purpose) {
        return session.findInputByPurpose(purpose).orElseThrow().id();
    }

    @Test
    void configure() {
        SessionConfig config =
                LOCAL.newBuilder()
                        .viewport(new Viewport(1366, 768))
                        .timeout(Duration.ofSeconds(15))
                        .fetchCss(false)
                        .build();
        try (Session small = Session.create(config)) {
            assertEquals(new Viewport(1366, 768), small.goTo(site.url("/")).dom().viewport());
        }
    }

    @Test
    void navigate() {
        assertNull(session.url());
        SpatialDom dom = session.goTo(site.url("/")).dom();
        assertEquals("News", dom.title());
        assertTrue(dom.size() > 3);
        assertTrue(dom.get(1).isPresent());
        assertTrue(dom.aboveFold().size() < dom.visible().size());
        session.goTo(site.url("/about"));
        assertEquals(site.url("/about"), session.url());
        assertEquals("News", session.back().dom().title());
    }

    @Test
    void clickALink() {
        session.goTo(site.url("/"));
        SpatialElement first = session.findByRole("link").get(0);
        assertEquals("New", session.click(first.id()).dom().title());
    }

    @Test
    void typeCheckSelectAndReadBack() {
        session.goTo(site.url("/login"));
        int user = idOf(InputPurpose.USERNAME);
        int box = session.findByRole("checkbox").get(0).id();
        int state = session.findByRole("combobox").get(0).id();
        session.type(user, "hello").check(box).select(state, "california");
        assertEquals("hello", session.element(user).value());
        assertTrue(session.element(box).state().isChecked());
        assertEquals("california", session.element(state).value());
        assertNull(session.rawDom().get(user).orElseThrow().value());
        assertFalse(session.uncheck(box).element(box).state().isChecked());
        assertTrue(session.toggle(box).element(box).state().isChecked());
    }

    @Test
    void seeWhatChanged() {
        session.goTo(site.url("/")).goTo(site.url("/about"));
        DomDelta delta = session.delta();
        assertNotNull(delta);
        assertFalse(delta.isEmpty());
        assertFalse(delta.removed().isEmpty());
    }

    @Test
    void findElements() {
        session.goTo(site.url("/login"));
        assertFalse(session.findByText("Sign in").isEmpty());
        assertTrue(session.findByText("sign IN").isEmpty());
        assertFalse(session.findByTextFuzzy("sign IN").isEmpty());
        assertEquals(1, session.findByRole("heading").size());
        assertEquals(1, session.findByRole("button").size());
        int password = idOf(InputPurpose.PASSWORD);
        assertEquals("password", session.element(password).name());
        assertEquals(
                "Sign in",
                session.findNearestButton(password).map(SpatialElement::text).orElse(""));
        assertTrue(session.findInputByPurpose(InputPurpose.PHONE).isEmpty());
        assertTrue(session.findInputByPurpose(InputPurpose.SEARCH).isEmpty());
    }

    @Test
    void signInByTheRecipe() {
        SpatialDom dom = session.goTo(site.url("/login")).dom();
        assertEquals(PageType.LOGIN, dom.pageType());
        Login login = dom.action(Login.class).orElseThrow();
        session.type(login.usernameId(), "user@example.com");
        session.type(login.passwordId(), "hunter2");
        SpatialDom result = session.click(login.submitId()).dom();
        assertEquals(PageType.TWO_FACTOR_AUTH, result.pageType());
        assertTrue(result.action(EnterCode.class).isPresent());
    }

    @Test
    void signInAtOnceAndEnterTheCodeOfThePage() {
        LoginOutcome outcome =
                session.goTo(site.url("/login")).login("user@example.com", "hunter2");
        assertEquals(LoginOutcome.Kind.NEEDS_CODE, outcome.kind());
        assertEquals("847291", session.findVerificationCode().orElse(""));
        assertEquals("Dashboard", session.enterCode("847291").dom().title());
    }

    @Test
    void tellACaptcha() {
        site.page(
                "/check",
                """
                <title>Security check</title><h1>Confirm that you are human</h1>
                <form method=post><div class=g-recaptcha data-sitekey=6LcKey></div>
                <button>Continue</button></form>""");
        session.goTo(site.url("/check"));
        assertTrue(session.isCaptcha());
        assertEquals(CaptchaType.RECAPTCHA, session.captchaInfo().type());
        assertEquals("6LcKey", session.captchaInfo().sitekey());
        assertFalse(session.goTo(site.url("/")).isCaptcha());
    }

    @Test
    void searchAndRead() {
        site.page(
                "/find",
                "<a class=hit href=/about>About</a><a class=hit href=/gone.pdf>Gone</a>"
                        + "<a class=hit href=/new>New</a>");
        SearchEngine engine = new LocalEngine();
        List<SearchResult> results = session.searchWith("who writes", engine);
        assertEquals(
                List.of("About", "Gone", "New"),
                results.stream().map(SearchResult::title).toList());
        assertEquals("GET /find?q=who+writes", site.asked().get(0));
        List<SearchPage> pages = session.searchAndReadWith("who writes", 2, engine);
        assertEquals(2, pages.size());
        assertEquals("About", pages.get(0).dom().title());
        assertEquals("Gone", pages.get(1).result().title());
    }

    private final class LocalEngine implements SearchEngine {
        @Override
        public String name() {
            return "local";
        }

        @Override
        public String url(String query) {
            return site.url("/find") + "?q=" + query.replace(' ', '+');
        }

        @Override
        public List<SearchResult> results(Document answers) {
            return answers.select("a.hit").stream()
                    .map(link -> new SearchResult(link.text(), link.absUrl("href"), ""))
                    .toList();
        }
    }

    @Test
    void knowWhatScriptsWouldDo() {
        session.loadHtml(
                "<!DOCTYPE html><button onclick=\"location.href='/about'\">About</button>"
                        + "<button data-toggle=collapse data-target=#more>More</button>"
                        + "<div id=more class=collapse hidden>Much more</div>",
                site.url("/"));
        List<JsBehavior> behaviors = session.behaviors();
        assertEquals(
                List.of(JsBehavior.Kind.NAVIGATE, JsBehavior.Kind.TOGGLE_VISIBILITY),
                behaviors.stream().map(JsBehavior::action).toList());
        assertEquals("About", session.click(behaviors.get(0).triggerId()).dom().title());
    }
}
