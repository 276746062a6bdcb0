package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.http.DecodedText;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.journal.ActionEntry;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.fetch.search.OpenSearch;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Queries search engines and loads the pages of their results. */
final class WebSearch {
    /** The media type of OpenSearch descriptions. */
    private static final String DESCRIPTION = "application/opensearchdescription+xml";

    private WebSearch() {}

    /**
     * Requests the result page of a search engine and reads the results from it.
     *
     * @throws FetchException.HttpError if the status is 400 or higher
     */
    static List<SearchResult> search(Tab tab, String query, SearchEngine engine) {
        ActionEntry entry = tab.transport().journal().action("search");
        try {
            List<SearchResult> results = results(tab, query, engine);
            entry.finished(0, false, entry.elapsed());
            return results;
        } catch (RuntimeException | Error e) {
            entry.failed(e);
            throw e;
        }
    }

    private static List<SearchResult> results(Tab tab, String query, SearchEngine engine) {
        return engine.results(document(received(tab, Request.get(engine.url(query)))));
    }

    /**
     * Requests the OpenSearch description that the current page links to.
     *
     * @throws ActionError if the page links to none
     * @throws FetchException.SearchFailed if the description has no usable template
     */
    static SearchEngine ofSite(Tab tab) {
        LoadedPage page = tab.page();
        for (Element link : page.page().document().select("link[rel~=(?i)\\bsearch\\b][href]")) {
            String url = link.absUrl("href");
            if (link.attr("type").strip().equalsIgnoreCase(DESCRIPTION) && !url.isEmpty()) {
                Request request = Request.get(url, page.url(), page.source().policy());
                Response response = received(tab, request);
                return OpenSearch.parse(DecodedText.ofXml(response).text(), response.url());
            }
        }
        throw new ActionError(
                Kind.NO_SUCH_ACTION, 0, "the page links to no OpenSearch description");
    }

    private static Response received(Tab tab, Request request) {
        Response response;
        try (Step step = new TransferBudget(tab.config()).step()) {
            response = tab.transport().page(request, step);
        }
        if (response.status() >= 400) {
            throw Navigator.error(response);
        }
        return response;
    }

    private static Document document(Response response) {
        String type = response.mediaType();
        boolean xml = type.endsWith("/xml") || type.endsWith("+xml");
        return xml
                ? Jsoup.parse(
                        DecodedText.ofXml(response).text(), response.url(), Parser.xmlParser())
                : Jsoup.parse(DecodedText.ofPage(response).text(), response.url());
    }

    /** Loads the pages of the first results that {@code robots.txt} does not disallow. */
    static List<SearchPage> read(Session session, List<SearchResult> results, int count) {
        List<SearchPage> pages = new ArrayList<>();
        for (SearchResult result : results.subList(0, Math.min(count, results.size()))) {
            pages.add(read(session, result));
        }
        return pages;
    }

    /** Loads the page of a result; the result has no page if loading fails. */
    private static SearchPage read(Session session, SearchResult result) {
        try {
            return new SearchPage(result, session.goTo(result.url()).dom());
        } catch (FetchException e) {
            return new SearchPage(result, null);
        }
    }
}
