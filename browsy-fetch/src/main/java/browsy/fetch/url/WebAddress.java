package browsy.fetch.url;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import browsy.infra.LoopbackHost;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Parses and resolves URLs by the URL standard.
 *
 * @see <a href="https://url.spec.whatwg.org/#url-parsing">URL: URL parsing</a>
 */
public final class WebAddress {
    private static final Pattern AUTHORITY =
            Pattern.compile("^\\s*https?:[/\\\\]*|//", CASE_INSENSITIVE);

    private static final Pattern SCHEME = Pattern.compile("(?is)[a-z][a-z0-9+.-]*:.*");
    private static final Pattern WEB = Pattern.compile("(?is)https?:.*");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");
    private static final Pattern LINE_BREAK_OR_TAB = Pattern.compile("[\t\n\r]");

    private WebAddress() {}

    /** Returns the serialization of a URL; null if it is not a valid http or https URL. */
    public static @Nullable String normal(String url) {
        HttpUrl parsed = parse(url);
        return parsed == null ? null : serialized(parsed);
    }

    /**
     * Resolves a URL reference and serializes the result. A reference with a scheme other than http
     * and https is returned without serialization.
     *
     * @param base the absolute base URL, or empty
     * @return the absolute URL; null if it is invalid
     */
    public static @Nullable String resolve(String base, String reference) {
        String clean = clean(reference);
        if (isFile(base) && !hasScheme(clean)) {
            return besideFile(base, clean);
        }
        HttpUrl from = parse(base);
        HttpUrl target = from == null ? parse(clean) : withValidHost(from.resolve(clean));
        if (target != null) {
            return serialized(target);
        }
        return hasScheme(clean) && !isWeb(clean) ? clean : null;
    }

