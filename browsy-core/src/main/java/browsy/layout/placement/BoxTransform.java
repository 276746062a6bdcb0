package browsy.layout.placement;

import static browsy.style.property.EffectProperties.TRANSFORM_BOX;

import browsy.css.value.transform.TransformBox;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PathPoint;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.TransformMatrix;
import browsy.layout.sizing.BoxEdges;
import org.jspecify.annotations.Nullable;

/**
 * Computes the transform of a CSS box. The origin and percentages refer to the box that {@code
 * transform-box} names: {@code fill-box} means the content box, {@code stroke-box} and {@code
 * view-box} mean the border box.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-1/#transform-box">css-transforms-1</a>
 */
final class BoxTransform {

    private BoxTransform() {}

    /**
     * Returns the transform in the coordinates of the border box; null if the box is not
     * transformed.
     *
     * @param container its inline size is the basis of percentages in padding
     * @param motion the position on the motion path; null without {@code offset-path}
     */
    static @Nullable TransformMatrix of(
            BoxFragment fragment, BoxFragment container, @Nullable PathPoint motion) {
        Box box = fragment.box();
        TransformBox reference = box.style().get(TRANSFORM_BOX);
        if (reference != TransformBox.CONTENT_BOX && reference != TransformBox.FILL_BOX) {
            return TransformMatrix.of(box.style(), fragment.size(), motion);
        }
        PhysicalEdges edges = edges(box, percentageBasis(box, container));
        PhysicalSize size = fragment.size();
        PhysicalSize content =
                new PhysicalSize(
                        Math.max(0, size.width() - edges.left() - edges.right()),
                        Math.max(0, size.height() - edges.top() - edges.bottom()));
        TransformMatrix matrix = TransformMatrix.of(box.style(), content, motion);
        return matrix == null
                ? null
                : TransformMatrix.translation(edges.left(), edges.top(), 0)
                        .times(matrix)
                        .times(TransformMatrix.translation(-edges.left(), -edges.top(), 0));
    }

    /**
     * Returns what percentages in the padding of a box refer to: the inline size of the content box
     * of its container, or of the padding box for absolutely positioned boxes.
     */
    private static AvailableSize percentageBasis(Box box, BoxFragment container) {
        Box outer = container.box();
        LogicalEdges around =
                box.isAbsolutelyPositioned()
                        ? BoxEdges.border(outer)
                        : BoxEdges.borderPadding(outer, AvailableSize.INDEFINITE);
        double inline = outer.flow().toLogical(container.size()).inline();
        return AvailableSize.definite(Math.max(0, inline - around.inlineSum()));
    }

    private static PhysicalEdges edges(Box box, AvailableSize basis) {
        return box.flow().toPhysical(BoxEdges.borderPadding(box, basis));
    }
}
