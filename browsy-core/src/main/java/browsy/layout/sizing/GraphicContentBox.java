package browsy.layout.sizing;

import browsy.layout.box.ReplacedBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;

/**
 * The content box of an inline graphic, in which its outermost viewport is. Paddings in percent
 * count as zero.
 *
 * @param offset from the top left corner of the border box
 */
public record GraphicContentBox(PhysicalOffset offset, PhysicalSize size) {

    /** Returns the content box of a border box of the given size. */
    public static GraphicContentBox of(ReplacedBox box, PhysicalSize borderBox) {
        PhysicalEdges edges =
                box.flow().toPhysical(BoxEdges.borderPadding(box, AvailableSize.INDEFINITE));
        return new GraphicContentBox(
                new PhysicalOffset(edges.left(), edges.top()),
                new PhysicalSize(
                        Math.max(0, borderBox.width() - edges.left() - edges.right()),
                        Math.max(0, borderBox.height() - edges.top() - edges.bottom())));
    }
}
