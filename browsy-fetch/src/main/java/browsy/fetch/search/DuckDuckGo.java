package browsy.fetch.search;

import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.FetchException.SearchFailed.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** DuckDuckGo, queried through its HTML pages for browsers without scripts. */
final class DuckDuckGo implements SearchEngine {
    @Override
    public String name() {
        return "duckduckgo";
    }

    @Override
    public String url(String query) {
        return "https://html.duckduckgo.com/html/?q=" + QueryStrings.encode(query);
    }

    @Override
    public List<SearchResult> results(Document answers) {
        List<SearchResult> results = new ArrayList<>();
        if (answers.selectFirst("#challenge-form, .anomaly-modal__modal") != null) {
            throw new SearchFailed(Reason.CHALLENGE, name(), answers.location());
        }
        for (Element box : answers.select(".result:not(.result--ad)")) {
            Element link = box.selectFirst("a.result__a");
            if (link == null) {
                continue;
            }
            String url = target(link, box);
            if (!url.isEmpty()) {
                Element snippet = box.selectFirst(".result__snippet");
                results.add(
                        new SearchResult(link.text(), url, snippet == null ? "" : snippet.text()));
            }
        }
        if (results.isEmpty() && answers.selectFirst(".no-results, .result--no-result") == null) {
            throw new SearchFailed(Reason.UNKNOWN_MARKUP, name(), answers.location());
        }
        return results;
    }

    /**
     * The URL of a result: the {@code uddg} parameter of the redirect link, else the link itself,
     * else the displayed URL; empty if there is none.
     */
    private static String target(Element link, Element box) {
        String href = link.attr("abs:href");
        String wrapped = QueryStrings.parameter(href, "uddg");
        if (!wrapped.isEmpty()) {
            return wrapped;
        }
        if (href.startsWith("http")) {
            return href;
        }
        Element shown = box.selectFirst(".result__url");
        String text = shown == null ? "" : shown.text().strip();
        return text.isEmpty() || text.startsWith("http") ? text : "https://" + text;
    }
}
