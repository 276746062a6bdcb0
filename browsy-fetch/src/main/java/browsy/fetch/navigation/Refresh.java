package browsy.fetch.navigation;

import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import java.nio.charset.Charset;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A declarative refresh of a page.
 *
 * @param seconds the delay
 * @param url the absolute URL of the next page
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#shared-declarative-refresh-steps">HTML:
 *     declarative refresh</a>
 */
public record Refresh(int seconds, String url) {
    /** The maximum number of digits that fit an {@code int}. */
    private static final int MOST_DIGITS = 9;

    /** The maximum length of a URL in a message, in characters. */
    private static final int LONGEST_SHOWN = 100;

    /**
     * Returns the refresh with the shortest delay in the header and the {@code meta} elements, the
     * last one for equal delays. NB: as in Chromium; by the standard, the first refresh wins. The
     * contents of templates are not in the document, and a base counts for the elements after it.
     *
     * @param header the value of the {@code Refresh} header; empty for none
     * @param policy the content policy; {@code meta} elements do not refresh a page whose sandbox
     *     permits no scripts, but headers do
     * @param charset the encoding of the page, in which queries are sent
     * @return the refresh; null if there is no valid one
     */
    public static @Nullable Refresh of(
            String header,
            Document document,
            ContentPolicy policy,
            String pageUrl,
            Charset charset) {
        Refresh soonest = read(header, pageUrl, pageUrl, charset);
        if (!policy.permitsScripts()) {
            return soonest;
        }
        String base = pageUrl;
        for (Element element : document.select("meta, base[href]")) {
            if (element.normalName().equals("base")) {
                base = document.baseUri();
            } else if (element.attr("http-equiv").equalsIgnoreCase("refresh")
                    && element.closest("template") == null) {
                Refresh refresh = read(element.attr("content"), base, pageUrl, charset);
                boolean sooner =
                        refresh != null && (soonest == null || refresh.seconds <= soonest.seconds);
                soonest = sooner ? refresh : soonest;
            }
        }
        return soonest;
    }

    /**
     * Parses a refresh value: the delay and, after a separator, an optional URL, whose default is
     * the page. Returns null if the value is invalid.
     */
    private static @Nullable Refresh read(
            String text, String base, String pageUrl, Charset charset) {
        int start = past(text, 0, " \t\n\f\r");
        int digits = past(text, start, "0123456789");
        if (digits == start && !text.startsWith(".", start)) {
            return null;
        }
        int seconds = seconds(text.substring(start, digits));
        int at = past(text, digits, "0123456789.");
        if (at == text.length()) {
            return new Refresh(seconds, pageUrl);
        }
        int separator = past(text, at, " \t\n\f\r");
        if (separator < text.length() && ";,".indexOf(text.charAt(separator)) >= 0) {
            separator = past(text, separator + 1, " \t\n\f\r");
        } else if (separator == at) {
            return null;
        }
        String target = target(text.substring(separator));
        if (target.isBlank()) {
            return new Refresh(seconds, pageUrl);
        }
        String resolved = WebAddress.resolve(base, target, charset);
        return resolved == null ? null : new Refresh(seconds, resolved);
    }

    private static int seconds(String digits) {
        if (digits.length() > MOST_DIGITS) {
            return Integer.MAX_VALUE;
        }
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    /** Extracts the URL, after an optional {@code url=} and within optional quotes. */
    private static String target(String text) {
        int at = 0;
        if (text.regionMatches(true, 0, "url", 0, 3)) {
            int equals = past(text, 3, " \t\n\f\r");
            if (!text.startsWith("=", equals)) {
                return text;
            }
            at = past(text, equals + 1, " \t\n\f\r");
        }
        boolean quoted = text.startsWith("'", at) || text.startsWith("\"", at);
        if (!quoted) {
            return text.substring(at);
        }
        int end = text.indexOf(text.charAt(at), at + 1);
        return text.substring(at + 1, end < 0 ? text.length() : end);
    }

    /** The index of the first character from an index on that is not one of some characters. */
    private static int past(String text, int from, String characters) {
        int at = from;
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /**
     * Tests whether the refresh navigates to another document within a time, or loads the page
     * again at once. A page that refreshes itself after a delay is not loaded again.
     *
     * @param maxSeconds the maximum delay in seconds
     */
    boolean leadsOn(String pageUrl, int maxSeconds) {
        return reloads(pageUrl) || (seconds <= maxSeconds && !isOf(pageUrl));
    }

    /** Tests whether the refresh loads the page again at once. One to a fragment does not. */
    boolean reloads(String pageUrl) {
        return seconds == 0 && WebAddress.fragment(url) == null && isOf(pageUrl);
    }

    private boolean isOf(String pageUrl) {
        return WebAddress.withoutFragment(url).equals(WebAddress.withoutFragment(pageUrl));
    }

    /** Tests whether the URL can be a page; {@code javascript:} or {@code mailto:} cannot. */
    boolean leadsToPage() {
        return WebAddress.isReadable(url);
    }

    /** The warning that the refresh is not followed because its URL is no page. */
    String remark() {
        String shown = WebAddress.shown(url).replaceAll("[\\p{Cntrl}\\p{Cf}]", "?");
        boolean isLong = shown.length() > LONGEST_SHOWN;
        return "refresh not followed, its URL is not a page: "
                + (isLong ? shown.substring(0, LONGEST_SHOWN) + "..." : shown);
    }
}
