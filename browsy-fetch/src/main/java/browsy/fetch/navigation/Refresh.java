package browsy.fetch.navigation;

import browsy.fetch.http.WebAddress;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A page that sends its reader on after a while.
 *
 * @param seconds how long it waits
 * @param url where it leads to, absolute
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#shared-declarative-refresh-steps">HTML:
 *     declarative refresh</a>
 */
public record Refresh(int seconds, String url) {
    private static final Pattern REFRESH =
            Pattern.compile(
                    "\\s*(\\d{0,9})[\\d.]*(?:[\\s;,]+(?:url\\s*=\\s*)?(?:\"([^\"]*)\"?|'([^']*)'?|(.*)))?",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern DECLARED =
            Pattern.compile("http-equiv\\s*=[\\s\"']*refresh", Pattern.CASE_INSENSITIVE);

    /** Whether a page in HTML may ask for one: whether it is worth while to read it for that. */
    static boolean mayBeIn(String html) {
        return DECLARED.matcher(html).find();
    }

    /**
     * What the header, or else the document, asks for.
     *
     * @param header value of the {@code Refresh} header, empty for none
     * @return null if neither asks for anything
     */
    public static @Nullable Refresh of(String header, Document document, String pageUrl) {
        if (!header.isEmpty()) {
            return read(header, document, pageUrl);
        }
        for (Element meta : document.getElementsByTag("meta")) {
            if (meta.attr("http-equiv").toLowerCase(Locale.ROOT).strip().equals("refresh")) {
                Refresh refresh = read(meta.attr("content"), document, pageUrl);
                if (refresh != null) {
                    return refresh;
                }
            }
        }
        return null;
    }

    private static @Nullable Refresh read(String text, Document document, String pageUrl) {
        Matcher match = REFRESH.matcher(text);
        if (!match.matches() || match.group(1).isEmpty() && !text.strip().startsWith(".")) {
            return null;
        }
        int seconds = match.group(1).isEmpty() ? 0 : Integer.parseInt(match.group(1));
        String target = match.group(2);
        target = target != null ? target : match.group(3);
        target = target != null ? target : match.group(4);
        if (target == null || target.isBlank()) {
            return new Refresh(seconds, pageUrl);
        }
        String resolved = WebAddress.resolve(document.baseUri(), target);
        return resolved == null ? null : new Refresh(seconds, resolved);
    }

    /** Whether it leads elsewhere, and soon enough that nobody would do anything before. */
    public boolean leadsOn(String pageUrl, int maxSeconds) {
        return seconds <= maxSeconds
                && !WebAddress.withoutFragment(url).equals(WebAddress.withoutFragment(pageUrl));
    }
}
