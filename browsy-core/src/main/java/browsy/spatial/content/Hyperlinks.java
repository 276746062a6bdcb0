package browsy.spatial.content;

import browsy.html.LinkAddress;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The URLs of links and images, resolved against the document base URL. They stay as written if
 * that is unknown. Most URLs need no parser: they are absolute, or a prefix of the base URL
 * completes them.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url">HTML</a>
 */
public final class Hyperlinks {

    /** The scheme of URLs that contain the resource. */
    private static final String DATA = "data:";

    private final FlatTree tree;
    private final BaseUrl base;

    /**
     * Creates a resolver for a page.
     *
     * @param base the document base URL, empty if it is unknown
     */
    public Hyperlinks(FlatTree tree, String base) {
        this.tree = tree;
        this.base = new BaseUrl(base);
    }

    /** The URL to which an element links or which it embeds, null if it has none. */
    public @Nullable String href(int index) {
        if (!tree.is(index, TagCategory.ADDRESSED)) {
            return null;
        }
        Element element = tree.element(index);
        String address =
                switch (tree.tag(index)) {
                    case "a", "area" -> LinkAddress.of(element);
                    case "iframe", "frame", "embed" -> AttributeValues.raw(element, "src");
                    default -> AttributeValues.raw(element, "data");
                };
        return address == null ? null : resolved(address);
    }

    /** The URL of an image, null if it has none or if the URL contains the image data. */
    @Nullable String source(int index) {
        String written = tree.attribute(index, "src").strip();
        return written.isEmpty() || written.regionMatches(true, 0, DATA, 0, DATA.length())
                ? null
                : resolved(written);
    }

    private String resolved(String written) {
        String absolute = base.resolve(written);
        return absolute.isEmpty() ? written.strip() : absolute;
    }
}
