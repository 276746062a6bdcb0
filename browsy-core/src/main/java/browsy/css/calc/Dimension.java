package browsy.css.calc;

/** The base types of numeric values. */
public enum Dimension {
    LENGTH,
    ANGLE,
    TIME,
    FREQUENCY,
    RESOLUTION,
    FLEX,
    PERCENT
}
