package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.HttpError;
import browsy.fetch.config.SessionConfig;
import browsy.model.SpatialDom;
import java.util.Iterator;
import java.util.List;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The pages of a list that is divided into several pages. */
class PaginateTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    /** Adds a page of a list with a link to the next one. */
    private void page(int number, int next) {
        StringBuilder html = new StringBuilder("<title>Page " + number + "</title><ul>");
        for (int i = 0; i < 5; i++) {
            html.append("<li><a href=/item/" + number + i + ">Item " + number + i + "</a>");
        }
        html.append("</ul><nav>");
        html.append(next == 0 ? "" : "<a rel=next href=/list/" + next + ">Next</a>");
        site.page("/list/" + number, html.append("</nav>").toString());
    }

    private List<String> titles(int max) {
        return session.paginate(max).map(SpatialDom::title).toList();
    }

    @Test
    void pagesAreLoadedUpToTheLast() {
        page(1, 2);
        page(2, 3);
        page(3, 0);
        session.goTo(site.url("/list/1"));
        assertEquals(List.of("Page 1", "Page 2", "Page 3"), titles(10));
        assertEquals(site.url("/list/3"), session.url());
        assertEquals(List.of("Page 3"), titles(10));
    }

    @Test
    void noMorePagesAreLoadedThanWanted() {
        page(1, 2);
        page(2, 3);
        page(3, 0);
        session.goTo(site.url("/list/1"));
        assertEquals(List.of("Page 1", "Page 2"), titles(2));
        assertEquals(List.of("Page 2"), titles(1));
        assertEquals(List.of("GET /list/1", "GET /list/2"), asked());
        assertThrows(IllegalArgumentException.class, () -> session.paginate(0));
    }

    private List<String> asked() {
        return site.asked().stream().filter(line -> !line.contains("robots")).toList();
    }

    @Test
    void aPageIsLoadedWhenItIsRequested() {
        page(1, 2);
        page(2, 3);
        page(3, 0);
        session.goTo(site.url("/list/1"));
        Iterator<SpatialDom> pages = session.paginate(10).iterator();
        assertEquals("Page 1", pages.next().title());
        assertEquals(1, asked().size());
        assertEquals("Page 2", pages.next().title());
        assertEquals(2, asked().size());
    }

    @Test
    void aPageThatWasVisitedEndsTheSeries() {
        page(1, 2);
        page(2, 1);
        session.goTo(site.url("/list/1"));
        assertEquals(List.of("Page 1", "Page 2"), titles(10));
    }

    @Test
    void buttonsOfFormsLeadToTheNextPage() {
        site.route(
                "/search",
                request -> {
                    String body = request.getBody() == null ? "" : request.getBody().utf8();
                    int number = body.isEmpty() ? 1 : Integer.parseInt(body.substring(5));
                    String button =
                            number == 3
                                    ? ""
                                    : "<form method=post action=/search><input type=hidden name=page"
                                            + " value="
                                            + (number + 1)
                                            + "><nav aria-label=Pagination>Page "
                                            + number
                                            + " of 3 <button>Next</button></nav></form>";
                    return new MockResponse.Builder()
                            .addHeader("Content-Type", "text/html")
                            .body("<title>Part " + number + "</title><p>Entry" + number + button)
                            .build();
                });
        session.goTo(site.url("/search"));
        assertEquals(List.of("Part 1", "Part 2", "Part 3"), titles(10));
    }

    @Test
    void robotsAreObeyedAndTheSessionStaysOnTheLastPage() {
        page(1, 2);
        page(2, 3);
        page(3, 0);
        site.route(
                "/robots.txt",
                request ->
                        new MockResponse.Builder()
                                .body("User-agent: *\nDisallow: /list/3\n")
                                .build());
        session.goTo(site.url("/list/1"));
        Iterator<SpatialDom> pages = session.paginate(10).iterator();
        assertEquals("Page 1", pages.next().title());
        assertEquals("Page 2", pages.next().title());
        assertThrows(BlockedUrl.class, pages::hasNext);
        assertEquals("Page 2", session.dom().title());
    }

    @Test
    void anErrorOfAPageReachesTheCaller() {
        page(1, 2);
        site.route("/list/2", request -> new MockResponse.Builder().code(500).build());
        session.goTo(site.url("/list/1"));
        assertThrows(HttpError.class, () -> titles(10));
        assertEquals("Page 1", session.dom().title());
    }
}