    /** Resolves a relative reference against a {@code file:} URL; null if it is invalid. */
    private static @Nullable String besideFile(String base, String reference) {
        if (reference.isEmpty()) {
            return withoutFragment(base);
        }
        try {
            return URI.create(base).resolve(reference.replace(" ", "%20")).toString();
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /**
     * Tests whether links can navigate to a URL: it is an http, https or file URL. As in browsers,
     * links cannot navigate to {@code data:} URLs.
     */
    public static boolean isReadable(String url) {
        return normal(url) != null || isFile(url);
    }

    /** Tests whether the scheme of a URL is {@code file:}. */
    public static boolean isFile(String url) {
        return url.regionMatches(true, 0, "file:", 0, "file:".length());
    }

    /**
     * Resolves a URL reference like {@link #resolve(String, String)}, and encodes its query in the
     * encoding of the page.
     *
     * @param charset the encoding of the page
     */
    public static @Nullable String resolve(String base, String reference, Charset charset) {
        String clean = clean(reference);
        boolean web = isWeb(clean) || !hasScheme(clean);
        return resolve(base, web ? QueryEncoding.encoded(clean, charset) : clean);
    }

    /** Returns a URL without its fragment and number sign. */
    public static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    /** Returns the fragment of a URL without the number sign; null if it has none. */
    public static @Nullable String fragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? null : url.substring(hash + 1);
    }

    /**
     * Decodes percent-encoded UTF-8. A plus sign is itself.
     *
     * @throws IllegalArgumentException if a percent sign is not followed by two digits
     */
    public static String percentDecoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Returns a URL with the fragment of another one, or without one if that has none. */
    public static String withFragmentOf(String url, String other) {
        int hash = other.indexOf('#');
        return hash < 0 ? withoutFragment(url) : withoutFragment(url) + other.substring(hash);
    }

    /**
     * Tests whether a navigation from a page to a URL stays in the document: the URL has a fragment
     * and is otherwise that of the page.
     *
     * @param url the absolute URL
     * @param page the URL of the page
     */
    public static boolean isFragmentOf(String url, String page) {
        return fragment(url) != null && withoutFragment(url).equals(withoutFragment(page));
    }

    /**
     * Returns a URL for messages and logs: without credentials and fragment, with the query
     * replaced by dots, since it may contain form input, and without control characters. Of a
     * {@code data:} URL, only the scheme is shown.
     */
    public static String shown(String url) {
        String clean = CONTROL.matcher(url).replaceAll("");
        if (clean.regionMatches(true, 0, "data:", 0, "data:".length())) {
            return "data:...";
        }
        int authority = authority(clean);
        int path = authority < 0 ? -1 : indexOfAny(clean, "/\\?#", authority);
        int end = path < 0 ? clean.length() : path;
        int at = authority < 0 ? -1 : clean.lastIndexOf('@', end);
        String open =
                at < 0 || at < authority
                        ? clean
                        : clean.substring(0, authority) + clean.substring(at + 1);
        int query = open.indexOf('?');
        return query < 0 ? withoutFragment(open) : open.substring(0, query) + "?...";
    }

    /**
     * The index of the authority; -1 if the URL has none. A web URL may have any number of slashes
     * and backslashes before it.
     */
    private static int authority(String url) {
        Matcher start = AUTHORITY.matcher(url);
        return start.find() ? start.end() : -1;
    }

    private static int indexOfAny(String text, String characters, int from) {
        for (int i = from; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the serialized host of an http or https URL, without brackets; null if invalid. */
    public static @Nullable String host(String url) {
        HttpUrl parsed = parse(url);
        return parsed == null ? null : parsed.host();
    }

    /** Returns the serialized origin of an http or https URL; the text "null" for other URLs. */
    public static String origin(String url) {
        HttpUrl parsed = parse(url);
        if (parsed == null) {
            return "null";
        }
        String port =
                parsed.port() == HttpUrl.defaultPort(parsed.scheme()) ? "" : ":" + parsed.port();
        String host = parsed.host().contains(":") ? "[" + parsed.host() + "]" : parsed.host();
        return parsed.scheme() + "://" + host + port;
    }

    /** Returns the encoded path and query of a URL; null if it is not a valid http or https URL. */
    public static @Nullable String pathAndQuery(String url) {
        HttpUrl parsed = parse(url);
        if (parsed == null) {
            return null;
        }
        String query = parsed.encodedQuery();
        return query == null ? parsed.encodedPath() : parsed.encodedPath() + "?" + query;
    }

    /** Parses a URL for OkHttp; null if it is not a valid http or https URL. */
    public static @Nullable HttpUrl parse(String url) {
        return withValidHost(HttpUrl.parse(clean(url)));
    }

    /** Tests whether a text begins with a URL scheme and a colon. */
    public static boolean hasScheme(String url) {
        return SCHEME.matcher(url).matches();
    }

    private static boolean isWeb(String url) {
        return WEB.matcher(url).matches();
    }

    /** Removes control characters and spaces at both ends, and tabs and line breaks anywhere. */
    private static String clean(String url) {
        int start = 0;
        int end = url.length();
        while (start < end && url.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && url.charAt(end - 1) <= ' ') {
            end--;
        }
        return LINE_BREAK_OR_TAB.matcher(url.substring(start, end)).replaceAll("");
    }

    /**
     * Serializes a URL. OkHttp does not percent-encode fragments; this method does.
     *
     * @see <a href="https://url.spec.whatwg.org/#fragment-percent-encode-set">URL: the fragment
     *     percent-encode set</a>
     */
    private static String serialized(HttpUrl url) {
        String raw = url.encodedFragment();
        if (raw == null || raw.codePoints().noneMatch(WebAddress::isEncodedInFragments)) {
            return url.toString();
        }
        StringBuilder out = new StringBuilder(withoutFragment(url.toString())).append('#');
        raw.codePoints().forEach(c -> appendToFragment(out, c));
        return out.toString();
    }

    private static boolean isEncodedInFragments(int c) {
        return c <= ' ' || c >= 0x7F || c == '"' || c == '<' || c == '>' || c == '`';
    }

    private static void appendToFragment(StringBuilder out, int c) {
        if (!isEncodedInFragments(c)) {
            out.append((char) c);
            return;
        }
        for (byte part : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
            out.append('%').append(HexFormat.of().withUpperCase().toHexDigits(part));
        }
    }

    /**
     * Checks the host of a URL beyond the checks of OkHttp. Returns null for a forbidden host code
     * point or an invalid IPv4 address; converts legacy IPv4 notations to dotted decimal.
     *
     * @see <a href="https://url.spec.whatwg.org/#concept-host-parser">URL: host parser</a>
     */
    private static @Nullable HttpUrl withValidHost(@Nullable HttpUrl url) {
        if (url == null || url.host().contains(":")) {
            return url;
        }
        if (url.host().chars().anyMatch(c -> "<>^|".indexOf(c) >= 0)) {
            return null;
        }
        if (!Ipv4Numbers.endsInNumber(url.host())) {
            return url;
        }
        String dotted = Ipv4Numbers.dotted(url.host());
        return dotted == null ? null : url.newBuilder().host(dotted).build();
    }

    /**
     * Tests whether a URL is potentially trustworthy: over https, or of this machine.
     *
     * @see <a href="https://w3c.github.io/webappsec-secure-contexts/#is-url-trustworthy">Secure
     *     Contexts, 3.2</a>
     */
    public static boolean isTrustworthy(HttpUrl url) {
        return url.isHttps() || LoopbackHost.is(url.host());
    }

    /**
     * Returns a URL with https in place of http, unless it is trustworthy.
     *
     * @param parsed the parsed URL
     */
    public static String secured(String url, HttpUrl parsed) {
        return isTrustworthy(parsed) ? url : parsed.newBuilder().scheme("https").build().toString();
    }
}
