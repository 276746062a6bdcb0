package browsy.html;

import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The address of a link as its attributes give it: {@code href}, for elements of SVG otherwise
 * {@code xlink:href}.
 *
 * @see <a href="https://svgwg.org/svg2-draft/linking.html#XLinkRefAttrs">SVG 2</a>
 */
public final class LinkAddress {

    private LinkAddress() {}

    /** Returns the address as written; null if the element has none. */
    public static @Nullable String of(Element element) {
        if (element.attributesSize() == 0) {
            return null;
        }
        if (element.attributes().hasKey("href")) {
            return element.attributes().get("href");
        }
        return element.attributes().hasKey("xlink:href")
                        && element.tag().namespace().equals(Parser.NamespaceSvg)
                ? element.attributes().get("xlink:href")
                : null;
    }

    /** Returns the id that a reference to an element of the same tree names; null for others. */
    public static @Nullable String localId(Element element) {
        String address = of(element);
        String reference = address == null ? "" : address.strip();
        return reference.startsWith("#") ? reference.substring(1) : null;
    }
}
