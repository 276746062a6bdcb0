package browsy.css.value;

/** A computed {@code text-indent}. */
public record TextIndent(LengthPercentage amount, boolean hanging, boolean eachLine) {
    public static final TextIndent ZERO = new TextIndent(Length.ZERO, false, false);
}
