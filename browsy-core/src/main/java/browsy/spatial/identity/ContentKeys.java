package browsy.spatial.identity;

import java.net.URI;
import java.net.URISyntaxException;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes a key of an element that does not depend on its position: role, name, link target, form,
 * field name and ancestor landmarks.
 */
final class ContentKeys {

    private static final int MAX_ANCESTORS = 512;

    private ContentKeys() {}

    /** The key of an element, null if it has no name, link target or id to identify it. */
    static @Nullable String of(Element element) {
        String name = name(element);
        String href = path(element.attr("href"));
        if (name.isEmpty()
                && href.isEmpty()
                && element.attr("id").isEmpty()
                && element.attr("name").isEmpty()) {
            return null;
        }
        StringBuilder landmarks = new StringBuilder();
        String form = "";
        int steps = 0;
        for (Element up = element.parent();
                up != null && steps < MAX_ANCESTORS;
                up = up.parent(), steps++) {
            switch (up.normalName()) {
                case "form":
                    form = up.attr("id") + ' ' + up.attr("name") + ' ' + path(up.attr("action"));
                    break;
                case "nav", "main", "header", "footer", "aside", "section", "article", "dialog":
                    landmarks.append(up.normalName()).append('/');
                    break;
                default:
                    break;
            }
        }
        return String.join(
                "\n",
                element.normalName(),
                element.attr("role"),
                element.attr("type"),
                element.attr("id"),
                element.attr("name"),
                name,
                href,
                form,
                landmarks);
    }

    private static String name(Element element) {
        String text = IdentityMatch.text(element);
        if (!text.isEmpty()) {
            return text;
        }
        for (String attribute : new String[] {"aria-label", "alt", "title", "placeholder"}) {
            if (!element.attr(attribute).isBlank()) {
                return element.attr(attribute);
            }
        }
        Element picture = element.selectFirst("img[alt]");
        return picture == null ? "" : picture.attr("alt");
    }

    /** The path of a URL; the text itself if it is not a valid URL. */
    private static String path(String address) {
        try {
            String path = new URI(address.strip()).getPath();
            return path == null ? "" : path;
        } catch (URISyntaxException e) {
            return address;
        }
    }
}
