package browsy.intelligence.signal;

import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * What authors declare a page to be, for search engines and for cards in messages: in meta
 * elements, in the types of items and in linked data. One text or one product is what the page is
 * about; several are a list of them.
 *
 * @see <a href="https://ogp.me/#types">Open Graph, types</a>
 * @see <a href="https://schema.org/Article">schema.org, Article</a>
 * @see <a href="https://www.w3.org/TR/json-ld11/#typed-values">JSON-LD, types</a>
 */
final class DeclaredTypes {

    private static final String LINKED_DATA = "application/ld+json";
    private static final String TYPE_KEY = "\"@type\"";

    /** Linked data of pages is shorter than this, in characters. */
    private static final int MAX_LINKED_DATA = 200_000;

    private boolean article;
    private boolean product;
    private boolean results;
    private int texts;
    private int products;

    /** Whether the page is declared to be a text. */
    boolean isArticle() {
        return article || texts == 1;
    }

    /** Whether the page is declared to be about one thing that is for sale. */
    boolean isProduct() {
        return product || (products == 1 && texts == 0);
    }

    /** Whether the page is declared to show the results of a search. */
    boolean isSearchResults() {
        return results;
    }

    /** Looks at a meta element. */
    void addMeta(Element meta) {
        if (meta.attributesSize() == 0) {
            return;
        }
        Attributes attributes = meta.attributes();
        if (attributes.get("property").equals("og:type")
                || attributes.get("name").equals("og:type")) {
            String content = attributes.get("content");
            article |= content.equalsIgnoreCase("article");
            product |=
                    content.equalsIgnoreCase("product") || content.equalsIgnoreCase("product.item");
        }
    }

    /** Looks at the type of an item. */
    void addItem(Attributes attributes) {
        String type = attributes.get("itemtype").strip();
        add(type.substring(type.lastIndexOf('/') + 1));
    }

    /** Looks at a script element, which may hold linked data. */
    void addScript(Element script) {
        if (script.attributesSize() == 0
                || !script.attributes().get("type").equalsIgnoreCase(LINKED_DATA)) {
            return;
        }
        for (Node part : script.childNodes()) {
            if (part instanceof DataNode data) {
                addLinkedData(data.getWholeData());
            }
        }
    }

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
