package browsy.fetch.search;

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

    /** The results on a result page in their order, without advertisements. */
    List<SearchResult> results(Document answers);
}
