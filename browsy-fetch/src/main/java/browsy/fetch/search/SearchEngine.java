package browsy.fetch.search;

import browsy.fetch.config.FetchException.SearchFailed;
import java.util.List;
import org.jsoup.nodes.Document;

/** A web search engine: builds the URL of a query and extracts the results from its page. */
public interface SearchEngine {
    /** DuckDuckGo, by its HTML pages for browsers without scripts. */
    SearchEngine DUCKDUCKGO = new DuckDuckGo();

    /** Google, which may require a CAPTCHA. */
    SearchEngine GOOGLE = new Google();

    /** The name of the engine in lower case. */
    String name();

    /** The absolute URL of the result page for a query. */
    String url(String query);

    /**
     * The results on a result page in their order, without advertisements.
     *
     * @param answers the result page; a document of jsoup's XML parser if the response is XML
     * @throws SearchFailed if the page has neither results nor a message that there are none
     */
    List<SearchResult> results(Document answers);
}
