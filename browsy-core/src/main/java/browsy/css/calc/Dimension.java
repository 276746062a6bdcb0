package browsy.css.calc;

/** The base types of numeric values. */
enum Dimension {
    LENGTH,
    ANGLE,
    TIME,
    FREQUENCY,
    RESOLUTION,
    FLEX,
    PERCENT
}
