package browsy.intelligence.signal;

import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;

/**
 * Tells where an author declares a page an article.
 *
 * @see <a href="https://ogp.me/#types">Open Graph, types</a>
 * @see <a href="https://schema.org/Article">schema.org, Article</a>
 */
final class DeclaredArticle {

    private DeclaredArticle() {}

    /** Whether a meta element says so. */
    static boolean byMeta(Element meta) {
        if (meta.attributesSize() == 0) {
            return false;
        }
        Attributes attributes = meta.attributes();
        boolean type =
                attributes.get("property").equals("og:type")
                        || attributes.get("name").equals("og:type");
        return type && attributes.get("content").equalsIgnoreCase("article");
    }

    /** Whether the type of an item says so. */
    static boolean byType(Attributes attributes) {
        String type = attributes.get("itemtype");
        return !type.isEmpty()
                && (type.endsWith("/Article")
                        || type.endsWith("/NewsArticle")
                        || type.endsWith("/BlogPosting"));
    }
}
