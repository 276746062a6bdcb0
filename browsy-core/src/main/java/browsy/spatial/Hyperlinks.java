package browsy.spatial;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where links lead: absolute if the address of the page is known, by its base element if it has
 * one. Most links need no parser to be put together: they are complete, or a part of the base is
 * put before them.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url">HTML</a>
 */
final class Hyperlinks {

    private final BaseAddress base;

    /**
     * Links of a page.
     *
     * @param base the address that they are relative to, empty if it is unknown
     */
    Hyperlinks(String base) {
        this.base = new BaseAddress(base);
    }

    /** The address that an element leads to, null if it leads nowhere. */
    @Nullable String href(Element element) {
        String attribute =
                switch (element.normalName()) {
                    case "a", "area" -> "href";
                    case "iframe", "frame", "embed" -> "src";
                    case "object" -> "data";
                    default -> "";
                };
        if (attribute.isEmpty() || !Attributes.has(element, attribute)) {
            return null;
        }
        String written = Attributes.value(element, attribute);
        String absolute = base.resolve(written);
        return absolute.isEmpty() ? written.strip() : absolute;
    }
}
