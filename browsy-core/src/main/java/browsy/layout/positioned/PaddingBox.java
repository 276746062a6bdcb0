package browsy.layout.positioned;

import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.ScrollbarGutterSpace;

/**
 * The padding box of a fragment without scrollbar gutters, relative to its border box. Rows,
 * columns and their groups have no borders of their own.
 */
final class PaddingBox {
    private PaddingBox() {}

    static PhysicalRect of(BoxFragment fragment) {
        Box box = fragment.box();
        if (box instanceof TablePartBox) {
            return new PhysicalRect(0, 0, fragment.size().width(), fragment.size().height());
        }
        PhysicalEdges edges =
                box.flow().toPhysical(BoxEdges.border(box).plus(ScrollbarGutterSpace.of(box)));
        return new PhysicalRect(
                edges.left(),
                edges.top(),
                Math.max(0, fragment.size().width() - edges.left() - edges.right()),
                Math.max(0, fragment.size().height() - edges.top() - edges.bottom()));
    }
}
