package browsy.html.form;

/**
 * What can be wrong with the value of a control.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate">HTML,
 *     4.10.20.3</a>
 */
public enum Validity {
    /** Nothing is given, or ticked, or chosen, where something must be. */
    VALUE_MISSING,
    /** What was typed is nothing that the type of the field knows. */
    BAD_INPUT,
    /** It is no mail address, or no absolute URL. */
    TYPE_MISMATCH,
    PATTERN_MISMATCH,
    TOO_SHORT,
    TOO_LONG,
    /** Below the least value; also between the bounds of a range that runs over its end. */
    RANGE_UNDERFLOW,
    RANGE_OVERFLOW,
    STEP_MISMATCH
}
