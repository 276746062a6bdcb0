package browsy.fetch.search;

import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.FetchException.SearchFailed.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Google. Its results are the links with an {@code h3} heading. */
final class Google implements SearchEngine {
    /** The length in characters that a snippet must exceed. */
    private static final int MIN_SNIPPET = 20;

    /** The number of ancestors of a link in which its snippet is searched. */
    private static final int LEVELS_AROUND = 6;

    /** The forms of the CAPTCHA page and the consent page. */
    private static final String CHALLENGE =
            "#captcha-form, form[action*=consent.google], form[action*=sorry/index]";

    @Override
    public String name() {
        return "google";
    }

    @Override
    public String url(String query) {
        return "https://www.google.com/search?q=" + QueryStrings.encode(query) + "&num=10";
    }

    @Override
    public List<SearchResult> results(Document answers) {
        if (answers.selectFirst(CHALLENGE) != null) {
            throw new SearchFailed(Reason.CHALLENGE, name(), answers.location());
        }
        Element container = answers.getElementById("rso");
        List<SearchResult> results = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Element heading : (container == null ? answers : container).select("a[href] h3")) {
            Element link = heading.closest("a[href]");
            String url = link == null ? "" : target(link.attr("href"));
            if (link != null && !url.isEmpty() && seen.add(url)) {
                results.add(new SearchResult(heading.text(), url, snippet(link, heading.text())));
            }
        }
        if (results.isEmpty() && !saysNone(answers)) {
            throw new SearchFailed(Reason.UNKNOWN_MARKUP, name(), answers.location());
        }
        return results;
    }

    /** Tests for the message that no document matches the query. */
    private static boolean saysNone(Document answers) {
        Element message = answers.getElementById("topstuff");
        return message != null && !message.text().isBlank();
    }

    /** The URL of a result, without Google's redirect; empty for advertisements and own links. */
    private static String target(String href) {
        String url =
                href.startsWith("/url?") || href.contains("google.com/url?")
                        ? QueryStrings.parameter(href, href.contains("url=") ? "url" : "q")
                        : href;
        url = url.isEmpty() ? QueryStrings.parameter(href, "q") : url;
        String lower = url.toLowerCase(Locale.ROOT);
        boolean advertisement = lower.contains("/aclk") || lower.contains("googleadservices.");
        boolean own = lower.contains("google.com/search");
        return lower.startsWith("http") && !advertisement && !own ? url : "";
    }

    /**
     * The longest text outside the link in its nearest ancestor with such a text; empty if there is
     * none before an ancestor contains another result.
     */
    private static String snippet(Element link, String title) {
        Element box = link;
        for (int i = 0; i < LEVELS_AROUND && box.parent() != null; i++) {
            box = box.parent();
            if (box.select("a h3").size() > 1) {
                return "";
            }
            String best = "";
            for (Element part : box.select("div, span")) {
                String text = part.ownText().strip().isEmpty() ? "" : part.text();
                boolean outside = !part.parents().contains(link);
                if (outside && text.length() > best.length() && !text.equals(title)) {
                    best = text;
                }
            }
            if (best.length() > MIN_SNIPPET) {
                return best;
            }
        }
        return "";
    }
}
