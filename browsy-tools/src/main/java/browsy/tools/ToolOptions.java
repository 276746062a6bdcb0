package browsy.tools;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.search.SearchEngine;
import java.util.List;
import java.util.Objects;

/**
 * How tools answer; immutable.
 *
 * @param session how the session browses
 * @param maxTokens the most tokens of a page as text where a call does not say; 0 for no bound
 * @param marksUntrusted whether text of pages stands between remarks that say that it is one
 * @param searchEngines those that can be asked for by name, the usual one first
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

    /** The same with another configuration of the session. */
    public ToolOptions withSession(SessionConfig config) {
        return new ToolOptions(config, maxTokens, marksUntrusted, searchEngines);
    }

    /** The same with a bound on pages as text. */
    public ToolOptions withMaxTokens(int max) {
        return new ToolOptions(session, max, marksUntrusted, searchEngines);
    }

    /** The same with text of pages marked as such. */
    public ToolOptions markingUntrusted() {
        return new ToolOptions(session, maxTokens, true, searchEngines);
    }

    /** The same with other search engines. */
    public ToolOptions withSearchEngines(List<SearchEngine> engines) {
        return new ToolOptions(session, maxTokens, marksUntrusted, engines);
    }
}
