package browsy.layout.grid;

import browsy.css.value.CalcSize;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.layout.box.SizeProperties;
import browsy.layout.fragment.RowExtent;
import browsy.layout.fragment.RowExtent.Hold;
import org.jspecify.annotations.Nullable;

/**
 * Describes to fragmentation in which rows of the grid an item is, and how its block size depends
 * on them.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#pagination">css-grid-2 13</a>
 */
final class ItemRows {
    private final GridNode node;
    private final @Nullable AxisTracks rows;
    private final double contentStart;
    private final boolean isDefinite;

    /**
     * Creates the description of a grid that has been sized.
     *
     * @param contentStart the distance from the block-start border edge to the content box, CSS px
     * @param isDefinite whether the container's block size is definite without its content
     */
    ItemRows(GridSizingState sizing, double contentStart, boolean isDefinite) {
        this.node = sizing.node();
        this.rows = sizing.tracks(GridDirection.ROWS);
        this.contentStart = contentStart;
        this.isDefinite = isDefinite;
    }

    /** Returns the rows of an item; null if they have not been sized. */
    @Nullable RowExtent of(GridItem item) {
        GridSpan span = item.area().rows();
        if (rows == null || span.end() > rows.count()) {
            return null;
        }
        double start = contentStart + rows.starts().get(span.start());
        double size = rows.sizes().get(span.start());
        return new RowExtent(span.start(), span.end() - 1, start, start + size, hold(item, span));
    }

    private Hold hold(GridItem item, GridSpan span) {
        boolean isAutomatic = CalcSize.isAutomatic(SizeProperties.block(item.box()).preferred());
        boolean isStretched = item.isStretched(GridDirection.ROWS);
        if (isAutomatic && span.size() == 1 && isElastic(span.start())) {
            return isStretched ? Hold.MUTUAL : Hold.GROWS;
        }
        return isStretched ? Hold.FIXED : Hold.NONE;
    }

    /** Tests whether the content of a row may increase its size. */
    private boolean isElastic(int row) {
        GridAxis axis = node.definition().on(GridDirection.ROWS);
        TrackSize size = axis.track(row - node.placement().before(GridDirection.ROWS));
        if (size instanceof TrackSize.MinMax both) {
            return !isFixed(both.min()) || (!isFixed(both.max()) && !isDefinite);
        }
        return !(size instanceof TrackBreadth breadth && isFixed(breadth));
    }

    private boolean isFixed(TrackBreadth breadth) {
        return breadth instanceof Length || (breadth instanceof LengthPercentage && isDefinite);
    }
}
