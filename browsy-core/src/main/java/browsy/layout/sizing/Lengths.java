package browsy.layout.sizing;

import browsy.css.value.LengthPercentage;
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
}
