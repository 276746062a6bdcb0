package browsy.fetch.url;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Parses and resolves URLs by the URL standard.
 *
 * @see <a href="https://url.spec.whatwg.org/#url-parsing">URL: URL parsing</a>
 */
public final class WebAddress {
    private WebAddress() {}

    /** The address in its normal form; null if it is no http or https address. */
    public static @Nullable String normal(String url) {
        HttpUrl parsed = parse(url);
        return parsed == null ? null : serialized(parsed);
    }

    /**
     * What a reference on a page leads to, in its normal form. Other schemes are left as they are.
     *
     * @param base absolute, or empty
     * @return null if it makes no sense
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

    private static @Nullable String besideFile(String base, String reference) {
        try {
            return URI.create(base).resolve(reference.replace(" ", "%20")).toString();
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Whether a link may lead there; browsers follow none to {@code data:}. */
    public static boolean isReadable(String url) {
        return normal(url) != null || isFile(url);
    }

    /** Whether it is an address of a file of this machine. */
    public static boolean isFile(String url) {
        return url.regionMatches(true, 0, "file:", 0, "file:".length());
    }

    /**
     * The same for a page in an encoding, which its queries are in, too.
     *
     * @param charset what the page was decoded with
     */
    public static @Nullable String resolve(String base, String reference, Charset charset) {
        String clean = clean(reference);
        boolean web = isWeb(clean) || !hasScheme(clean);
        return resolve(base, web ? QueryEncoding.encoded(clean, charset) : clean);
    }

    /** The address without its fragment. */
    public static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    /** The fragment, without its number sign; null where there is none. */
    public static @Nullable String fragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? null : url.substring(hash + 1);
    }

    /**
     * An address for messages and logs: without name and password, and without what a form may have
     * put into its query.
     */
    public static String shown(String url) {
        int slashes = url.indexOf("//");
        int path = slashes < 0 ? -1 : indexOfAny(url, "/?#", slashes + 2);
        int end = path < 0 ? url.length() : path;
        int at = slashes < 0 ? -1 : url.lastIndexOf('@', end);
        String open = at < 0 ? url : url.substring(0, slashes + 2) + url.substring(at + 1);
        int query = open.indexOf('?');
        return query < 0 ? withoutFragment(open) : open.substring(0, query) + "?...";
    }

    private static int indexOfAny(String text, String characters, int from) {
        for (int i = from; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    /** Scheme, host and port, as an {@code Origin} header has them; {@code null} for others. */
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

    /** The address as the HTTP client takes it; null if it is no http or https address. */
    public static @Nullable HttpUrl parse(String url) {
        return withValidHost(HttpUrl.parse(clean(url)));
    }

    /** Whether it begins with any scheme. */
    public static boolean hasScheme(String url) {
        return url.matches("(?is)[a-z][a-z0-9+.-]*:.*");
    }

    private static boolean isWeb(String url) {
        return url.matches("(?is)https?:.*");
    }

    /** Controls and spaces at the ends, and tabs and line breaks anywhere, are not part of it. */
    private static String clean(String url) {
        int start = 0;
        int end = url.length();
        while (start < end && url.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && url.charAt(end - 1) <= ' ') {
            end--;
        }
        return url.substring(start, end).replaceAll("[\t\n\r]", "");
    }

    /**
     * The address with its fragment percent-encoded, which OkHttp leaves as it came.
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
     * The address if its host may stand there; a host of numbers as the IPv4 address that it means.
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
}
