package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.policy.OutgoingRequest;
import browsy.fetch.policy.PortRange;
import browsy.fetch.policy.RequestFilter.Decision;
import browsy.fetch.policy.RequestKind;
import browsy.fetch.policy.RequestRules;
import browsy.fetch.policy.UrlScheme;
import browsy.find.Target;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the rules and the filter of a network policy, through sessions without a network. */
class NetworkPolicyTest {
    private static final String PAGE =
            "<title>Page</title><link rel=stylesheet href=//cdn.example/s.css>"
                    + "<iframe src=//ads.example/f title=F></iframe>"
                    + "<a href=//files.example/a.bin download>Get</a>"
                    + "<form action=//form.example/ method=post><button>Go</button></form>";

    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    private Session session(NetworkPolicy policy) {
        return Session.create(
                SessionConfig.builder()
                        .networkPolicy(policy)
                        .allowNonHttp(true)
                        .requestHandler(
                                request -> {
                                    asked.add(request.uri().toString());
                                    return answer(request.uri().getPath());
                                })
                        .build());
    }

    private static Response answer(String path) {
        return switch (path) {
            case "/s.css" -> Response.text(200, "text/css", "p { color: red }");
            case "/away" -> Response.redirect("http://ads.example/there");
            case "/meta" ->
                    Response.html("<meta http-equiv=refresh content='0;url=http://ads.example/'>");
            default -> Response.html(PAGE);
        };
    }

    private static BlockedUrl blocked(Session session, String url) {
        return assertThrows(BlockedUrl.class, () -> session.goTo(url), url);
    }

    private static void assertPolicy(Session session, String url, String remark) {
        BlockedUrl error = blocked(session, url);
        assertEquals(Reason.POLICY, error.reason());
        assertTrue(error.getMessage().contains(remark), error.getMessage());
    }

    @Test
    void onlyAllowedHostsAreRequested() {
        RequestRules rules =
                RequestRules.ANY.allowHosts("shop.example", "*.cdn.example", "9.9.9.0/24");
        try (Session session = session(NetworkPolicy.of(rules))) {
            session.goTo("http://shop.example/");
            session.goTo("http://a.cdn.example/");
            session.goTo("http://9.9.9.9/");
            assertPolicy(
                    session,
                    "http://cdn.example/",
                    "allowedHosts does not contain cdn.example (rules for navigations)");
            assertPolicy(session, "http://9.9.8.9/", "allowedHosts does not contain 9.9.8.9");
            assertPolicy(session, "http://x.example/", "allowedHosts");
        }
        assertEquals(
                List.of("http://shop.example/", "http://a.cdn.example/", "http://9.9.9.9/"), asked);
    }

    @Test
    void denialWins() {
        RequestRules rules =
                RequestRules.ANY
                        .allowHosts("*.shop.example", "8.0.0.0/8")
                        .denyHosts("ads.shop.example", "8.8.0.0/16")
                        .allowPorts(new PortRange(8000, 8999))
                        .denyPorts(8080);
        try (Session session = session(NetworkPolicy.of(rules))) {
            session.goTo("http://www.shop.example:8000/");
            session.goTo("http://8.9.0.1:8999/");
            assertPolicy(
                    session,
                    "http://ads.shop.example.:8000/",
                    "deniedHosts contains ads.shop.example");
            assertPolicy(session, "http://8.8.8.8:8000/", "deniedHosts contains 8.8.0.0/16");
            assertPolicy(session, "http://0x8.0x8.0x8:8000/", "deniedHosts contains 8.8.0.0/16");
            assertPolicy(
                    session, "http://[64:ff9b::8.8.8.8]:8000/", "deniedHosts contains 8.8.0.0/16");
            assertPolicy(session, "http://www.shop.example/", "allowedPorts does not contain 80");
            assertPolicy(session, "http://www.shop.example:8080/", "deniedPorts contains 8080");
        }
        assertEquals(2, asked.size());
    }

    @Test
    void schemesAreDenied() {
        RequestRules secure = RequestRules.ANY.allowSchemes(UrlScheme.HTTPS);
        try (Session session = session(NetworkPolicy.of(secure))) {
            session.goTo("https://shop.example/");
            assertPolicy(session, "http://shop.example/", "allowedSchemes does not contain http");
            assertPolicy(session, "data:text/html,a", "allowedSchemes does not contain data");
        }
        RequestRules remote = RequestRules.ANY.denySchemes(UrlScheme.FILE);
        try (Session session = session(NetworkPolicy.of(remote))) {
            session.goTo("data:text/html,<title>Data</title>");
            assertPolicy(session, "file:///etc/hosts", "deniedSchemes contains file");
        }
    }

