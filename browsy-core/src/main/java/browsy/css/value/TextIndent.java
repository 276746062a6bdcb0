package browsy.css.value;

/** A computed {@code text-indent}. */
public record TextIndent(LengthPercentage amount, boolean hanging, boolean eachLine) {
    public static final TextIndent ZERO = new TextIndent(Length.ZERO, false, false);

    /**
     * Whether a line is indented.
     *
     * @param isFirst whether it is the first one of its block container
     * @param afterForced whether a forced break stands before it
     */
    public boolean appliesTo(boolean isFirst, boolean afterForced) {
        return (isFirst || (eachLine && afterForced)) != hanging;
    }
}
