package browsy.config;

import java.util.List;
import java.util.Map;

/**
 * Additional phrases for recognizing the content of pages, by topic, for a language or a trade.
 * Implementations are found through {@link java.util.ServiceLoader}: named in {@code
 * META-INF/services/browsy.config.WordList} or provided by a module. Their phrases are added to the
 * built-in ones and apply to every page.
 */
public interface WordList {

    /**
     * The phrases by topic, in any case. Topics are named as in the built-in lists, such as {@code
     * search} or {@code cookie_accept}, and may be missing. An unknown topic causes an error when
     * the first page is processed.
     */
    Map<String, List<String>> phrases();
}
