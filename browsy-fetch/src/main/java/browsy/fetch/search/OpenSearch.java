package browsy.fetch.search;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.fetch.config.FetchException.SearchFailed;
import browsy.fetch.config.FetchException.SearchFailed.Reason;
import browsy.fetch.feed.Feed;
import browsy.fetch.url.WebAddress;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The search engine of a site, by its <a
 * href="https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md">OpenSearch
 * description</a>. Results come from an RSS or Atom feed if the site offers one, else from the
 * repeated entries of its result page.
 */
public final class OpenSearch implements SearchEngine {
    private final String name;
    private final UrlTemplate template;

    private OpenSearch(String name, UrlTemplate template) {
        this.name = name;
        this.template = template;
    }

    /**
     * Reads a description.
     *
     * @param xml the text of the description
     * @param url the URL of the description, against which relative URLs are resolved
     * @throws SearchFailed if it has no template for a result page or feed that is requested by GET
     */
    public static OpenSearch parse(String xml, String url) {
        Objects.requireNonNull(url, "url");
        Document document =
                Jsoup.parse(Objects.requireNonNull(xml, "xml"), url, Parser.xmlParser());
        String name = "";
        String encoding = "";
        UrlTemplate best = null;
        for (Element element : document.getAllElements()) {
            switch (element.tag().localName().toLowerCase(Locale.ROOT)) {
                case "shortname" -> name = name.isEmpty() ? element.text() : name;
                case "inputencoding" -> encoding = encoding.isEmpty() ? element.text() : encoding;
                case "url" -> best = UrlTemplate.better(best, UrlTemplate.of(element, url));
                default -> {}
            }
        }
        if (best == null) {
            throw new SearchFailed(Reason.NO_TEMPLATE, name, url);
        }
        return new OpenSearch(name, best.in(encoding));
    }

    /** The short name of the engine as its description gives it; may be empty. */
    @Override
    public String name() {
        return name;
    }

    @Override
    public String url(String query) {
        return template.expand(Objects.requireNonNull(query, "query"));
    }

    /** The results on a page or in a feed; none if the page has no repeated entries with links. */
    @Override
    public List<SearchResult> results(Document answers) {
        Element root = answers.firstElementChild();
        Feed feed = root == null ? null : Feed.of(root);
        return feed == null ? ofPage(answers) : ofFeed(feed, answers.location());
    }

    private static List<SearchResult> ofFeed(Feed feed, String base) {
        List<SearchResult> results = new ArrayList<>();
        for (Feed.Item item : feed.items()) {
            String url = WebAddress.resolve(base, item.url());
            if (url != null && WebAddress.isReadable(url)) {
                results.add(new SearchResult(item.title(), url, item.summary()));
            }
        }
        return results;
    }

    private static List<SearchResult> ofPage(Document answers) {
        ParseOptions options = ParseOptions.builder().baseUri(answers.location()).build();
        Page page = Browsy.open(answers.outerHtml(), options);
        List<SpatialElement> links = new ArrayList<>();
        page.dom()
                .action(SelectFromList.class)
                .ifPresent(list -> list.items().forEach(id -> add(page, id, links)));
        Map<Element, Integer> linksWithin = new HashMap<>();
        for (SpatialElement link : links) {
            for (Element around = page.source(link.id());
                    around != null;
                    around = around.parent()) {
                linksWithin.merge(around, 1, Integer::sum);
            }
        }
        List<SearchResult> results = new ArrayList<>();
        for (SpatialElement link : links) {
            String title = page.dom().fullText(link);
            String url = Objects.requireNonNull(link.href());
            results.add(new SearchResult(title, url, snippet(page, link, title, linksWithin)));
        }
        return results;
    }

    private static void add(Page page, int id, List<SpatialElement> links) {
        page.dom()
                .get(id)
                .filter(link -> link.href() != null && WebAddress.isReadable(link.href()))
                .ifPresent(links::add);
    }

    /** The text of the largest element that contains one result only, without its title. */
    private static String snippet(
            Page page, SpatialElement link, String title, Map<Element, Integer> linksWithin) {
        Element entry = page.source(link.id());
        while (entry != null
                && entry.parent() != null
                && linksWithin.getOrDefault(entry.parent(), 0) == 1) {
            entry = entry.parent();
        }
        @Nullable String text = entry == null || linksWithin.size() <= 1 ? null : entry.text();
        if (text == null) {
            return "";
        }
        int start = text.indexOf(title);
        return start < 0
                ? text
                : (text.substring(0, start).strip() + " " + text.substring(start + title.length()))
                        .strip();
    }
}
