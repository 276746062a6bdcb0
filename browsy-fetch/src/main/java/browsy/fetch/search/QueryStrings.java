package browsy.fetch.search;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Encodes and decodes query strings of search engines. */
final class QueryStrings {
    private QueryStrings() {}

    /** Encodes a value in UTF-8 for {@code application/x-www-form-urlencoded}. */
    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** The decoded value of a query parameter of a URL; empty if it is missing or invalid. */
    static String parameter(String url, String name) {
        int query = url.indexOf('?');
        if (query < 0) {
            return "";
        }
        String text = url.substring(query + 1).replaceFirst("#.*", "");
        for (String pair : text.split("&")) {
            if (pair.startsWith(name + "=")) {
                try {
                    return URLDecoder.decode(
                            pair.substring(name.length() + 1), StandardCharsets.UTF_8);
                } catch (IllegalArgumentException e) {
                    return "";
                }
            }
        }
        return "";
    }
}
