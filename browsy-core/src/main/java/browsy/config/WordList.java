package browsy.config;

import java.util.List;
import java.util.Map;

/**
 * Additional phrases for recognizing the content of pages, by topic, for a language or a trade.
 * Implementations are found through {@link java.util.ServiceLoader}: named in {@code
 * META-INF/services/browsy.config.WordList} or provided by a module. Their phrases are added to the
 * built-in ones and apply to every page.
 *
 * <p>A phrase matches whole words of a text. Case, accents, and the hyphens, quotes, commas and
 * spaces between words do not matter. In scripts without spaces between words, and in Korean, words
 * match anywhere. In a phrase,
 *
 * <ul>
 *   <li>{@code *} at the end of a word matches any end: {@code regist* account} matches "registered
 *       account";
 *   <li>{@code ~} between words matches up to two words: {@code forgot ~ password} matches "forgot
 *       password" and "forgot your password".
 * </ul>
 */
public interface WordList {

    /**
     * The phrases by topic, in any case. Topics are named as in the built-in lists, such as {@code
     * search} or {@code cookie_accept}, and may be missing. An unknown topic causes an error when
     * the first page is processed; so does a phrase that begins with {@code ~} or in which all
     * words end in {@code *} and have fewer than five letters.
     */
    Map<String, List<String>> phrases();
}
