package browsy.fetch.http.csp;

import browsy.fetch.url.WebAddress;
import browsy.html.DocumentParts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import okhttp3.HttpUrl;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The part of a page's Content Security Policy that changes requests without scripts: {@code
 * upgrade-insecure-requests} and {@code form-action}. Immutable.
 *
 * @param upgrades whether requests over http are sent over https
 * @param formActions the sources that each policy allows forms to be sent to
 * @see <a href="https://w3c.github.io/webappsec-csp/">Content Security Policy</a>
 * @see <a href="https://w3c.github.io/webappsec-upgrade-insecure-requests/#goals">Upgrade Insecure
 *     Requests</a>
 */
public record ContentPolicy(boolean upgrades, List<SourceList> formActions) {
    /** No policy. */
    public static final ContentPolicy NONE = new ContentPolicy(false, List.of());

    private static final String HEADER = "content-security-policy";
    private static final String UPGRADE = "upgrade-insecure-requests";
    private static final String FORM_ACTION = "form-action";

    /** The most characters of the policies of a page that are read. */
    private static final int MOST_CHARS = 64 << 10;

    /**
     * Creates a policy.
     *
     * @param formActions the list is copied
     */
    public ContentPolicy {
        formActions = List.copyOf(formActions);
    }

    /** Returns the policy in the headers of a response, by their lower-case names. */
    public static ContentPolicy of(Map<String, List<String>> headers) {
        return parsed(headers.getOrDefault(HEADER, List.of()));
    }

    /** Returns this policy with those of the {@code meta} elements in the head of a page. */
    public ContentPolicy with(Document page) {
        List<String> declared = new ArrayList<>();
        for (Element meta : DocumentParts.head(page).getElementsByTag("meta")) {
            if (meta.attr("http-equiv").strip().equalsIgnoreCase(HEADER)) {
                declared.add(meta.attr("content"));
            }
        }
        if (declared.isEmpty()) {
            return this;
        }
        ContentPolicy other = parsed(declared);
        List<SourceList> both = new ArrayList<>(formActions);
        both.addAll(other.formActions);
        return new ContentPolicy(upgrades || other.upgrades, both);
    }

    /** Parses policies, which are separated by commas in a header. */
    private static ContentPolicy parsed(List<String> values) {
        if (values.isEmpty()) {
            return NONE;
        }
        String all = String.join(",", values);
        boolean upgrades = false;
        List<SourceList> formActions = new ArrayList<>();
        for (String policy : all.substring(0, Math.min(all.length(), MOST_CHARS)).split(",")) {
            Map<String, String> directives = directives(policy);
            upgrades |= directives.containsKey(UPGRADE);
            String sources = directives.get(FORM_ACTION);
            if (sources != null) {
                formActions.add(SourceList.parsed(sources));
            }
        }
        return new ContentPolicy(upgrades, formActions);
    }

    /** The values of the directives of one policy by name; the first of each counts. */
    private static Map<String, String> directives(String policy) {
        Map<String, String> directives = new HashMap<>();
        for (String directive : policy.split(";")) {
            String[] parts = directive.strip().split("\\s+", 2);
            directives.putIfAbsent(
                    parts[0].toLowerCase(Locale.ROOT), parts.length < 2 ? "" : parts[1]);
        }
        return directives;
    }

    /** Tests whether a form on a page may be sent to a URL. */
    public boolean allowsForm(String url, String page) {
        HttpUrl to = WebAddress.parse(url);
        HttpUrl from = WebAddress.parse(page);
        for (SourceList sources : formActions) {
            if (to == null || !sources.allow(to, from)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the URL to request for a form or a resource of the page: with https in place of http
     * if the policy upgrades insecure requests.
     */
    public String upgraded(String url) {
        HttpUrl parsed = upgrades ? WebAddress.parse(url) : null;
        return parsed == null ? url : WebAddress.secured(url, parsed);
    }

    /** Returns the URL of a link to request. It is upgraded only to the host of the page. */
    public String upgradedLink(String url, String page) {
        HttpUrl to = WebAddress.parse(url);
        HttpUrl from = WebAddress.parse(page);
        boolean toHost = to != null && from != null && from.host().equals(to.host());
        return toHost ? upgraded(url) : url;
    }
}
