package browsy.html.form;

/**
 * A violated constraint of a form control.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate">HTML,
 *     4.10.20.3</a>
 */
public enum Validity {
    /** A required value, check or choice is missing. */
    VALUE_MISSING,
    /** The user's input cannot be converted to the type of the field. */
    BAD_INPUT,
    /** The value is no valid e-mail address or absolute URL. */
    TYPE_MISMATCH,
    PATTERN_MISMATCH,
    TOO_SHORT,
    TOO_LONG,
    /** The value is below the minimum, or in the gap of a periodic range. */
    RANGE_UNDERFLOW,
    RANGE_OVERFLOW,
    STEP_MISMATCH
}
