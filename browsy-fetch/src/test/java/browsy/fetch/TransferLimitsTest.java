package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.TransferLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TransferLimitsTest {
    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    private static SessionConfig.Builder config(UnaryOperator<TransferLimits.Builder> limits) {
        return SessionConfig.builder()
                .allowPrivateNetwork(true)
                .transferLimits(limits.apply(TransferLimits.builder()).build());
    }

    private static Session session(UnaryOperator<TransferLimits.Builder> limits) {
        return Session.create(config(limits).build());
    }

    @Test
    void styleSheetsBeyondTheBytesOfANavigationAreLeftOut() {
        site.page(
                "/", "<link rel=stylesheet href=a.css><link rel=stylesheet href=b.css><h1>in</h1>");
        site.route("/a.css", r -> css("h1 { color: red }"));
        site.route("/b.css", r -> css("h1 { color: blue }" + " ".repeat(20_000)));
        try (Session session = session(limits -> limits.maxNavigationBytes(10_000))) {
            session.goTo(site.url("/"));
            assertEquals("in", session.element(1).text());
            String warning = session.page().warnings().get(0);
            assertTrue(warning.contains("(maxNavigationBytes)"), warning);
        }
    }

    @Test
    void theBytesOfANavigationIncludeItsRefreshes() {
        String padding = "<!--" + "a".repeat(4000) + "-->";
        site.page("/", "<meta http-equiv=refresh content='0;url=/b'>" + padding);
        site.page("/b", "<meta http-equiv=refresh content='0;url=/c'>" + padding);
        site.page("/c", "<title>C</title>" + padding);
        try (Session session = session(limits -> limits.maxNavigationBytes(10_000))) {
            ResponseTooLarge error =
                    assertThrows(ResponseTooLarge.class, () -> session.goTo(site.url("/")));
            assertEquals(Limit.NAVIGATION_BYTES, error.limit());
            assertEquals("C", session.goTo(site.url("/c")).dom().title());
        }
    }

    @Test
    void styleSheetsBeyondTheTimeOfANavigationAreLeftOut() {
        site.page("/", "<link rel=stylesheet href=s.css><h1>in</h1>");
        site.route(
                "/s.css",
                r -> new MockResponse.Builder().headersDelay(1, TimeUnit.MINUTES).build());
        try (Session session = session(l -> l.maxNavigationTime(Duration.ofSeconds(1)))) {
            session.goTo(site.url("/"));
            assertEquals("in", session.element(1).text());
            String warning = session.page().warnings().get(0);
            assertTrue(warning.contains("(maxNavigationTime)"), warning);
        }
    }

    @Test
    void headerLimitsApplyToARequestHandler() {
        RequestHandler handler =
                request ->
                        new RequestHandler.Response(
                                200,
                                Map.of(
                                        "Content-Type",
                                        List.of("text/html"),
                                        "X",
                                        List.of("1", "2", "3")),
                                "<title>In</title>".getBytes());
        SessionConfig.Builder config = config(limits -> limits.maxHeaders(4));
        try (Session session = Session.create(config.requestHandler(handler).build())) {
            assertEquals("In", session.goTo("https://shop.example/").dom().title());
        }
        config = config(limits -> limits.maxHeaders(3));
        try (Session session = Session.create(config.requestHandler(handler).build())) {
            ResponseTooLarge error =
                    assertThrows(
                            ResponseTooLarge.class, () -> session.goTo("https://shop.example/"));
            assertEquals(Limit.HEADERS, error.limit());
            assertEquals(
                    "Response too large: 4 header fields, the limit is 3 (maxHeaders)",
                    error.getMessage());
        }
    }

    @Test
    void redirectsCountForEachNavigation() {
        site.route("/a", r -> TestSite.redirect(302, "/b")).page("/b", "<title>B</title>");
        try (Session session = session(limits -> limits.maxRedirects(1))) {
            assertEquals("B", session.goTo(site.url("/a")).dom().title());
            assertEquals("B", session.goTo(site.url("/a")).dom().title());
        }
        try (Session session = session(limits -> limits.maxRedirects(0))) {
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/a")));
        }
    }

    @Test
    void theConvenienceSettersKeepTheOtherLimits() {
        TransferLimits limits =
                config(builder -> builder.maxHeaders(7)).maxRedirects(3).build().transferLimits();
        assertEquals(TransferLimits.builder().maxHeaders(7).maxRedirects(3).build(), limits);
    }

    @Test
    void invalidLimitsAreRejected() {
        TransferLimits.Builder limits = TransferLimits.builder();
        assertThrows(IllegalArgumentException.class, () -> limits.maxHeaderBytes(1 << 20).build());
        assertThrows(
                IllegalArgumentException.class,
                () -> TransferLimits.builder().maxExpansion(0).build());
        assertThrows(
                IllegalArgumentException.class,
                () -> TransferLimits.builder().maxNavigationTime(Duration.ZERO).build());
    }

    private static MockResponse css(String text) {
        return new MockResponse.Builder().addHeader("Content-Type", "text/css").body(text).build();
    }
}
