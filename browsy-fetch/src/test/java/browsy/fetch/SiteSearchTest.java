package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.HttpError;
import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchResult;
import java.util.List;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The search engine that the OpenSearch description of a site describes. */
class SiteSearchTest {
    private static final String LINK =
            "<title>Shop</title><link rel='search' type='application/opensearchdescription+xml'"
                    + " href='/osd.xml'><p>Welcome";

    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private void xml(String path, String type, String content) {
        site.route(
                path,
                request ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", type)
                                .body(content)
                                .build());
    }

    private void described(String urls) {
        xml(
                "/osd.xml",
                "application/opensearchdescription+xml",
                "<OpenSearchDescription><ShortName>Shop</ShortName>"
                        + urls
                        + "</OpenSearchDescription>");
    }

    @Test
    void theSiteIsSearchedByItsDescription() {
        site.page("/", LINK);
        described("<Url type='application/rss+xml' template='/rss/{searchTerms}'/>");
        xml(
                "/rss/green%20tea",
                "application/rss+xml",
                "<rss><channel><title>r</title><item><title>Green tea</title>"
                        + "<link>/tea/1</link><description>Good.</description></item></channel></rss>");
        SearchEngine engine = session.goTo(site.url("/")).siteSearch();
        assertEquals("Shop", engine.name());
        assertEquals(
                List.of(new SearchResult("Green tea", site.url("/tea/1"), "Good.")),
                session.searchWith("green tea", engine));
        assertEquals(site.url("/"), session.url());
    }

    @Test
    void aPageWithoutADescriptionIsAnError() {
        site.page("/", "<link rel=search type=text/html href=/find><p>x");
        session.goTo(site.url("/"));
        ActionError error = assertThrows(ActionError.class, session::siteSearch);
        assertEquals(ActionError.Kind.NO_SUCH_ACTION, error.kind());
    }

    @Test
    void descriptionsThatCannotBeReadAreErrors() {
        site.page("/", LINK);
        session.goTo(site.url("/"));
        assertThrows(HttpError.class, session::siteSearch);
        described("");
        assertThrows(SearchFailed.class, session::siteSearch);
    }
}
