package browsy.spatial.role;

import browsy.html.AttributeKind;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import org.jspecify.annotations.Nullable;

/**
 * The levels of headings: {@code aria-level}, or the rank of the tag.
 *
 * @see <a href="https://w3c.github.io/aria/#aria-level">WAI-ARIA</a>
 */
public final class HeadingLevels {

    /** The level of a heading without {@code aria-level} and rank. */
    private static final int DEFAULT = 2;

    private final FlatTree tree;

    public HeadingLevels(FlatTree tree) {
        this.tree = tree;
    }

    /** The level that {@code aria-level} declares for an element, null if it declares none. */
    public @Nullable Integer declared(int index) {
        Integer level =
                tree.has(index, AttributeKind.ARIA_LEVEL)
                        ? AttributeValues.nonNegative(tree.element(index), "aria-level")
                        : null;
        return level != null && level > 0 ? level : null;
    }

    /** The level of a heading, at least 1. */
    public int of(int index) {
        Integer declared = declared(index);
        if (declared != null) {
            return declared;
        }
        String tag = tree.tag(index);
        boolean ranked =
                tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1));
        return ranked ? tag.charAt(1) - '0' : DEFAULT;
    }
}
