package browsy.config;

import java.util.List;
import java.util.Map;

/**
 * Phrases of one language or trade, by topic. Implementations named in {@code
 * META-INF/services/browsy.config.WordList}, or provided by a module, are added to the phrases that
 * come with browsy and count on every page.
 */
public interface WordList {

    /**
     * The phrases in any case, by the name of a topic as browsy's own lists have it, such as {@code
     * search} or {@code cookie_accept}; topics without phrases may be left out. A topic that does
     * not exist is an error when the first page is read.
     */
    Map<String, List<String>> phrases();
}
