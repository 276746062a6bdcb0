package browsy.layout.flow.input;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.quirks.BlockQuirks;

/**
 * Percentage bases of block sizes for the in-flow children of table cells. Chromium deviates from
 * the specification here; {@link BlockQuirks} has the deviations.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>
 */
public final class CellChildInput {
    private CellChildInput() {}

    /**
     * Returns the constraints of a block-level child. They differ from {@code shared} only if the
     * parent is a table cell.
     *
     * @param own the constraints of the parent
     * @param shared the constraints of all children of the parent
     */
    public static LayoutInput of(
            Box child, Box parent, LayoutInput own, LayoutInput shared, boolean isQuirksMode) {
        if (parent.style().display() != Display.TABLE_CELL || child.isAnonymous()) {
            return shared;
        }
        if (isReplacedContent(child)) {
            return ofReplaced(parent, shared, isQuirksMode);
        }
        Size height = SizeProperties.block(child, parent.flow()).preferred();
        if (shared.block().percentageBasis().isDefinite()) {
            return BlockQuirks.endsCellPercentagesAt(height, isQuirksMode)
                    ? shared.withPercentageBlock(AvailableSize.INDEFINITE)
                    : shared;
        }
        // While the cell is measured, a percentage behaves as auto, but as 0 for a scroll
        // container.
        boolean isEmpty =
                height instanceof LengthPercentage length
                        && length.hasPercentage()
                        && scrolls(child)
                        && BlockQuirks.countsScrollContainersAsEmpty(parent, own);
        return isEmpty ? shared.withPercentageBlock(AvailableSize.definite(0)) : shared;
    }

    /**
     * Returns the constraints of an atomic inline in a block container that may be a table cell.
     *
     * @param shared the constraints of all children of the parent
     */
    public static LayoutInput ofAtomic(
            Box child, Box parent, LayoutInput shared, boolean isQuirksMode) {
        return parent.style().display() == Display.TABLE_CELL && isReplacedContent(child)
                ? ofReplaced(parent, shared, isQuirksMode)
                : shared;
    }

    private static LayoutInput ofReplaced(Box cell, LayoutInput shared, boolean isQuirksMode) {
        AvailableSize row = shared.block().percentageBasis();
        AvailableSize basis =
                BlockQuirks.cellPercentageBasisOfReplaced(
                        cell, row, shared.percentageEdges(), isQuirksMode);
        return basis == row ? shared : shared.withPercentageBlock(basis);
    }

    private static boolean isReplacedContent(Box child) {
        return child instanceof ReplacedBox replaced && !replaced.isControl();
    }

    private static boolean scrolls(Box child) {
        return child.style().get(OVERFLOW_X).hasScrollbar()
                || child.style().get(OVERFLOW_Y).hasScrollbar();
    }
}
