package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests which cookies requests of each kind send and may set. The expectations are those of the
 * cookie tests of web-platform-tests that apply without scripts, except where Chromium differs from
 * them: POST requests from other sites send young cookies without {@code SameSite}.
 */
class CookieContextTest {
    private static final String SHOP = "https://shop.example";

    private final Map<String, Response> pages = new HashMap<>();
    private final List<RequestHandler.Request> requests = new ArrayList<>();
    private final Session session =
            Session.create(SessionConfig.builder().requestHandler(this::answer).build());

    @AfterEach
    void close() {
        session.close();
    }

    private synchronized Response answer(RequestHandler.Request request) {
        requests.add(request);
        return pages.getOrDefault(
                request.uri().toString().replaceFirst("[?]$", ""),
                Response.html("<title>Page</title>"));
    }

    /** A page that can send a request of each kind. */
    private static Response page(String kind, String url) {
        return Response.html(
                switch (kind) {
                    case "link", "reload" -> "<a href='" + url + "'>Go</a>";
                    case "get" -> "<form action='" + url + "'><button>Go</button></form>";
                    case "post" ->
                            "<form method=post action='" + url + "'><button>Go</button></form>";
                    case "frame" -> "<iframe title=Go src='" + url + "'></iframe>";
                    case "refresh" ->
                            "<meta http-equiv=refresh content='0;url=" + url + "'><p>Moved</p>";
                    case "style" -> "<link rel=stylesheet href='" + url + "'>";
                    default -> throw new IllegalArgumentException(kind);
                });
    }

    /** Sends a request of a kind from the page at one URL to another URL. */
    private void send(String kind, String from, String to) {
        if (kind.equals("enter")) {
            session.goTo(to);
            return;
        }
        pages.put(from, page(kind, to));
        session.goTo(from);
        switch (kind) {
            case "link", "get", "post" -> session.click(Target.text("Go"));
            case "reload" -> session.click(Target.text("Go")).reload();
            case "frame" -> session.enterFrame(Target.css("iframe"));
            default -> {
                // The page itself sends the request.
            }
        }
    }

    private static Response with(Response page, String... cookies) {
        Response answer = page;
        for (String cookie : cookies) {
            answer = answer.withHeader("Set-Cookie", cookie);
        }
        return answer;
    }

    private static final String[] ALL = {
        "strict=1; SameSite=Strict", "lax=1; SameSite=Lax", "none=1; SameSite=None; Secure", "new=1"
    };

    /** The names of the cookies of the last request for a path. */
    private String sent(String path) {
        RequestHandler.Request last =
                requests.stream()
                        .filter(request -> request.uri().getPath().equals(path))
                        .reduce((first, second) -> second)
                        .orElseThrow();
        return String.join(
                " ",
                new TreeSet<>(List.of(last.header("Cookie").replaceAll("=[^;]*", "").split("; "))));
    }

    @ParameterizedTest
    @CsvSource({
        "enter,   https://other.example/, lax new none strict",
        "link,    https://shop.example/,  lax new none strict",
        "link,    https://www.shop.example/, lax new none strict",
        "link,    https://other.example/, lax new none",
        "link,    http://shop.example/,   lax new none",
        "get,     https://shop.example/,  lax new none strict",
        "get,     https://www.shop.example/, lax new none strict",
        "get,     https://other.example/, lax new none",
        "get,     http://shop.example/,   lax new none",
        "post,    https://shop.example/,  lax new none strict",
        "post,    https://www.shop.example/, lax new none strict",
        "post,    https://other.example/, new none",
        "post,    http://shop.example/,   new none",
        "reload,  https://shop.example/,  lax new none strict",
        "reload,  https://www.shop.example/, lax new none strict",
        "reload,  https://other.example/, lax new none",
        "refresh, https://shop.example/,  lax new none strict",
        "refresh, https://other.example/, lax new none",
        "frame,   https://shop.example/,  lax new none strict",
        "frame,   https://www.shop.example/, lax new none strict",
        "frame,   https://other.example/, none",
        "frame,   http://shop.example/,   none",
        "style,   https://shop.example/,  lax new none strict",
        "style,   https://www.shop.example/, lax new none strict",
        "style,   https://other.example/, none",
    })
    void sameSiteDecidesWhatIsSent(String kind, String from, String expected) {
        pages.put(SHOP + "/set", with(Response.html("<title>Set</title>"), ALL));
        session.goTo(SHOP + "/set");
        send(kind, from, SHOP + "/target");
        assertEquals(expected, sent("/target"));
    }

