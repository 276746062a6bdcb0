package browsy.layout.grid;

import static browsy.style.property.AlignProperties.ALIGN_ITEMS;
import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.CalcSize;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.BoxEdges.AutoMargins;
import org.jspecify.annotations.Nullable;

/**
 * A grid item that has been placed.
 *
 * @param container the grid container
 * @param area its tracks; lines are counted from the start of the implicit grid
 * @param subgrid the item's own grid if it is a subgrid in at least one axis; null otherwise
 */
record GridItem(Box box, Box container, GridArea area, @Nullable GridNode subgrid) {

    WritingFlow flow() {
        return container.flow();
    }

    boolean isOrthogonal() {
        return box.flow().isOrthogonalTo(flow());
    }

    /** Tests whether tracks in this direction divide the item's own inline axis. */
    boolean isInlineAxis(GridDirection direction) {
        return (direction == GridDirection.COLUMNS) != isOrthogonal();
    }

    /**
     * Tests whether the item is a subgrid that inherits the container's tracks in this direction.
     */
    boolean isSubgridded(GridDirection direction) {
        if (subgrid == null) {
            return false;
        }
        GridDirection own = isOrthogonal() ? direction.other() : direction;
        return subgrid.definition().on(own).subgridded();
    }

    SizeProperties sizes(GridDirection direction) {
        return isInlineAxis(direction) ? SizeProperties.inline(box) : SizeProperties.block(box);
    }

    boolean hasAutoMarginStart(GridDirection direction) {
        AutoMargins margins = BoxEdges.autoMargins(box, flow());
        return direction == GridDirection.COLUMNS ? margins.inlineStart() : margins.blockStart();
    }

    boolean hasAutoMarginEnd(GridDirection direction) {
        AutoMargins margins = BoxEdges.autoMargins(box, flow());
        return direction == GridDirection.COLUMNS ? margins.inlineEnd() : margins.blockEnd();
    }

    boolean hasAutoMargin(GridDirection direction) {
        return hasAutoMarginStart(direction) || hasAutoMarginEnd(direction);
    }

    boolean isScrollContainer() {
        return box.style().get(OVERFLOW_X).scrolls() || box.style().get(OVERFLOW_Y).scrolls();
    }

    private SelfAlignment selfAlignment(GridDirection direction) {
        boolean columns = direction == GridDirection.COLUMNS;
        SelfAlignment self = box.style().get(columns ? JUSTIFY_SELF : ALIGN_SELF);
        return self.value() == SelfPosition.AUTO
                ? container.style().get(columns ? JUSTIFY_ITEMS : ALIGN_ITEMS)
                : self;
    }

    /**
     * Returns the used {@code justify-self} or {@code align-self}; never {@code auto}. {@code
     * normal} is {@code start} for replaced elements except controls.
     */
    SelfPosition alignment(GridDirection direction) {
        SelfPosition value = selfAlignment(direction).value();
        if (value == SelfPosition.AUTO || value == SelfPosition.NORMAL) {
            boolean stretches = !(box instanceof ReplacedBox replaced) || replaced.isControl();
            return stretches ? SelfPosition.NORMAL : SelfPosition.START;
        }
        return value;
    }

    boolean isSafelyAligned(GridDirection direction) {
        return selfAlignment(direction).overflow() == OverflowPosition.SAFE;
    }

    /**
     * Tests whether an automatic size stretches to fill the grid area. A subgrid always stretches,
     * regardless of its size properties and {@code auto} margins.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-item-sizing">css-grid-2 6.2</a>
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-box-alignment">css-grid-2 9</a>
     */
    boolean isStretched(GridDirection direction) {
        if (isSubgridded(direction)) {
            return true;
        }
        if (hasAutoMargin(direction) || !CalcSize.isAutomatic(sizes(direction).preferred())) {
            return false;
        }
        SelfPosition alignment = alignment(direction);
        return alignment == SelfPosition.STRETCH || alignment == SelfPosition.NORMAL;
    }

    /**
     * Tests whether the item stretches by the value {@code stretch}, which overrides an aspect
     * ratio, and not by {@code normal}.
     */
    boolean isStretchedExplicitly(GridDirection direction) {
        return isStretched(direction) && alignment(direction) == SelfPosition.STRETCH;
    }

    boolean isBaselineAligned(GridDirection direction) {
        SelfPosition alignment = alignment(direction);
        return (alignment == SelfPosition.BASELINE || alignment == SelfPosition.LAST_BASELINE)
                && !hasAutoMargin(direction);
    }
}
