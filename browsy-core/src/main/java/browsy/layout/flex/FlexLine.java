package browsy.layout.flex;

import browsy.layout.sizing.AlignedBaseline;
import java.util.List;

/**
 * A flex line with its measured items.
 *
 * @param items the items, in order
 * @param cross the cross size, in CSS px
 * @param ascent the distance from the line's cross-start edge to the baseline shared there, in CSS
 *     px; 0 if there is none
 * @param descent the distance from the line's cross-end edge to the baseline shared there, in CSS
 *     px; 0 if there is none
 */
record FlexLine(List<MeasuredItem> items, double cross, double ascent, double descent) {
    FlexLine {
        items = List.copyOf(items);
    }

    /**
     * Creates a line with the cross size that its items require: the largest outer cross size, or
     * the extent of a group of baseline-aligned items if that is larger.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-cross-line">css-flexbox-1 9.4</a>
     */
    static FlexLine of(List<MeasuredItem> items) {
        double largest = 0;
        double ascent = 0;
        double below = 0;
        double descent = 0;
        double above = 0;
        boolean first = true;
        boolean firstLast = true;
        for (MeasuredItem measured : items) {
            AlignedBaseline baseline = measured.baseline();
            if (baseline == null) {
                largest = Math.max(largest, measured.outerCross());
                continue;
            }
            double rest = measured.outerCross() - baseline.distance();
            if (baseline.atEnd()) {
                descent = firstLast ? baseline.distance() : Math.max(descent, baseline.distance());
                above = firstLast ? rest : Math.max(above, rest);
                firstLast = false;
            } else {
                ascent = first ? baseline.distance() : Math.max(ascent, baseline.distance());
                below = first ? rest : Math.max(below, rest);
                first = false;
            }
        }
        double cross = Math.max(largest, Math.max(ascent + below, descent + above));
        return new FlexLine(items, Math.max(0, cross), ascent, descent);
    }

    /** The sum of the outer main sizes of its items and the gaps, in CSS px. */
    double extent(double gap) {
        double sum = gap * (items.size() - 1);
        for (MeasuredItem measured : items) {
            sum += measured.main() + measured.item().mainMargins();
        }
        return sum;
    }

    FlexLine withCross(double size) {
        return new FlexLine(items, size, ascent, descent);
    }

    /** Whether items share a baseline at the cross-start edge. */
    boolean sharesStartBaseline() {
        return sharesBaseline(false);
    }

    /** Whether items share a baseline at the cross-end edge. */
    boolean sharesEndBaseline() {
        return sharesBaseline(true);
    }

    private boolean sharesBaseline(boolean atEnd) {
        for (MeasuredItem item : items) {
            AlignedBaseline baseline = item.baseline();
            if (baseline != null && baseline.atEnd() == atEnd) {
                return true;
            }
        }
        return false;
    }
}
