package browsy.layout.grid;

import static browsy.style.property.AlignProperties.COLUMN_GAP;
import static browsy.style.property.AlignProperties.ROW_GAP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackSize;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.LengthResolution;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A grid container whose items have been placed.
 *
 * @param definition the explicit grid
 * @param placement the extent of the implicit grid
 * @param items the items in order-modified document order
 */
record GridNode(
        Box box,
        GridDefinition definition,
        ItemPlacement.Placement placement,
        List<GridItem> items) {
    GridNode {
        items = List.copyOf(items);
    }

    int count(GridDirection direction) {
        return placement.count(direction);
    }

    /** Returns the sizing functions of all tracks, including implicit ones. */
    List<TrackSize> trackSizes(GridDirection direction) {
        GridAxis axis = definition.on(direction);
        int before = placement.before(direction);
        List<TrackSize> sizes = new ArrayList<>(count(direction));
        for (int i = 0; i < count(direction); i++) {
            sizes.add(axis.track(i - before));
        }
        return sizes;
    }

    /** Returns for each track whether it collapses: an empty {@code auto-fit} track. */
    List<Boolean> collapsed(GridDirection direction) {
        GridSpan fit = definition.on(direction).autoFit().shifted(placement.before(direction));
        boolean[] empty = new boolean[count(direction)];
        for (int i = fit.start(); i < fit.end() && i < empty.length; i++) {
            empty[i] = true;
        }
        if (fit.size() > 0) {
            for (GridItem item : items) {
                GridSpan span = item.area().on(direction);
                for (int i = span.start(); i < span.end(); i++) {
                    empty[i] = false;
                }
            }
        }
        List<Boolean> collapsed = new ArrayList<>(empty.length);
        for (boolean track : empty) {
            collapsed.add(track);
        }
        return collapsed;
    }

    /**
     * Returns the used {@code column-gap} or {@code row-gap} in CSS px; null for {@code normal}.
     */
    @Nullable Double gap(GridDirection direction, AvailableSize basis) {
        LengthPercentage length =
                box.style().get(direction == GridDirection.COLUMNS ? COLUMN_GAP : ROW_GAP).length();
        return length == null ? null : Math.max(0, LengthResolution.resolveOrZero(length, basis));
    }

    boolean hasPercentageGap(GridDirection direction) {
        LengthPercentage length =
                box.style().get(direction == GridDirection.COLUMNS ? COLUMN_GAP : ROW_GAP).length();
        return length != null && length.hasPercentage();
    }
}