    @Test
    void subresourcesHaveRulesOfTheirOwn() {
        NetworkPolicy policy = NetworkPolicy.ANY.withSubresources(RequestRules.ANY.denyHosts("*"));
        try (Session session = session(policy)) {
            session.goTo("http://shop.example/");
            List<String> warnings = session.page().warnings();
            assertEquals(1, warnings.size());
            assertTrue(
                    warnings.get(0).contains("deniedHosts contains * (rules for subresources)"),
                    warnings.get(0));
            session.enterFrame(Target.css("iframe"));
        }
        assertEquals(List.of("http://shop.example/", "http://ads.example/f"), asked);
    }

    @Test
    void framesDownloadsFormsRedirectsAndRefreshesAreNavigations() {
        NetworkPolicy policy =
                NetworkPolicy.ANY.withNavigations(RequestRules.ANY.allowHosts("shop.example"));
        try (Session session = session(policy)) {
            session.goTo("http://shop.example/");
            assertThrows(BlockedUrl.class, () -> session.enterFrame(Target.css("iframe")));
            assertThrows(BlockedUrl.class, () -> session.click(Target.text("Get")));
            assertThrows(BlockedUrl.class, () -> session.click(Target.role("button", "Go")));
            assertPolicy(session, "http://shop.example/away", "ads.example");
            assertPolicy(session, "http://shop.example/meta", "ads.example");
            assertEquals("Page", session.dom().title());
        }
        assertEquals(
                List.of(
                        "http://shop.example/",
                        "http://cdn.example/s.css",
                        "http://shop.example/away",
                        "http://shop.example/meta"),
                asked);
    }

    @Test
    void theFilterDecidesAboutEachRequest() {
        List<OutgoingRequest> seen = Collections.synchronizedList(new ArrayList<>());
        NetworkPolicy policy =
                NetworkPolicy.of(RequestRules.ANY.denyHosts("denied.example"))
                        .withFilter(
                                request -> {
                                    seen.add(request);
                                    return request.url().contains("ads.example")
                                            ? Decision.refuse("no ads")
                                            : Decision.allow();
                                });
        try (Session session = session(policy)) {
            session.goTo("http://ann:pw@shop.example/?q=1#part");
            session.click(Target.role("button", "Go"));
            blocked(session, "http://denied.example/");
            BlockedUrl error = blocked(session, "http://shop.example/away");
            assertEquals(Reason.FILTER, error.reason());
            assertTrue(error.getMessage().contains("the request filter; no ads"));
            session.goTo("data:text/html,a#b");
        }
        RequestKind page = RequestKind.NAVIGATION;
        String first = "http://shop.example/?q=1";
        assertEquals(new OutgoingRequest("GET", first, page, null, 0), seen.get(0));
        assertEquals(RequestKind.SUBRESOURCE, seen.get(1).kind());
        assertEquals("http://cdn.example/s.css", seen.get(1).url());
        assertEquals("POST", seen.get(2).method());
        assertTrue(String.valueOf(seen.get(2).initiator()).startsWith(first));
        List<OutgoingRequest> last = seen.subList(seen.size() - 3, seen.size());
        assertEquals("http://shop.example/away", last.get(0).url());
        assertEquals(
                new OutgoingRequest("GET", "http://ads.example/there", page, null, 1), last.get(1));
        assertEquals("data:text/html,a", last.get(2).url());
        assertFalse(seen.get(0).toString().contains("q=1"));
    }

    @Test
    void anExceptionOfTheFilterReachesTheCaller() {
        IllegalStateException fault = new IllegalStateException("no");
        NetworkPolicy policy =
                NetworkPolicy.ANY.withFilter(
                        request -> {
                            throw fault;
                        });
        try (Session session = session(policy)) {
            assertSame(
                    fault,
                    assertThrows(
                            IllegalStateException.class,
                            () -> session.goTo("http://shop.example/")));
        }
        assertEquals(List.of(), asked);
    }

    /** Each reason that an option can lift names that option. */
    @Test
    void errorsNameTheOption() {
        try (Session session = session(NetworkPolicy.ANY)) {
            BlockedUrl port = blocked(session, "http://shop.example:6667/?q=secret");
            assertEquals(Reason.PORT, port.reason());
            assertTrue(
                    port.getMessage().contains("NetworkPolicy.withOpenPorts(6667)"),
                    port.getMessage());
            assertFalse(port.getMessage().contains("secret"));
            BlockedUrl listed = blocked(session, "https://www.google-analytics.com/");
            assertEquals(Reason.BLOCKLIST, listed.reason());
            assertTrue(
                    listed.getMessage().contains("blockedPatterns contains google-analytics.com"),
                    listed.getMessage());
        }
        try (Session session = Session.create()) {
            BlockedUrl scheme = blocked(session, "file:///etc/hosts");
            assertEquals(Reason.SCHEME, scheme.reason());
            assertTrue(scheme.getMessage().contains("allowNonHttp(true)"), scheme.getMessage());
            assertFalse(blocked(session, "ftp://a.example/").getMessage().contains("allowNonHttp"));
        }
        try (Session session = session(NetworkPolicy.ANY.withOpenPorts(6667))) {
            session.goTo("http://shop.example:6667/");
            blocked(session, "http://shop.example:25/");
        }
    }
}
