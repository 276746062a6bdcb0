package browsy.spatial.visibility;

import browsy.layout.geometry.RenderingContext3d;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;

/**
 * Determines which boxes show their back face after their transforms.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#backface-visibility-property">css-transforms-2</a>
 */
final class Backfaces {

    private final FlatTree tree;

    Backfaces(FlatTree tree) {
        this.tree = tree;
    }

    /**
     * Whether an element shows its back face after its own transforms and those of the ancestors in
     * the same 3D rendering context.
     */
    boolean isTurnedAway(int index) {
        TransformedAxes directions = new TransformedAxes();
        int at = index;
        ComputedStyle style = tree.style(index);
        while (style != null && (at == index || RenderingContext3d.isExtendedBy(style))) {
            directions.turn(style);
            at = tree.parent(at);
            style = at < 0 ? null : tree.style(at);
        }
        return directions.showBack();
    }
}
