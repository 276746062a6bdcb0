package browsy.css.value.text;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;

/**
 * A computed {@code text-indent}.
 *
 * @param isContinued whether it is of lines that others of the same container come before
 */
public record TextIndent(
        LengthPercentage amount, boolean hanging, boolean eachLine, boolean isContinued) {
    public static final TextIndent ZERO = new TextIndent(Length.ZERO, false, false);

    public TextIndent(LengthPercentage amount, boolean hanging, boolean eachLine) {
        this(amount, hanging, eachLine, false);
    }

    /** For lines behind a block, which do not begin with the first line of their container. */
    public TextIndent continued() {
        return hanging || eachLine ? new TextIndent(amount, hanging, eachLine, true) : ZERO;
    }

    /**
     * Whether a line is indented.
     *
     * @param isFirst whether it is the first one of its block container
     * @param afterForced whether a forced break stands before it
     */
    public boolean appliesTo(boolean isFirst, boolean afterForced) {
        return ((isFirst && !isContinued) || (eachLine && afterForced)) != hanging;
    }
}
