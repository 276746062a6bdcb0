package browsy.css.value.text;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import org.jspecify.annotations.Nullable;

/**
 * A computed {@code text-indent}, with the position of the lines it applies to.
 *
 * @param hanging whether the indent applies to all lines except those that it otherwise applies to
 * @param eachLine whether lines after a forced break are indented like the first line
 * @param isContinued whether other lines of the same block container precede the lines, so that
 *     none of the lines is the first one
 */
public record TextIndent(
        LengthPercentage amount, boolean hanging, boolean eachLine, boolean isContinued) {
    public static final TextIndent ZERO = new TextIndent(Length.ZERO, false, false);

    public TextIndent(LengthPercentage amount, boolean hanging, boolean eachLine) {
        this(amount, hanging, eachLine, false);
    }

    /** Returns the indent of the lines after a block-level box in the same block container. */
    public TextIndent continued() {
        return hanging || eachLine ? new TextIndent(amount, hanging, eachLine, true) : ZERO;
    }

    /**
     * Whether a line is indented.
     *
     * @param isFirst whether the line is the first one of its block container
     * @param afterForced whether the line follows a forced break
     */
    public boolean appliesTo(boolean isFirst, boolean afterForced) {
        return ((isFirst && !isContinued) || (eachLine && afterForced)) != hanging;
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TextIndent that
                && amount.equals(that.amount)
                && hanging == that.hanging
                && eachLine == that.eachLine
                && isContinued == that.isContinued;
    }

    @Override
    public int hashCode() {
        return 31
                        * (31 * (31 * amount.hashCode() + Boolean.hashCode(hanging))
                                + Boolean.hashCode(eachLine))
                + Boolean.hashCode(isContinued);
    }
}
