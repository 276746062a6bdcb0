package browsy.layout.multicol;

import static browsy.style.property.AlignProperties.COLUMN_GAP;
import static browsy.style.property.AlignProperties.ROW_GAP;
import static browsy.style.property.ColumnProperties.COLUMN_COUNT;
import static browsy.style.property.ColumnProperties.COLUMN_HEIGHT;
import static browsy.style.property.ColumnProperties.COLUMN_WIDTH;
import static browsy.style.property.ColumnProperties.COLUMN_WRAP;
import static browsy.style.property.FontProperties.FONT_SIZE;

import browsy.css.value.LengthPercentage;
import browsy.css.value.align.Gap;
import browsy.css.value.fragmentation.ColumnWrap;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.sizing.LengthResolution;
import browsy.style.computed.ComputedStyle;

/**
 * The number and sizes of the columns in a row. All lengths are CSS px.
 *
 * @param count the used column count, at least 1
 * @param width the used column width
 * @param gap the gap between columns
 * @param rowGap the gap between rows of columns
 * @param height the value of {@code column-height}; negative if it is automatic
 * @param wraps whether columns that do not fit into a row begin another one
 */
record ColumnGeometry(
        int count, double width, double gap, double rowGap, double height, boolean wraps) {
    /** The maximum number of columns in a row, a guard against hostile values. */
    private static final int MAX_COUNT = 10_000;

    /**
     * The columns of a container.
     *
     * @param inlineSize the inline size of the container's content box, in CSS px
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#pseudo-algorithm">css-multicol-1</a>
     */
    static ColumnGeometry of(ComputedStyle style, double inlineSize) {
        AvailableSize basis = AvailableSize.definite(inlineSize);
        double gap = gap(style, style.get(COLUMN_GAP), basis);
        double wanted = style.get(COLUMN_WIDTH);
        int specified = style.get(COLUMN_COUNT);
        int count = Math.max(1, specified);
        if (wanted >= 0) {
            double width = Math.max(wanted, 1);
            int fitting = (int) Math.max(1, Math.floor((inlineSize + gap) / (width + gap)));
            count = specified > 0 ? Math.min(specified, fitting) : fitting;
        }
        count = Math.min(count, MAX_COUNT);
        double width = Math.max(0, (inlineSize - gap * (count - 1)) / count);
        double height = style.get(COLUMN_HEIGHT);
        ColumnWrap wrap = style.get(COLUMN_WRAP);
        boolean wraps = wrap == ColumnWrap.WRAP || (wrap == ColumnWrap.AUTO && height >= 0);
        return new ColumnGeometry(
                count,
                LayoutUnit.floor(width),
                gap,
                gap(style, style.get(ROW_GAP), AvailableSize.INDEFINITE),
                height,
                wraps);
    }

    /**
     * The gap between columns or rows, in CSS px; {@code normal} is 1em, rounded as in Chromium.
     */
    static double gap(ComputedStyle style, Gap gap, AvailableSize basis) {
        LengthPercentage length = gap.length();
        return length == null
                ? Math.round(style.get(FONT_SIZE))
                : Math.max(0, LengthResolution.resolveOrZero(length, basis));
    }

    /** The start of a column, in CSS px from the inline-start edge of the content box. */
    double offset(int column) {
        return column * (width + gap);
    }
}
