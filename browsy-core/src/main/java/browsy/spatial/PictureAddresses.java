package browsy.spatial;

import org.jspecify.annotations.Nullable;

/** Where pictures are loaded from: absolute if the address of the page is known. */
final class PictureAddresses {

    private final FlatTree tree;
    private final BaseAddress base;

    /**
     * @param base the address that they are relative to, empty if it is unknown
     */
    PictureAddresses(FlatTree tree, String base) {
        this.tree = tree;
        this.base = new BaseAddress(base);
    }

    /** The address of a picture, null if it has none or holds the picture itself. */
    @Nullable String of(int index) {
        String source = tree.attribute(index, "src").strip();
        if (source.isEmpty() || source.regionMatches(true, 0, "data:", 0, 5)) {
            return null;
        }
        String absolute = base.resolve(source);
        return absolute.isEmpty() ? source : absolute;
    }
}
