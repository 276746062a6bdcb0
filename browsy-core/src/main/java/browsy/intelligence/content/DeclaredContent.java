package browsy.intelligence.content;

import browsy.intelligence.word.Texts;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * The metadata that a page publishes about its main content: JSON-LD, {@code meta} elements and
 * microdata.
 *
 * @see <a href="https://ogp.me/#type_article">Open Graph, article</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/microdata.html">HTML: microdata</a>
 */
final class DeclaredContent {

    private static final String LINKED_DATA = "application/ld+json";

    /** The greatest length of a JSON-LD script, in characters; longer ones are ignored. */
    private static final int MAX_LINKED_DATA = 200_000;

    /** The greatest length of a name or a date, in characters. */
    private static final int MAX_LENGTH = 100;

    /** The greatest number of elements in the subtree of a name or a date. */
    private static final int MAX_ELEMENTS = 40;

    private final LinkedArticles linked = new LinkedArticles();
    private String title = "";
    private String author = "";
    private String itemAuthor = "";
    private String date = "";
    private String itemDate = "";

    /** Reads the metadata of a page. */
    static DeclaredContent of(FlatTree tree) {
        DeclaredContent declared = new DeclaredContent();
        for (int i = 0; i < tree.size(); i++) {
            String tag = tree.tag(i);
            if (tag.equals("meta")) {
                declared.addMeta(tree.element(i));
            } else if (tag.equals("script")) {
                declared.addScript(tree.element(i));
            }
        }
        if (declared.author().isEmpty() || declared.date().isEmpty()) {
            declared.addItems(tree);
        }
        return declared;
    }

    private void addItems(FlatTree tree) {
        for (int i = 0; i < tree.size(); i++) {
            Element element = tree.element(i);
            if (element.attributesSize() > 0 && tree.end(i) - i <= MAX_ELEMENTS) {
                addItem(element);
            }
        }
    }

    /**
     * Reads a {@code meta} element. Its name is the {@code property}, {@code name} or {@code
     * itemprop} attribute; the first element of each name wins.
     */
    private void addMeta(Element meta) {
        if (meta.attributesSize() < 2) {
            return;
        }
        Attributes attributes = meta.attributes();
        String name = attributes.get("property");
        name = name.isEmpty() ? attributes.get("name") : name;
        name = name.isEmpty() ? attributes.get("itemprop") : name;
        String content = attributes.get("content").strip();
        if (content.isEmpty() || name.isEmpty()) {
            return;
        }
        switch (name.toLowerCase(Locale.ROOT)) {
            case "og:title" -> title = first(title, content);
            case "author",
                    "article:author",
                    "article:author_name",
                    "parsely-author",
                    "sailthru.author",
                    "dc.creator",
                    "dcterms.creator" ->
                    author = isAddress(content) ? author : first(author, content);
            case "article:published_time",
                    "article:published",
                    "datepublished",
                    "parsely-pub-date",
                    "pubdate",
                    "publishdate",
                    "publish-date",
                    "publication_date",
                    "sailthru.date",
                    "date",
                    "dc.date",
                    "dc.date.issued",
                    "dcterms.created",
                    "dcterms.issued" ->
                    date = first(date, content);
            default -> {}
        }
    }

    private void addScript(Element script) {
        if (script.attributesSize() > 0
                && script.attributes().get("type").equalsIgnoreCase(LINKED_DATA)) {
            String data = script.data();
            if (data.length() <= MAX_LINKED_DATA) {
                linked.add(data);
            }
        }
    }

    /** Reads the microdata of an element, an author or a date of publication. */
    private void addItem(Element element) {
        String property = element.attributes().get("itemprop");
        if (property.isEmpty()) {
            return;
        }
        if (property.equals("author") && itemAuthor.isEmpty()) {
            Element name = element.selectFirst("[itemprop=name]");
            itemAuthor = limited(value(name == null ? element : name));
        } else if (property.contains("datePublished") && itemDate.isEmpty()) {
            itemDate = limited(value(element));
        }
    }

    private static String value(Element element) {
        Attributes attributes = element.attributes();
        for (String attribute : List.of("content", "datetime")) {
            if (!attributes.get(attribute).isBlank()) {
                return attributes.get(attribute).strip();
            }
        }
        return element.text();
    }

    private static String limited(String text) {
        return text.length() > MAX_LENGTH ? "" : text;
    }

    /** Returns the known value, or the other one if none is known and it is not too long. */
    private static String first(String known, String other) {
        return known.isEmpty() && other.length() <= MAX_LENGTH * 3 ? other : known;
    }

    private static boolean isAddress(String text) {
        return text.startsWith("http:") || text.startsWith("https:") || text.startsWith("/");
    }

    /** Returns the title, empty if none is declared. */
    String title() {
        return title.isEmpty() ? unescaped(linked.headline()) : title;
    }

    /** Returns the folded title, empty if none is declared. */
    String foldedTitle() {
        return Texts.fold(title());
    }

    /**
     * Returns the authors, separated by commas; empty if none is declared. JSON-LD has precedence
     * over {@code meta} elements, and these over microdata.
     */
    String author() {
        String names =
                unescaped(
                        String.join(
                                ", ",
                                linked.authors().stream()
                                        .filter(name -> !isAddress(name))
                                        .toList()));
        return !names.isEmpty() ? names : !author.isEmpty() ? author : itemAuthor;
    }

    /** Returns the date of publication as declared, empty if none is declared. */
    String date() {
        String published = linked.datePublished();
        String first = isMoment(published) ? published : date;
        return isMoment(first) ? first : isMoment(itemDate) ? itemDate : "";
    }

    /**
     * Whether a declared date is a real one. Some programs declare the first day of the calendar
     * for a missing date.
     */
    private static boolean isMoment(String date) {
        return !date.isEmpty() && !date.startsWith("0001-01-01");
    }

    /**
     * Decodes HTML character references, which many authors write in JSON-LD although it is not
     * HTML.
     */
    private static String unescaped(String text) {
        return text.indexOf('&') < 0 ? text : Parser.unescapeEntities(text, false);
    }
}
