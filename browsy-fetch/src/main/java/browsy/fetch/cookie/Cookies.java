package browsy.fetch.cookie;

import java.util.List;
import java.util.function.Predicate;

/**
 * The cookies of a session. Changes apply to later requests. Thread-safe; one session has one
 * instance, which no other session sees.
 */
public interface Cookies {
    /** The cookies that are not expired, in the order of their creation. */
    List<Cookie> all();

    /**
     * The cookies that a request to a URL includes if a user enters it, in the order in which they
     * are sent.
     *
     * @throws browsy.fetch.config.FetchException.InvalidUrl if the URL is invalid
     */
    List<Cookie> sentTo(String url);

    /**
     * Adds cookies. A cookie replaces the stored one with the same name, domain, path and
     * partition; an expired cookie removes it. A session has bounds on the number of cookies,
     * beyond which it removes the least recently used ones.
     */
    void add(Cookie... cookies);

    /** Removes the cookies that satisfy a condition, and returns their number. */
    int removeIf(Predicate<Cookie> condition);

    /** Removes all cookies. */
    void clear();

    /** Serializes the cookies, with their values, which are secret. */
    default String save(CookieFormat format) {
        return format.write(all());
    }

    /**
     * Adds the cookies of a text, as {@link #add} does.
     *
     * @throws IllegalArgumentException if the text is not in the format or has an invalid cookie;
     *     then no cookie is added
     */
    default void load(CookieFormat format, String text) {
        add(format.read(text).toArray(Cookie[]::new));
    }
}
