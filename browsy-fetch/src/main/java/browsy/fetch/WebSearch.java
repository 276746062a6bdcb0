package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.http.DecodedText;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.journal.ActionEntry;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;

/** Queries search engines and loads the pages of their results. */
final class WebSearch {
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
        Response response;
        try (Step step = new TransferBudget(tab.config()).step()) {
            response = tab.transport().page(Request.get(engine.url(query)), step);
        }
        if (response.status() >= 400) {
            throw new FetchException.HttpError(response.status(), response.url());
        }
        return engine.results(Jsoup.parse(DecodedText.ofPage(response).text(), response.url()));
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
