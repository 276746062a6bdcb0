package browsy.fetch.search;

/**
 * A search result.
 *
 * @param title the title of the page
 * @param url the URL of the page, without a redirect of the search engine
 * @param snippet the excerpt that the search engine shows; may be empty
 */
public record SearchResult(String title, String url, String snippet) {}
