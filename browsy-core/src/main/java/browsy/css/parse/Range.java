package browsy.css.parse;

/** The range of valid numbers. Literals out of range are invalid; calculations are clamped. */
public enum Range {
    ALL,
    NON_NEGATIVE;

    boolean allows(double value) {
        return this == ALL || value >= 0;
    }

    double clamp(double value) {
        double known = Double.isNaN(value) ? 0 : value;
        return this == ALL ? known : StrictMath.max(0, known);
    }
}
