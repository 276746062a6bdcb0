package browsy.layout.flex;

import browsy.layout.context.LayoutResult;
import browsy.layout.sizing.AlignedBaseline;
import org.jspecify.annotations.Nullable;

/**
 * An item laid out at its flexed main size.
 *
 * @param item the item
 * @param main the border-box main size, in CSS px
 * @param mainDefinite whether percentages of its children may refer to the main size
 * @param result the layout of the item before stretching
 * @param baseline the alignment baseline; null if the item is not baseline-aligned
 */
record MeasuredItem(
        ItemBox item,
        double main,
        boolean mainDefinite,
        LayoutResult result,
        @Nullable AlignedBaseline baseline) {

    /** The border-box cross size, in CSS px. */
    double cross() {
        return item.crossSize(result.fragment().size());
    }

    double outerCross() {
        return cross() + item.crossMargins();
    }
}
