package browsy.fetch.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

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
    void queriesAreEscaped() {
        assertEquals(
                "https://html.duckduckgo.com/html/?q=a%26b+c",
                SearchEngine.DUCKDUCKGO.url("a&b c"));
    }
}
