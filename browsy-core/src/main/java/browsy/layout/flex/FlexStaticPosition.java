package browsy.layout.flex;

import browsy.css.value.ContentDistribution;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.PendingPositioned.StaticEdge;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;

/**
 * The static position of absolutely positioned children: as if each were the only item.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#abspos-items">css-flexbox-1 4.1</a>
 */
final class FlexStaticPosition {
    private FlexStaticPosition() {}

    /**
     * Where a child would be.
     *
     * @param edges border and padding of the container
     * @param size its border box
     */
    static PendingPositioned of(Box child, FlexStyle style, LogicalEdges edges, LogicalSize size) {
        LogicalSize inner =
                new LogicalSize(size.inline() - edges.inlineSum(), size.block() - edges.blockSum());
        ItemBox item = ItemBox.of(child, style, AvailableSize.definite(inner.inline()));
        StaticEdge main = mainEdge(style);
        StaticEdge cross = edge(CrossAlignment.share(item));
        StaticEdge inlineEdge = style.column() ? cross : main;
        StaticEdge blockEdge = style.column() ? main : cross;
        LogicalOffset offset =
                new LogicalOffset(
                        edges.inlineStart() + along(inlineEdge, inner.inline()),
                        edges.blockStart() + along(blockEdge, inner.block()));
        return new PendingPositioned(
                child,
                style.flow().toPhysical(offset, LogicalSize.ZERO, size),
                inlineEdge,
                blockEdge,
                null,
                style.flow());
    }

    private static double along(StaticEdge edge, double size) {
        return switch (edge) {
            case START -> 0;
            case CENTER -> size / 2;
            case END -> size;
        };
    }

    private static StaticEdge edge(double share) {
        if (share == 0.5) {
            return StaticEdge.CENTER;
        }
        return share == 0 ? StaticEdge.START : StaticEdge.END;
    }

    private static StaticEdge mainEdge(FlexStyle style) {
        ContentDistribution value = style.justifyContent().value();
        if (value == ContentDistribution.SPACE_AROUND
                || value == ContentDistribution.SPACE_EVENLY
                || value == ContentDistribution.CENTER) {
            return StaticEdge.CENTER;
        }
        Distribution distribution =
                MainAlignment.of(style.justifyContent(), style, 1, 1, style.reversed());
        return distribution == Distribution.END ? StaticEdge.END : StaticEdge.START;
    }
}
