package browsy.layout;

import browsy.css.value.box.Display;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.positioned.PositionedLayout;
import browsy.layout.sizing.ScrollbarGutterSpace;
import java.util.List;

/**
 * Lays the root element out in the initial containing block, which has the writing mode of the root
 * element and the size of the viewport without its scroll bar gutters.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#initial-containing-block">css-display-4</a>
 */
final class RootLayout {
    private RootLayout() {}

    /**
     * Lays out the initial containing block, with the root element as its only child, in the
     * viewport without gutters. Then moves it past the gutters, and lays out the positioned boxes
     * whose containing block is the initial containing block or the viewport.
     */
    static LayoutResult layout(Box root, LayoutContext context) {
        PhysicalSize viewport = context.viewport();
        Box initial =
                new BlockContainer(
                        root.style().anonymous(Display.FLOW_ROOT),
                        null,
                        null,
                        List.of(root),
                        false);
        boolean horizontal = initial.flow().isHorizontal();
        LogicalEdges gutter = ScrollbarGutterSpace.ofViewport(root);
        double inline = (horizontal ? viewport.width() : viewport.height()) - gutter.inlineSum();
        double block = horizontal ? viewport.height() : viewport.width();
        LayoutInput input =
                LayoutInput.inContainingBlock(
                                AvailableSize.definite(inline), AvailableSize.definite(block))
                        .withImposedInline(inline)
                        .withImposedBlock(ImposedSize.definite(block));
        LayoutResult laidOut = context.layout(initial, input);
        PhysicalEdges gutterEdges = initial.flow().toPhysical(gutter);
        PhysicalRect area =
                new PhysicalRect(
                        gutterEdges.left(),
                        gutterEdges.top(),
                        viewport.width() - gutterEdges.left() - gutterEdges.right(),
                        viewport.height() - gutterEdges.top() - gutterEdges.bottom());
        return PositionedLayout.layOutInViewport(
                movedBy(laidOut, new PhysicalOffset(area.x(), area.y())),
                area,
                initial.flow(),
                context);
    }

    /** Returns the result with its children and pending positioned boxes moved. */
    private static LayoutResult movedBy(LayoutResult result, PhysicalOffset by) {
        if (by.isZero()) {
            return result;
        }
        return new LayoutResult(
                result.fragment().withChildrenMovedBy(by),
                result.pending().stream().map(pending -> pending.movedBy(by)).toList());
    }
}
