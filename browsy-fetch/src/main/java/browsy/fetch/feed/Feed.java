package browsy.fetch.feed;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * An RSS or Atom feed.
 *
 * @param title the title; may be empty
 * @param items the items in document order
 */
public record Feed(String title, List<Item> items) {
    public Feed {
        items = List.copyOf(items);
    }

    /**
     * An item of a feed.
     *
     * @param title the title; may be empty
     * @param url the URL as it is written; may be empty
     * @param summary the text of the summary or content without its markup; may be empty
     */
    public record Item(String title, String url, String summary) {}

    /** Reads the feed of an XML document; null if its root element is not that of a feed. */
    public static @Nullable Feed of(Element root) {
        return switch (root.normalName()) {
            case "rss", "feed", "rdf:rdf" -> read(root);
            default -> null;
        };
    }

    private static Feed read(Element root) {
        Element channel = child(root, "channel");
        List<Item> items = new ArrayList<>();
        for (Element item : itemElements(root, channel)) {
            items.add(new Item(childText(item, "title"), link(item).strip(), summary(item)));
        }
        return new Feed(childText(channel == null ? root : channel, "title"), items);
    }

    /**
     * The items of a feed. They are children of the channel in RSS 2.0, siblings of the channel in
     * RSS 1.0, and children of the root in Atom. Deeper elements are not items; without this limit,
     * the text of nested items would be read once for each ancestor item.
     */
    private static List<Element> itemElements(Element root, @Nullable Element channel) {
        List<Element> items = new ArrayList<>();
        for (Element parent : channel == null ? List.of(root) : List.of(channel, root)) {
            for (Element child : parent.children()) {
                if (child.normalName().equals("item") || child.normalName().equals("entry")) {
                    items.add(child);
                }
            }
        }
        return items;
    }

    /**
     * The URL of an item: in Atom the link without {@code rel} or with {@code rel=alternate}, else
     * the first link; in RSS the text of the {@code link} element.
     */
    private static String link(Element item) {
        String first = "";
        for (Element link : item.children()) {
            if (!link.normalName().equals("link") || !link.hasAttr("href")) {
                continue;
            }
            if (!link.hasAttr("rel") || link.attr("rel").equals("alternate")) {
                return link.attr("href");
            }
            first = first.isEmpty() ? link.attr("href") : first;
        }
        return first.isEmpty() ? childText(item, "link") : first;
    }

    /** The text of the first element with a summary or content, without its markup. */
    private static String summary(Element item) {
        for (String name : List.of("description", "summary", "content", "content:encoded")) {
            String text = childText(item, name);
            if (!text.isEmpty()) {
                return Jsoup.parse(text).text();
            }
        }
        return "";
    }

    private static String childText(Element parent, String name) {
        Element child = child(parent, name);
        return child == null ? "" : child.wholeText().strip();
    }

    private static @Nullable Element child(Element parent, String name) {
        for (Element child : parent.children()) {
            if (child.normalName().equals(name)) {
                return child;
            }
        }
        return null;
    }
}
