package browsy.layout.sizing;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/** Lengths against a percentage basis that may be indefinite. */
public final class Lengths {
    private Lengths() {}

    /** The length in CSS px; null where it holds a percentage of an indefinite size. */
    public static @Nullable Double resolve(LengthPercentage length, AvailableSize basis) {
        if (length.hasPercentage() && !basis.isDefinite()) {
            return null;
        }
        return LayoutUnit.truncate(length.resolve(basis.orElse(0)));
    }

    /** Likewise, percentages of an indefinite size counting as zero. */
    public static double resolveOrZero(LengthPercentage length, AvailableSize basis) {
        return LayoutUnit.truncate(length.resolve(basis.orElse(0)));
    }

    /**
     * A minimum as it counts: percentages of an indefinite size are zero in it.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-sizing-3/#cyclic-percentage-contribution">css-sizing-3</a>
     */
    public static Size minimum(Size size, AvailableSize basis) {
        return size instanceof LengthPercentage length
                        && length.hasPercentage()
                        && !basis.isDefinite()
                ? Length.px(Math.max(0, resolveOrZero(length, basis)))
                : size;
    }
}
