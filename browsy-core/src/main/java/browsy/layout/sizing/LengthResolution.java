package browsy.layout.sizing;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/** Resolves {@code length-percentage} values against a percentage basis that may be indefinite. */
public final class LengthResolution {
    private LengthResolution() {}

    /**
     * Returns the length in CSS px, truncated to 1/64 px; null if it contains a percentage and the
     * basis is indefinite.
     */
    public static @Nullable Double resolve(LengthPercentage length, AvailableSize basis) {
        if (length.hasPercentage() && !basis.isDefinite()) {
            return null;
        }
        return LayoutUnit.truncate(length.resolve(basis.orElse(0)));
    }

    /**
     * Returns the length in CSS px, truncated to 1/64 px. Percentages of an indefinite basis count
     * as zero.
     */
    public static double resolveOrZero(LengthPercentage length, AvailableSize basis) {
        return LayoutUnit.truncate(length.resolve(basis.orElse(0)));
    }

    /**
     * Returns a minimum size with cyclic percentages resolved: percentages of an indefinite basis
     * become zero; other values are returned unchanged.
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
