package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that requests to hosts that asked for it are sent over https. */
class StrictTransportTest {
    private final ListedPages site = new ListedPages();
    private final Map<String, Response> pages = site.pages;
    private final List<String> requests = site.requests;
    private final Session session =
            Session.create(
                    SessionConfig.builder().requestHandler(site).allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
    }

    private void asks(String url, String value) {
        pages.put(url, Response.html("ok").withHeader("Strict-Transport-Security", value));
        session.goTo(url);
    }

    private String requested(String url) {
        requests.clear();
        session.goTo(url);
        return requests.get(0).substring("GET ".length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "max-age=1000",
                "MAX-AGE=\"1000\" ; other",
                "max-age=99999999999999999999; includeSubDomains",
            })
    void aHostThatAsksForItIsRequestedOverHttps(String value) {
        asks("https://a.test/", value);
        assertEquals("https://a.test/x?y", requested("http://a.test/x?y"));
        assertEquals("https://a.test:8080/", requested("http://a.test:8080/"));
        assertEquals("http://b.test/", requested("http://b.test/"));
    }

    @Test
    void subdomainsAreIncludedOnRequest() {
        asks("https://a.test/", "max-age=9; includeSubDomains");
        asks("https://b.test/", "max-age=9");
        assertEquals("https://x.y.a.test/", requested("http://x.y.a.test/"));
        assertEquals("http://x.b.test/", requested("http://x.b.test/"));
        assertEquals("http://xa.test/", requested("http://xa.test/"));
    }

    @Test
    void redirectsAreSecuredToo() {
        asks("https://a.test/", "max-age=9");
        pages.put("http://b.test/", Response.redirect("http://a.test/x"));
        session.goTo("http://b.test/");
        assertEquals("https://a.test/x", session.url());
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.test/, includeSubDomains, http://a.test/",
        "https://a.test/, max-age=1; max-age=1, http://a.test/",
        "https://a.test/, max-age=-1, http://a.test/",
        "http://a.test/, max-age=9, http://a.test/",
        "https://192.0.2.1/, max-age=9, http://192.0.2.1/",
        "https://localhost/, max-age=9, http://localhost/",
    })
    void invalidWishesHaveNoEffect(String url, String value, String requested) {
        asks(url, value);
        assertEquals(requested, requested(requested));
    }

    @Test
    void anAgeOfZeroEndsIt() {
        asks("https://a.test/", "max-age=9");
        asks("https://a.test/", "max-age=0");
        assertEquals("http://a.test/", requested("http://a.test/"));
    }

    @Test
    void copiesOfASessionKnowTheHosts() {
        asks("https://a.test/", "max-age=9");
        try (Session copy = session.fork()) {
            requests.clear();
            copy.goTo("http://a.test/");
            assertEquals(List.of("GET https://a.test/"), requests);
        }
    }
}
