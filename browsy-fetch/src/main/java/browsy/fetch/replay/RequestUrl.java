package browsy.fetch.replay;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an absolute URL that identify a request, without credentials and fragment.
 *
 * @param origin the scheme, host and port, in lower case, without a default port
 * @param path the encoded path, at least a slash
 * @param query the encoded query; null for none
 */
record RequestUrl(String origin, String path, @Nullable String query) {

    static RequestUrl of(String url) {
        int hash = url.indexOf('#');
        String bare = hash < 0 ? url : url.substring(0, hash);
        int mark = bare.indexOf('?');
        String query = mark < 0 ? null : bare.substring(mark + 1);
        String place = mark < 0 ? bare : bare.substring(0, mark);
        int authority = place.indexOf("://");
        int slash = authority < 0 ? -1 : place.indexOf('/', authority + 3);
        String origin = slash < 0 ? place : place.substring(0, slash);
        String path = slash < 0 ? "/" : place.substring(slash);
        int at = origin.lastIndexOf('@');
        if (at >= 0 && authority >= 0) {
            origin = origin.substring(0, authority + 3) + origin.substring(at + 1);
        }
        return new RequestUrl(withoutDefaultPort(origin.toLowerCase(Locale.ROOT)), path, query);
    }

    private static String withoutDefaultPort(String origin) {
        String port = origin.startsWith("https:") ? ":443" : ":80";
        return origin.endsWith(port)
                ? origin.substring(0, origin.length() - port.length())
                : origin;
    }
}
