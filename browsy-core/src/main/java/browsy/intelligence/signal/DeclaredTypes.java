package browsy.intelligence.signal;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * The types that a page declares for search engines and link previews, in Open Graph metadata,
 * microdata item types and JSON-LD. One declared article or product is the subject of the page;
 * several form a list.
 *
 * @see <a href="https://ogp.me/#types">Open Graph, types</a>
 * @see <a href="https://schema.org/Article">schema.org, Article</a>
 * @see <a href="https://www.w3.org/TR/json-ld11/#typed-values">JSON-LD, types</a>
 */
final class DeclaredTypes {

    private static final String LINKED_DATA = "application/ld+json";
    private static final String NOT_REFORMATTED = "x-apple-disable-message-reformatting";
    private static final String TYPE_KEY = "\"@type\"";

    /** The number of characters of a JSON-LD script that are searched for types. */
    private static final int MAX_LINKED_DATA = 200_000;

    private boolean article;
    private boolean product;
    private boolean results;
    private boolean mail;
    private final List<Element> linkedData = new ArrayList<>();
    private int texts;
    private int products;

    /** Whether the page declares itself an article, or declares exactly one item that is a text. */
    boolean isArticle() {
        return article || texts == 1;
    }

    /** Whether the page declares itself a product, or declares exactly one product and no text. */
    boolean isProduct() {
        return product || (products == 1 && texts == 0);
    }

    /** Whether the page declares itself the results of a search. */
    boolean isSearchResults() {
        return results;
    }

    /** Whether the page forbids mail programs to reformat it. */
    boolean isMail() {
        return mail;
    }

    /** Returns the scripts with JSON-LD. */
    List<Element> linkedData() {
        return linkedData;
    }

    /** Evaluates a {@code meta} element. */
    void addMeta(Element meta) {
        if (meta.attributesSize() == 0) {
            return;
        }
        Attributes attributes = meta.attributes();
        mail |= attributes.get("name").strip().equalsIgnoreCase(NOT_REFORMATTED);
        if (attributes.get("property").equals("og:type")
                || attributes.get("name").equals("og:type")) {
            String content = attributes.get("content");
            article |= content.equalsIgnoreCase("article");
            product |=
                    content.equalsIgnoreCase("product") || content.equalsIgnoreCase("product.item");
        }
    }

    /** Evaluates the {@code itemtype} of an element. */
    void addItem(Attributes attributes) {
        String type = attributes.get("itemtype").strip();
        add(type.substring(type.lastIndexOf('/') + 1));
    }

    /** Evaluates a {@code script} element if it contains JSON-LD. */
    void addScript(Element script) {
        if (script.attributesSize() == 0
                || !script.attributes().get("type").equalsIgnoreCase(LINKED_DATA)) {
            return;
        }
        linkedData.add(script);
        for (Node part : script.childNodes()) {
            if (part instanceof DataNode data) {
                addLinkedData(data.getWholeData());
            }
        }
    }

    /**
     * Adds the values of all {@code "@type"} keys, without parsing the JSON. Of a list of types it
     * takes the first.
     */
    private void addLinkedData(String data) {
        int end = Math.min(data.length(), MAX_LINKED_DATA);
        for (int i = data.indexOf(TYPE_KEY); i >= 0 && i < end; i = data.indexOf(TYPE_KEY, i + 1)) {
            int start = data.indexOf('"', i + TYPE_KEY.length());
            int close = start < 0 ? -1 : data.indexOf('"', start + 1);
            if (close > 0) {
                String type = data.substring(start + 1, close);
                add(type.substring(type.lastIndexOf('/') + 1));
            }
        }
    }

    private void add(String type) {
        if (type.endsWith("Article") || type.equals("BlogPosting") || type.equals("Recipe")) {
            texts++;
        } else if (type.equals("Product")) {
            products++;
        } else if (type.equals("SearchResultsPage")) {
            results = true;
        }
    }
}
