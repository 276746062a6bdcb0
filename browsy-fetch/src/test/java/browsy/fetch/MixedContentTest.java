package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the style sheets over http of pages over https. */
class MixedContentTest {
    private static final String PAGE = "<link rel=stylesheet href=http://b.test/s.css>";

    private final ListedPages site = new ListedPages();
    private final Map<String, Response> pages = site.pages;
    private final List<String> requests = site.requests;
    private final Session session =
            Session.create(SessionConfig.builder().requestHandler(site).build());

    @AfterEach
    void close() {
        session.close();
    }

    @Test
    void aPageOverHttpsLoadsNoStyleSheetOverHttp() {
        pages.put(
                "https://a.test/",
                Response.html(PAGE + "<link rel=stylesheet href=https://a.test/r.css>"));
        pages.put("https://a.test/r.css", Response.redirect("http://b.test/r.css"));
        session.goTo("https://a.test/");
        assertEquals(List.of("GET https://a.test/", "GET https://a.test/r.css"), requests);
        assertEquals(2, session.page().warnings().size());
        assertTrue(
                session.page()
                        .warnings()
                        .get(0)
                        .contains("a page over https asks for it over http"),
                session.page().warnings().toString());
    }

    @Test
    void aPageOverHttpLoadsStyleSheetsOverHttp() {
        pages.put("http://a.test/", Response.html(PAGE));
        session.goTo("http://a.test/");
        assertEquals(List.of("GET http://a.test/", "GET http://b.test/s.css"), requests);
    }
}
