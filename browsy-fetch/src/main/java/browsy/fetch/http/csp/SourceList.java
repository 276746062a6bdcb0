package browsy.fetch.http.csp;

import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The sources that a directive allows. Keywords for scripts and styles, nonces and hashes allow no
 * URL.
 *
 * @param self whether the origin of the page is allowed
 * @param others the other sources
 * @see <a href="https://w3c.github.io/webappsec-csp/#match-url-to-source-list">Content Security
 *     Policy, 6.7.2</a>
 */
public record SourceList(boolean self, List<Source> others) {
    /** The most characters of a source. */
    private static final int MOST_CHARS = 2000;

    private static final Pattern SCHEME = Pattern.compile("([a-z][a-z0-9+.-]*):");
    private static final Pattern HOST =
            Pattern.compile(
                    "(?:([a-z][a-z0-9+.-]*)://)?(\\*|(?:\\*\\.)?[a-z0-9_.-]+|\\[[0-9a-f:.]+])"
                            + "(?::(\\d{1,5}|\\*))?(/[^?#]*)?",
                    Pattern.CASE_INSENSITIVE);

    /**
     * Creates a list.
     *
     * @param others the list is copied
     */
    public SourceList {
        others = List.copyOf(others);
    }

    /**
     * An allowed source.
     *
     * @param scheme the scheme in lower case; null for that of the page
     * @param host the host in lower case, with {@code *.} for its subdomains; null for any
     * @param port the port, with {@code *} for any; null for that of the scheme
     * @param path the path, which is a prefix if it ends with a slash; null for any
     */
    public record Source(
            @Nullable String scheme,
            @Nullable String host,
            @Nullable String port,
            @Nullable String path) {

        private boolean allows(HttpUrl url, @Nullable HttpUrl page) {
            String from = scheme != null ? scheme : page == null ? null : page.scheme();
            return allowsScheme(from, url.scheme())
                    && (host == null || (allowsHost(host, url) && allowsPort(url)))
                    && allowsPath(url);
        }

        /** Tests a scheme: http stands for https too. */
        private static boolean allowsScheme(@Nullable String allowed, String scheme) {
            return allowed == null
                    || allowed.equals(scheme)
                    || (allowed.equals("http") && scheme.equals("https"));
        }

        private static boolean allowsHost(String allowed, HttpUrl url) {
            String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
            return allowed.equals("*")
                    || (allowed.startsWith("*.")
                            ? host.endsWith(allowed.substring(1))
                            : host.equals(allowed));
        }

        private boolean allowsPort(HttpUrl url) {
            boolean usual = url.port() == HttpUrl.defaultPort(url.scheme());
            if (port == null) {
                return usual;
            }
            return port.equals("*")
                    || port.equals(String.valueOf(url.port()))
                    || (port.equals("80") && url.isHttps() && usual);
        }

        private boolean allowsPath(HttpUrl url) {
            if (path == null || path.equals("/")) {
                return true;
            }
            String allowed = decoded(path);
            String asked = decoded(url.encodedPath());
            return allowed.endsWith("/") ? asked.startsWith(allowed) : asked.equals(allowed);
        }

        private static String decoded(String path) {
            try {
                return WebAddress.percentDecoded(path);
            } catch (IllegalArgumentException e) {
                return path; // an invalid percent-encoding
            }
        }
    }

    /** Parses the value of a directive. Invalid sources allow nothing. */
    static SourceList parsed(String value) {
        boolean self = false;
        List<Source> others = new ArrayList<>();
        for (String token : value.strip().split("\\s+")) {
            Matcher scheme = SCHEME.matcher(token.toLowerCase(Locale.ROOT));
            Matcher host = HOST.matcher(token);
            if (token.equalsIgnoreCase("'self'")) {
                self = true;
            } else if (token.equals("*")) {
                others.add(new Source("http", null, null, null));
            } else if (token.length() <= MOST_CHARS && scheme.matches()) {
                others.add(new Source(scheme.group(1), null, null, null));
            } else if (token.length() <= MOST_CHARS && host.matches()) {
                others.add(
                        new Source(
                                lower(host.group(1)),
                                lower(host.group(2)),
                                host.group(3),
                                host.group(4)));
            }
        }
        return new SourceList(self, others);
    }

    private static @Nullable String lower(@Nullable String text) {
        return text == null ? null : text.toLowerCase(Locale.ROOT);
    }

    /**
     * Tests whether a URL is allowed.
     *
     * @param page the URL of the page; null if it has no host
     */
    boolean allow(HttpUrl url, @Nullable HttpUrl page) {
        return (self && page != null && isSelf(url, page))
                || others.stream().anyMatch(source -> source.allows(url, page));
    }

    /** Tests for the origin of the page, or its upgrade to https. */
    private static boolean isSelf(HttpUrl url, HttpUrl page) {
        if (!url.host().equals(page.host())) {
            return false;
        }
        boolean same = url.scheme().equals(page.scheme()) && url.port() == page.port();
        boolean usual =
                url.port() == HttpUrl.defaultPort(url.scheme())
                        && page.port() == HttpUrl.defaultPort(page.scheme());
        return same || (url.isHttps() && (usual || url.port() == page.port()));
    }
}
