package browsy.layout.flex;

import browsy.layout.context.LayoutResult;
import browsy.layout.sizing.AlignedBaseline;
import org.jspecify.annotations.Nullable;

/**
 * An item at its flexed size, laid out.
 *
 * @param main the border-box main size
 * @param mainDefinite whether percentages of its children may refer to it
 * @param result its layout, before it is stretched to its line
 * @param baseline how it takes part in baseline alignment; null where it does not
 */
record MeasuredItem(
        ItemBox item,
        double main,
        boolean mainDefinite,
        LayoutResult result,
        @Nullable AlignedBaseline baseline) {

    /** The border-box cross size. */
    double cross() {
        return item.crossSize(result.fragment().size());
    }

    double outerCross() {
        return cross() + item.crossMargins();
    }
}
