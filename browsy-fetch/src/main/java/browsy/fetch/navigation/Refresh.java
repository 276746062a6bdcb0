package browsy.fetch.navigation;

import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
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
    private static final int MOST_DIGITS = 9;
    private static final int LONGEST_SHOWN = 100;

    private static final Pattern DECLARED =
            Pattern.compile("http-equiv\\s*=[\\s\"']*refresh", Pattern.CASE_INSENSITIVE);

    /** Whether a page in HTML may ask for one: whether it is worth while to read it for that. */
    static boolean mayBeIn(String html) {
        return DECLARED.matcher(html).find();
    }

    /**
     * What the header and the document ask for: of several the soonest, and of equal ones the last.
     * NB: as Chromium does; the standard takes the first one.
     *
     * @param header value of the {@code Refresh} header, empty for none
     * @return null if neither asks for anything
     */
    public static @Nullable Refresh of(String header, Document document, String pageUrl) {
        List<String> wanted = new ArrayList<>();
        wanted.add(header);
        for (Element meta : document.getElementsByTag("meta")) {
            if (meta.attr("http-equiv").toLowerCase(Locale.ROOT).equals("refresh")) {
                wanted.add(meta.attr("content"));
            }
        }
        Refresh soonest = null;
        for (String text : wanted) {
            Refresh refresh = read(text, document, pageUrl);
            if (refresh != null && (soonest == null || refresh.seconds <= soonest.seconds)) {
                soonest = refresh;
            }
        }
        return soonest;
    }

    private static @Nullable Refresh read(String text, Document document, String pageUrl) {
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
        String resolved = WebAddress.resolve(document.baseUri(), target);
        return resolved == null ? null : new Refresh(seconds, resolved);
    }

    private static int seconds(String digits) {
        if (digits.length() > MOST_DIGITS) {
            return Integer.MAX_VALUE;
        }
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    /** The address, which may be named and quoted; what follows the closing quote is no part. */
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

    private static int past(String text, int from, String characters) {
        int at = from;
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /** Whether it leads elsewhere, and soon enough that nobody would do anything before. */
    boolean leadsOn(String pageUrl, int maxSeconds) {
        return seconds <= maxSeconds
                && !WebAddress.withoutFragment(url).equals(WebAddress.withoutFragment(pageUrl));
    }

    /** Whether a browser goes there by itself: to no program, script or mail. */
    boolean leadsToPage() {
        return WebAddress.isReadable(url);
    }

    /** What to tell of a page that is not left. */
    String remark() {
        String shown = WebAddress.shown(url).replaceAll("[\\p{Cntrl}\\p{Cf}]", "?");
        boolean isLong = shown.length() > LONGEST_SHOWN;
        return "refresh not followed, since it leads to no page: "
                + (isLong ? shown.substring(0, LONGEST_SHOWN) + "..." : shown);
    }
}
