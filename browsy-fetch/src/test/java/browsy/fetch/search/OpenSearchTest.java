package browsy.fetch.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.FetchException.SearchFailed.Reason;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OpenSearch descriptions, and the results of the engines that they describe. */
class OpenSearchTest {
    private static final String BASE = "https://example.org/search/description.xml";

    private static OpenSearch described(String urls) {
        return OpenSearch.parse(
                "<?xml version='1.0'?><OpenSearchDescription"
                        + " xmlns='http://a9.com/-/spec/opensearch/1.1/'>"
                        + "<ShortName>Example</ShortName>"
                        + urls
                        + "</OpenSearchDescription>",
                BASE);
    }

    private static String page(String template) {
        return "<Url type='text/html' template='" + template + "'/>";
    }

    @ParameterizedTest
    @CsvSource({
        "https://example.org/?q={searchTerms}, https://example.org/?q=a%26b+c",
        "/find/{searchTerms}, https://example.org/find/a%26b%20c",
        "../s?p={startPage}&amp;i={startIndex}&amp;q={searchTerms}, "
                + "https://example.org/s?p=1&i=1&q=a%26b+c",
        "?n={count?}&amp;q={searchTerms}, https://example.org/search/description.xml?n=&q=a%26b+c",
        "/{startPage?}/{searchTerms}, https://example.org//a%26b%20c",
        "/?q={searchTerms}&amp;x={ext:color?}, https://example.org/?q=a%26b+c&x=",
        "/?l={language}&amp;e={inputEncoding}&amp;q={searchTerms}, "
                + "https://example.org/?l=*&e=UTF-8&q=a%26b+c",
    })
    void parametersOfTemplatesAreReplaced(String template, String url) {
        assertEquals(url, described(page(template)).url("a&b c"));
    }

    @Test
    void termsAreInTheEncodingOfTheDescription() {
        OpenSearch engine =
                described(
                        "<InputEncoding>windows-1252</InputEncoding>" + page("/?q={searchTerms}"));
        assertEquals("https://example.org/?q=caf%E9", engine.url("caf\u00e9"));
        OpenSearch unknown =
                described("<InputEncoding>klingon</InputEncoding>" + page("/?q={searchTerms}"));
        assertEquals("https://example.org/?q=caf%C3%A9", unknown.url("caf\u00e9"));
    }

    @Test
    void parametersMayBeChildElements() {
        OpenSearch engine =
                described(
                        "<Url type='text/html' method='GET' template='/find'>"
                                + "<Param name='t' value='x'/>"
                                + "<Param name='q' value='{searchTerms}'/></Url>");
        assertEquals("https://example.org/find?t=x&q=tea", engine.url("tea"));
    }

    @Test
    void numbersOfPagesMayStartAtZero() {
        OpenSearch engine =
                described(
                        "<Url type='text/html' pageOffset='0' indexOffset='5'"
                                + " template='/?q={searchTerms}&amp;p={startPage}&amp;i={startIndex}'/>");
        assertEquals("https://example.org/?q=tea&p=0&i=5", engine.url("tea"));
    }

    @Test
    void feedsTakePrecedenceOverPagesAndSuggestionsAreNoResults() {
        OpenSearch engine =
                described(
                        "<Url type='application/x-suggestions+json' template='/j?q={searchTerms}'/>"
                                + "<Url type='text/html' rel='self' template='/self?q={searchTerms}'/>"
                                + page("/html?q={searchTerms}")
                                + "<Url type='application/atom+xml' template='/atom?q={searchTerms}'/>"
                                + "<Url type='application/rss+xml' template='/rss?q={searchTerms}'/>");
        assertEquals("https://example.org/atom?q=tea", engine.url("tea"));
        assertEquals("Example", engine.name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<Url type='text/html' method='post' template='/?q={searchTerms}'/>",
                "<Url type='text/html' template='/?q=tea'/>",
                "<Url type='text/html' template='/?q={searchTerms}&amp;x={color}'/>",
                "<Url type='text/html' template='file:///{searchTerms}'/>",
                "<Url type='text/html' template='javascript:{searchTerms}'/>",
                "<Url type='text/html' template='https://{searchTerms}.example.org/'/>",
                "<Url template='/?q={searchTerms}'/>",
            })
    void aDescriptionWithoutAUsableTemplateIsRefused(String urls) {
        SearchFailed failure = assertThrows(SearchFailed.class, () -> described(urls));
        assertEquals(Reason.NO_TEMPLATE, failure.reason());
    }

    @Test
    void resultsOfAPageAreItsRepeatedEntries() {
        StringBuilder html =
                new StringBuilder("<title>Search</title><nav><a href=/>Home</a></nav>");
        html.append("<main><h1>Results for tea</h1><ol>");
        for (String kind : List.of("Green", "Black", "White", "Herbal", "Oolong")) {
            html.append("<li><h3><a href='/tea/")
                    .append(kind)
                    .append("'>")
                    .append(kind)
                    .append(" tea</a></h3><p>All about this kind of tea and its taste.</p></li>");
        }
        html.append("</ol></main>");
        OpenSearch engine = described(page("/?q={searchTerms}"));
        List<SearchResult> results =
                engine.results(Jsoup.parse(html.toString(), "https://example.org/?q=tea"));
        assertEquals(5, results.size());
        assertEquals(
                new SearchResult(
                        "Green tea",
                        "https://example.org/tea/Green",
                        "All about this kind of tea and its taste."),
                results.get(0));
    }

    @Test
    void aPageWithoutEntriesHasNoResults() {
        OpenSearch engine = described(page("/?q={searchTerms}"));
        assertEquals(
                List.of(), engine.results(Jsoup.parse("<p>Nothing found", "https://example.org/")));
        assertEquals(List.of(), engine.results(Jsoup.parse("", "https://example.org/")));
    }

    @Test
    void resultsOfAFeedAreItsItemsWithWebAddresses() {
        String feed =
                "<feed xmlns='http://www.w3.org/2005/Atom'><title>tea</title>"
                        + "<entry><title>Green</title><link href='/green'/>"
                        + "<summary>&lt;b&gt;A&lt;/b&gt; tea</summary></entry>"
                        + "<entry><title>Bad</title><link href='javascript:1'/></entry></feed>";
        List<SearchResult> results =
                described(page("/?q={searchTerms}"))
                        .results(Jsoup.parse(feed, "https://example.org/atom", Parser.xmlParser()));
        assertEquals(
                List.of(new SearchResult("Green", "https://example.org/green", "A tea")), results);
        assertFalse(results.isEmpty());
    }
}
