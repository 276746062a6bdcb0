package browsy.fetch.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.FetchException.SearchFailed.Reason;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchEngineTest {
    @Test
    void duckDuckGoResultsAreUnwrappedAndAdvertisementsLeftOut() {
        String html =
                "<div class='result results_links'><h2><a class=result__a"
                        + " href='//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1&amp;rut=x'>"
                        + "First</a></h2><a class=result__snippet>About it</a></div>"
                        + "<div class='result result--ad'><a class=result__a href='https://ad.example'>Ad</a></div>"
                        + "<div class=result><a class=result__a href='https://example.org/c'>Second</a></div>";
        assertEquals(
                List.of(
                        new SearchResult("First", "https://example.org/a?b=1", "About it"),
                        new SearchResult("Second", "https://example.org/c", "")),
                SearchEngine.DUCKDUCKGO.results(
                        Jsoup.parse(html, "https://html.duckduckgo.com/html/")));
    }

    @Test
    void googleResultsAreLinksWithHeadings() {
        String html =
                "<div><a href='https://www.google.com/aclk?x'><h3>Ad</h3></a></div><div id=rso>"
                        + "<div><div><a href='/url?q=https://example.org/x&amp;sa=U'><h3>First</h3></a></div>"
                        + "<div><span>What the page says about the thing.</span></div></div>"
                        + "<div><a href='https://www.google.com/search?q=more'><h3>More</h3></a></div></div>";
        assertEquals(
                List.of(
                        new SearchResult(
                                "First",
                                "https://example.org/x",
                                "What the page says about the thing.")),
                SearchEngine.GOOGLE.results(Jsoup.parse(html, "https://www.google.com/")));
    }

    @Test
    void aPageThatSaysThatThereAreNoResultsHasNone() {
        assertEquals(
                List.of(),
                results(
                        SearchEngine.DUCKDUCKGO,
                        "<div id=links><div class='no-results'>No results for x</div></div>"));
        assertEquals(
                List.of(),
                results(
                        SearchEngine.GOOGLE,
                        "<div id=topstuff><p>Your search did not match any documents</div>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<div class=hit><h2><a href='https://example.org/'>A</a></h2></div>",
                "<div class=result><a class=other href='https://example.org/'>A</a></div>",
            })
    void aPageWithUnknownMarkupIsAnError(String html) {
        for (SearchEngine engine : List.of(SearchEngine.DUCKDUCKGO, SearchEngine.GOOGLE)) {
            SearchFailed failure = assertThrows(SearchFailed.class, () -> results(engine, html));
            assertEquals(Reason.UNKNOWN_MARKUP, failure.reason());
        }
    }

    @Test
    void aChallengeIsAnErrorOfItsOwn() {
        SearchFailed duck =
                assertThrows(
                        SearchFailed.class,
                        () ->
                                results(
                                        SearchEngine.DUCKDUCKGO,
                                        "<form id=challenge-form><p>Select the ducks</form>"));
        assertEquals(Reason.CHALLENGE, duck.reason());
        SearchFailed google =
                assertThrows(
                        SearchFailed.class,
                        () ->
                                results(
                                        SearchEngine.GOOGLE,
                                        "<form action='https://consent.google.com/save'></form>"));
        assertEquals(Reason.CHALLENGE, google.reason());
    }

    private static List<SearchResult> results(SearchEngine engine, String html) {
        return engine.results(Jsoup.parse(html, "https://search.example/"));
    }

    @Test
    void queriesAreEscaped() {
        assertEquals(
                "https://html.duckduckgo.com/html/?q=a%26b+c",
                SearchEngine.DUCKDUCKGO.url("a&b c"));
    }
}
