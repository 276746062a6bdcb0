package browsy.layout.flex;

import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.StaticPosition;
import browsy.layout.context.StaticPosition.Alignment;
import browsy.layout.context.StaticPosition.Edge;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;

/**
 * The static position of an absolutely positioned child: that of the sole item of the container.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#abspos-items">css-flexbox-1 4.1</a>
 */
final class FlexStaticPosition {
    private FlexStaticPosition() {}

    /**
     * Returns a child with its static position.
     *
     * @param edges border and padding of the container
     * @param size the border-box size of the container
     */
    static PendingPositioned of(Box child, FlexStyle style, LogicalEdges edges, LogicalSize size) {
        LogicalSize inner =
                new LogicalSize(size.inline() - edges.inlineSum(), size.block() - edges.blockSum());
        ItemBox item = ItemBox.of(child, style, AvailableSize.definite(inner.inline()));
        Alignment main = new Alignment(mainEdge(style), false);
        // Last-baseline alignment is at the cross end, even with wrap-reverse.
        boolean isAtEnd = item.alignment() == SelfPosition.LAST_BASELINE;
        Edge crossEdge = isAtEnd ? Edge.END : Edge.of(CrossAlignment.share(item));
        Alignment cross = new Alignment(crossEdge, item.isSafelyAligned());
        LogicalOffset start = new LogicalOffset(edges.inlineStart(), edges.blockStart());
        PhysicalOffset corner = style.flow().toPhysical(start, inner, size);
        PhysicalSize extent = style.flow().toPhysical(inner);
        StaticPosition position =
                new StaticPosition(
                        new PhysicalRect(corner.x(), corner.y(), extent.width(), extent.height()),
                        style.column() ? cross : main,
                        style.column() ? main : cross,
                        style.flow());
        return new PendingPositioned(child, position, null);
    }

    private static Edge mainEdge(FlexStyle style) {
        ContentDistribution value = style.justifyContent().value();
        if (value == ContentDistribution.SPACE_AROUND
                || value == ContentDistribution.SPACE_EVENLY
                || value == ContentDistribution.CENTER) {
            return Edge.CENTER;
        }
        Distribution distribution =
                MainAlignment.of(style.justifyContent(), style, 1, 1, style.reversed());
        return distribution == Distribution.END ? Edge.END : Edge.START;
    }
}