    @ParameterizedTest
    @CsvSource({
        "link,  https://other.example/, lax new none strict",
        "get,   https://other.example/, lax new none strict",
        "post,  https://other.example/, lax new none strict",
        "refresh, https://other.example/, lax new none strict",
        "frame, https://other.example/, none",
        "style, https://other.example/, none",
        "frame, https://www.shop.example/, lax new none strict",
        "style, https://www.shop.example/, lax new none strict",
    })
    void sameSiteDecidesWhatIsSet(String kind, String from, String expected) {
        pages.put(SHOP + "/set", with(Response.html("<title>Set</title>"), ALL));
        send(kind, from, SHOP + "/set");
        session.goTo(SHOP + "/target");
        assertEquals(expected, sent("/target"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://www.shop.example/out, https://shop.example/target, lax new none strict",
        "https://other.example/out,    https://shop.example/target, lax new none strict",
    })
    void redirectsKeepTheSiteOfTheInitiator(String via, String to, String expected) {
        pages.put(SHOP + "/set", with(Response.html("<title>Set</title>"), ALL));
        pages.put(via, Response.redirect(to));
        session.goTo(SHOP + "/set");
        send("link", SHOP + "/", via);
        assertEquals(expected, sent("/target"));
        send("link", "https://other.example/", via);
        assertEquals("lax new none", sent("/target"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Prefixes of names
                "https://shop.example/a | __Secure-a=1                      | /a | ''",
                "https://shop.example/a | __Secure-a=1; Secure              | /a | __Secure-a=1",
                "https://shop.example/a | __Secure-a=1; Secure; Domain=shop.example | /a | __Secure-a=1",
                "http://shop.example/a  | __Secure-a=1                      | /a | ''",
                "http://shop.example/a  | __Secure-a=1; Secure              | /a | ''",
                "https://shop.example/a | __Host-a=1                        | /a | ''",
                "https://shop.example/a | __Host-a=1; Secure                | /a | ''",
                "https://shop.example/a | __Host-a=1; Secure; Path=/        | /a | __Host-a=1",
                "https://shop.example/a | __Host-a=1; Secure; Path=/x       | /x | ''",
                "https://shop.example/a | __Host-a=1; Secure; Path=/; Domain=shop.example | /a | ''",
                "https://shop.example/a | __HoSt-a=1; Path=/                | /a | ''",
                "https://shop.example/a | =__Host-a=1; Secure; Path=/       | /a | ''",
                "https://shop.example/  | __Host-a=1; Secure                | /  | ''",
                "https://shop.example/  | __Host-a=1; Secure; Path=         | /  | ''",
                "http://shop.example/a  | __Host-a=1; Secure; Path=/        | /a | ''",
                // Secure
                "https://shop.example/a | a=1; Secure                       | /a | a=1",
                "http://shop.example/a  | a=1; Secure                       | /a | ''",
                // Paths
                "https://shop.example/c/p/e | a=1; Path=/                   | /c/p/e | a=1",
                "https://shop.example/c/p/e | a=1; Path=m.html              | /c/p/e | a=1",
                "https://shop.example/c/p/e | a=1; Path=c                   | /c/p/e | a=1",
                "https://shop.example/c/p/e | a=1; Path=/c                  | /c/p/e | a=1",
                "https://shop.example/c/p/e | a=1; Path=/c/                 | /c/p/e | a=1",
                "https://shop.example/c/p/e | a=1; Path=/c/p/e              | /c/p/e | a=1",
                "https://shop.example/cc/p/e | a=1; Path=/c                 | /cc/p/e | ''",
                "https://shop.example/c/p/e | a=1; Path=/w/                 | /c/p/e | ''",
                "https://shop.example/c/p/e | a=1; Path=/c/p/e/             | /c/p/e | ''",
                "https://shop.example/c/p/e | a=1; Path=/c/p/e/f            | /c/p/e | ''",
                "https://shop.example/c/p/e.x | a=1; Path=/c/p/e            | /c/p/e.x | ''",
                "https://shop.example/c/p/e | a=1                           | /c/p/o | a=1",
                "https://shop.example/c/p/e | a=1                           | /c/o | ''",
                "https://shop.example/z | a=1; Path=/zz%20a                 | /zz%20a/p | a=1",
                "https://shop.example/z | a=1; Path=/zz a                   | /zz%20a/p | ''",
                "https://shop.example/z | a=1; Path=/zz%C2%B8               | /zz%C2%B8/p | a=1",
                "https://shop.example/z | a=1; Path=/zz%B8                  | /zz%C2%B8/p | ''",
                // Order
                "https://shop.example/c/p | a=1; Path=/ & b=2; Path=/c      | /c/p | b=2; a=1",
                "https://shop.example/c/p | b=1 & a=2 & c=3                 | /c/p | b=1; a=2; c=3",
                "https://shop.example/c/p | a=1 & b=2 & a=1                 | /c/p | a=1; b=2",
                "https://shop.example/c/p | a=1; Path=/c & a=2; Path=/      | /c/p | a=1; a=2",
            })
    void attributesDecideWhereACookieIsSent(String from, String lines, String to, String expected) {
        pages.put(from, with(Response.html("<title>Set</title>"), lines.split(" & ")));
        session.goTo(from);
        session.goTo(SHOP + to);
        assertEquals(expected, requests.get(requests.size() - 1).header("Cookie"));
    }

    @ParameterizedTest
    @CsvSource({
        "a=2; Path=/,                      a=1",
        "a=2; Path=/c,                     a=1",
        "a=2; Path=/; Domain=shop.example, a=1",
        "b=2; Path=/,                      a=1; b=2",
    })
    void insecurePagesCannotHideSecureCookies(String line, String expected) {
        pages.put(SHOP + "/s", with(Response.html("<p>Set"), "a=1; Secure; Path=/"));
        pages.put("http://shop.example/c/p", with(Response.html("<p>Set"), line));
        session.goTo(SHOP + "/s").goTo("http://shop.example/c/p").goTo(SHOP + "/c/p");
        assertEquals(expected, requests.get(requests.size() - 1).header("Cookie"));
    }

    /** The expectations were recorded from Chromium 156. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://shop.example/out | \"cookies\" | ''",
                "https://shop.example/out | \"cache\", \"cookies\" | ''",
                "https://shop.example/out | \"*\" | ''",
                "https://www.shop.example/out | \"cookies\" | ''",
                "https://shop.example/out | cookies | a=1; b=2",
                "https://shop.example/out | \"Cookies\" | a=1; b=2",
                "https://shop.example/out | \"cache\" | a=1; b=2",
                "http://shop.example/out | \"cookies\" | a=1; b=2",
                "https://other.example/out | \"cookies\" | a=1; b=2",
            })
    void trustworthySitesMayClearTheirCookies(String url, String header, String expected) {
        pages.put(
                SHOP + "/",
                Response.html("x")
                        .withHeader("Set-Cookie", "a=1; Path=/")
                        .withHeader("Set-Cookie", "b=2; Path=/; Domain=shop.example"));
        pages.put(url, Response.html("x").withHeader("Clear-Site-Data", header));
        session.goTo(SHOP + "/").goTo(url).goTo(SHOP + "/next");
        assertEquals(expected, requests.get(requests.size() - 1).header("cookie"));
    }

    /** In Chromium, only the window gets and sets Lax cookies at the request of another site. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFrameGetsNoCookiesThroughALinkOfAnotherSite(boolean sandboxed) {
        String around = sandboxed ? SHOP + "/frame" : "https://ads.example/frame";
        pages.put(
                SHOP + "/",
                with(
                        Response.html("<iframe src='" + around + "'></iframe>"),
                        "lax=1; SameSite=Lax",
                        "unspecified=1",
                        "none=1; SameSite=None; Secure"));
        Response frame = page("link", SHOP + "/back");
        pages.put(
                around, sandboxed ? frame.withHeader("Content-Security-Policy", "sandbox") : frame);
        pages.put(
                SHOP + "/back",
                with(Response.html("Back"), "late=1", "late-none=1; SameSite=None; Secure"));
        session.goTo(SHOP + "/").enterFrame(Target.css("iframe")).click(Target.text("Go"));
        assertEquals("none=1", requests.get(requests.size() - 1).header("Cookie"));
        session.goTo(SHOP + "/later");
        assertEquals(
                "lax=1; unspecified=1; none=1; late-none=1",
                requests.get(requests.size() - 1).header("Cookie"));
    }
}
