package browsy.spatial;

import org.jspecify.annotations.Nullable;

/**
 * The addresses that links lead to and images are loaded from: absolute if the address of the page
 * is known, by its base element if it has one. Most links need no parser to be put together: they
 * are complete, or a part of the base is put before them.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url">HTML</a>
 */
final class Hyperlinks {

    /** The scheme of addresses that contain the resource. */
    private static final String DATA = "data:";

    private final FlatTree tree;
    private final BaseAddress base;

    /**
     * Addresses of a page.
     *
     * @param base the address that they are relative to, empty if it is unknown
     */
    Hyperlinks(FlatTree tree, String base) {
        this.tree = tree;
        this.base = new BaseAddress(base);
    }

    /** The address that the element of an index leads to, null if it leads nowhere. */
    @Nullable String href(int index) {
        if (!tree.is(index, TagCategory.ADDRESSED)) {
            return null;
        }
        String attribute =
                switch (tree.tag(index)) {
                    case "a", "area" -> "href";
                    case "iframe", "frame", "embed" -> "src";
                    default -> "data";
                };
        if (!tree.hasAttribute(index, attribute)) {
            return null;
        }
        return resolved(tree.attribute(index, attribute));
    }

    /** The address of the image of an index, null if it has none or contains the image itself. */
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
