package browsy.layout.svg;

import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.TransformMatrix;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rendered element with those inside it.
 *
 * @param bounds in the coordinates of its contents; null if nothing is drawn
 * @param toParent the transform from these coordinates to those of the parent; null for the
 *     identity
 */
record SvgNode(
        TreeElement element,
        @Nullable PhysicalRect bounds,
        @Nullable TransformMatrix toParent,
        List<SvgNode> children) {

    /** The bounds of what draws nothing. */
    private static final PhysicalRect EMPTY = new PhysicalRect(0, 0, 0, 0);

    /** Returns the bounds of several elements in the coordinates of their parent. */
    static @Nullable PhysicalRect union(List<SvgNode> nodes) {
        PhysicalRect union = null;
        for (SvgNode node : nodes) {
            PhysicalRect bounds = node.boundsInParent();
            if (bounds != null) {
                union = union == null ? bounds : union.union(bounds);
            }
        }
        return union;
    }

    /** Returns the bounds in the coordinates of the parent; null if nothing is drawn. */
    @Nullable PhysicalRect boundsInParent() {
        return bounds == null || toParent == null ? bounds : toParent.map(bounds);
    }

    /**
     * Adds the element and those inside it, in document order.
     *
     * @param parent the transform from the coordinates of the parent to the graphic
     */
    void addTo(List<DrawnElement> drawn, TransformMatrix parent) {
        TransformMatrix own = toParent == null ? parent : parent.times(toParent);
        drawn.add(new DrawnElement(element.element(), own, bounds == null ? EMPTY : bounds));
        for (SvgNode child : children) {
            child.addTo(drawn, own);
        }
    }
}
