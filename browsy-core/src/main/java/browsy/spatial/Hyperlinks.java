package browsy.spatial;

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

    private final FlatTree tree;
    private final BaseAddress base;

    /**
     * Links of a page.
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
        String written = tree.attribute(index, attribute);
        String absolute = base.resolve(written);
        return absolute.isEmpty() ? written.strip() : absolute;
    }
}
