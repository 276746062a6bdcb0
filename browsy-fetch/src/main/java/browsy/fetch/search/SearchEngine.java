package browsy.fetch.search;

import java.util.List;
import org.jsoup.nodes.Document;

/** A search engine: where to ask, and how to read its answers. */
public interface SearchEngine {
    /** DuckDuckGo's pages for browsers without scripts. */
    SearchEngine DUCKDUCKGO = new DuckDuckGo();

    /** Google, which asks programs for a CAPTCHA now and then. */
    SearchEngine GOOGLE = new Google();

    /** Its name in lower case. */
    String name();

    /** The address that answers a query. */
    String url(String query);

    /** The results on a page of answers, best first, advertisements left out. */
    List<SearchResult> results(Document answers);
}
