package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.BOX_SIZING;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.BoxSizing;
import browsy.css.value.Display;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;

/**
 * What table cells give their children to refer percentages of heights to.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>
 */
public final class CellChildInput {
    private CellChildInput() {}

    /** What a child is given in a parent that may be a cell. */
    public static LayoutInput of(Box child, Box parent, LayoutInput shared, boolean quirks) {
        if (parent.style().display() != Display.TABLE_CELL || child.isAnonymous()) {
            return shared;
        }
        if (isPicture(child)) {
            return ofPicture(parent, shared, quirks);
        }
        Size height = SizeProperties.block(child, parent.flow()).preferred();
        if (shared.percentageBlock().isDefinite()) {
            // NB: in quirks mode percentages pass through no child of a cell, in Chromium.
            return quirks && height == SizeKeyword.AUTO
                    ? shared.withPercentageBlock(AvailableSize.INDEFINITE)
                    : shared;
        }
        boolean isMeasured =
                height instanceof LengthPercentage length
                        && length.hasPercentage()
                        && isFixed(parent)
                        && scrolls(child);
        // What scrolls makes no cell of a certain height higher.
        return isMeasured ? shared.withPercentageBlock(AvailableSize.definite(0)) : shared;
    }

    /** Likewise for an atomic inline. */
    public static LayoutInput ofAtomic(Box child, Box parent, LayoutInput shared, boolean quirks) {
        return parent.style().display() == Display.TABLE_CELL && isPicture(child)
                ? ofPicture(parent, shared, quirks)
                : shared;
    }

    private static boolean isPicture(Box child) {
        return child instanceof ReplacedBox replaced && !replaced.isControl();
    }

    /**
     * NB: percentages of pictures refer to the height that the cell is given, if it is given one,
     * however high the row makes it.
     */
    private static LayoutInput ofPicture(Box cell, LayoutInput shared, boolean quirks) {
        if (!(SizeProperties.block(cell).preferred() instanceof LengthPercentage length)
                || length.hasPercentage()) {
            return shared;
        }
        double height = Lengths.resolveOrZero(length, AvailableSize.INDEFINITE);
        if (quirks || cell.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX) {
            height -= BoxEdges.borderPadding(cell, shared.percentageEdges()).blockSum();
        }
        return shared.withPercentageBlock(AvailableSize.definite(Math.max(0, height)));
    }

    private static boolean isFixed(Box cell) {
        return SizeProperties.block(cell).preferred() instanceof LengthPercentage length
                && !length.hasPercentage();
    }

    private static boolean scrolls(Box child) {
        return child.style().get(OVERFLOW_X).hasScrollbar()
                || child.style().get(OVERFLOW_Y).hasScrollbar();
    }
}
