package browsy.fetch.search;

/**
 * A page that a search found.
 *
 * @param title of the page
 * @param url of the page itself, not of the engine's redirect
 * @param snippet what the engine quotes of it; may be empty
 */
public record SearchResult(String title, String url, String snippet) {}
