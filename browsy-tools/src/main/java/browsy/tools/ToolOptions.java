package browsy.tools;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.search.SearchEngine;
import java.util.List;
import java.util.Objects;

/**
 * Options of the tools and their session. Immutable.
 *
 * @param session the configuration of the session
 * @param maxTokens the default limit of tokens for a page as text; 0 for none
 * @param marksUntrusted whether the text of a page is enclosed in remarks that mark it as data
 * @param searchEngines the search engines that a call can name; the first is the default
 */
public record ToolOptions(
        SessionConfig session,
        int maxTokens,
        boolean marksUntrusted,
        List<SearchEngine> searchEngines) {

    /** Default session, whole pages, unmarked, DuckDuckGo and Google. */
    public static final ToolOptions DEFAULT =
            new ToolOptions(
                    SessionConfig.DEFAULT,
                    0,
                    false,
                    List.of(SearchEngine.DUCKDUCKGO, SearchEngine.GOOGLE));

    public ToolOptions {
        Objects.requireNonNull(session);
        if (maxTokens < 0) {
            throw new IllegalArgumentException("maxTokens must not be negative: " + maxTokens);
        }
        if (searchEngines.isEmpty()) {
            throw new IllegalArgumentException("at least one search engine is needed");
        }
        searchEngines = List.copyOf(searchEngines);
    }

    /** Returns a copy with a configuration of the session. */
    public ToolOptions withSession(SessionConfig config) {
        return new ToolOptions(config, maxTokens, marksUntrusted, searchEngines);
    }

    /** Returns a copy with a default limit of tokens; 0 for none. */
    public ToolOptions withMaxTokens(int max) {
        return new ToolOptions(session, max, marksUntrusted, searchEngines);
    }

    /** Returns a copy that encloses the text of pages in remarks. */
    public ToolOptions markingUntrusted() {
        return new ToolOptions(session, maxTokens, true, searchEngines);
    }

    /** Returns a copy with search engines, of which the first is the default. */
    public ToolOptions withSearchEngines(List<SearchEngine> engines) {
        return new ToolOptions(session, maxTokens, marksUntrusted, engines);
    }
}
