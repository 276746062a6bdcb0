package browsy.tools.site;

import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchResult;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;

/**
 * The local site of the tests: a front page, a login with a second factor, a form, tables, an
 * article, a CAPTCHA, and a search engine.
 */
public final class DemoSite extends LocalSite {
    /** The password of all users. */
    public static final String PASSWORD = "secretpassword";

    /** The verification code of the second factor. */
    public static final String CODE = "847291";

    private static final String HOME =
            """
            <!DOCTYPE html><html lang=en><title>Example Domain</title>
            <main><h1>Example Domain</h1>
            <p>This domain is for use in illustrative examples in documents.</p>
            <a href="/about">More information...</a>
            <a href="/login">Log in</a>
            <p hidden>Not for everybody</p></main>
            """;
    private static final String LOGIN =
            """
            <!DOCTYPE html><html lang=en><title>Sign In - Example</title>
            <main><h1>Sign in</h1>
            %s
            <form action="/session" method=post>
            <label>Email <input type=email name=username></label>
            <label>Password <input type=password name=password></label>
            <button>Sign in</button></form></main>
            """;
    private static final String CODE_PAGE =
            """
            <!DOCTYPE html><html lang=en><title>Two-factor verification</title>
            <main><h1>Enter your verification code</h1>
            <form action="/verify" method=post>
            <label>Verification code <input name=code inputmode=numeric></label>
            <button>Verify</button></form></main>
            """;
    private static final String DASHBOARD =
            """
            <!DOCTYPE html><html lang=en><title>Dashboard - App</title>
            <nav><a href="/">Home</a> <a href="/logout">Sign out</a></nav>
            <main><h1>Dashboard</h1><p>Welcome back, %s</p>
            <table><tr><th>Name<th>Price<th>Stock
            <tr><td>Widget A<td>$9.99<td>In stock
            <tr><td>Widget B<td>$14.99<td>Out of stock</table></main>
            """;
    private static final String CONTACT =
            """
            <!DOCTYPE html><html lang=en><title>Contact us</title>
            <main><h1>Contact us</h1><form action="/sent" method=post>
            <label>Name <input name=name required></label>
            <label>Email <input type=email name=email></label>
            <label>Language <select name=lang><option value=de>Deutsch
            <option value=en-US>English</select></label>
            <label><input type=checkbox name=copy> Send me a copy</label>
            <label>File <input type=file name=file></label>
            <label>Message <textarea name=message></textarea></label>
            <button>Send</button></form></main>
            """;
    private static final String ARTICLE =
            """
            <!DOCTYPE html><html lang=en><title>About</title>
            <nav><a href="/">Home</a></nav>
            <main><article><h1>About examples</h1><h2>Why</h2>
            <p>Examples show how something is meant to be used, which a list of rules seldom does;
            readers look at them first and often at nothing else before they begin.</p>
            <h2>How</h2><p>A good example is short, complete and true: it can be copied, and what it
            promises happens. This one is a paragraph of a page that tests read.</p>
            <details><summary>More</summary><p>Folded away</p></details></article></main>
            """;
    private static final String CAPTCHA =
            """
            <!DOCTYPE html><html lang=en><title>Verify you are human</title>
            <main><h1>Security check</h1><form action="/pass" method=post>
            <div class=h-captcha data-sitekey=10000000-ffff-ffff></div>
            <button>Submit</button></form></main>
            """;

    /** Starts the site. */
    public DemoSite() {
        page("/", HOME);
        page("/about", ARTICLE);
        page("/contact", CONTACT);
        page("/captcha", CAPTCHA);
        page("/login", LOGIN.formatted(""));
        page("/login-failed", LOGIN.formatted("<p role=alert>Wrong password</p>"));
        page("/code", CODE_PAGE);
        route("/session", DemoSite::signIn);
        route("/verify", DemoSite::verify);
        route("/app", DemoSite::dashboard);
        route("/sent", DemoSite::sent);
        route("/results", DemoSite::results);
        route("/whoami", r -> Answer.html("<title>Who</title><h1>" + r.cookie() + "</h1>"));
        route(
                "/visit",
                r ->
                        Answer.html("<title>Visit</title><h1>Hello " + r.fields().get("name"))
                                .withCookie("name=" + r.fields().get("name") + "; Path=/"));
        route("/broken", r -> new Answer(500, "application/octet-stream", "", Map.of()));
        route("/slow", DemoSite::slow);
    }

    private static Answer signIn(Request request) {
        if (!PASSWORD.equals(request.fields().get("password"))) {
            return Answer.redirect("/login-failed");
        }
        return Answer.redirect("/code")
                .withCookie("half=" + request.fields().get("username") + "; Path=/");
    }

    private static Answer verify(Request request) {
        return CODE.equals(request.fields().get("code"))
                ? Answer.redirect("/app").withCookie("signed=in; Path=/")
                : Answer.redirect("/code");
    }

    private static Answer dashboard(Request request) {
        return request.cookie().contains("signed=in")
                ? Answer.html(DASHBOARD.formatted("friend"))
                : Answer.redirect("/login");
    }

    private static Answer sent(Request request) {
        Map<String, String> sent = request.fields();
        return Answer.html(
                "<title>Thanks</title><h1>Thank you, "
                        + sent.get("name")
                        + "</h1><p>"
                        + sent.get("email")
                        + " "
                        + sent.get("lang")
                        + " "
                        + sent.get("copy")
                        + "</p><pre>"
                        + request.body().replace("<", "&lt;")
                        + "</pre>");
    }

    private static Answer results(Request request) {
        return Answer.html(
                "<div class=hit><a href=https://actix.rs/>Actix Web</a><p>For "
                        + request.fields().get("q")
                        + "</p></div>");
    }

    private static Answer slow(Request request) {
        try {
            Thread.sleep(400);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Answer.html("<title>Slow</title><h1>At last</h1>");
    }

    /** A search engine whose result page is on this site. */
    public SearchEngine engine(String name) {
        return new SearchEngine() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public String url(String query) {
                return DemoSite.this.url("/results?q=" + query.replace(' ', '+'));
            }

            @Override
            public List<SearchResult> results(Document answers) {
                return answers.select(".hit").stream()
                        .map(
                                hit ->
                                        new SearchResult(
                                                hit.select("a").text(),
                                                hit.select("a").attr("href"),
                                                hit.select("p").text()))
                        .toList();
            }
        };
    }
}
