package browsy.html.form;

import org.jspecify.annotations.Nullable;

/**
 * Matches values against the {@code pattern} attribute in bounded time, which grows with the
 * product of the lengths of pattern and value; with back references, up to the limit. A pattern or
 * value beyond the limits counts as matching, and so does an invalid pattern.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute">HTML,
 *     4.10.5.3.6</a>
 */
final class PatternConstraint {

    private static final int MAX_LENGTH = 500;
    private static final int MAX_STEPS = 5_000;

    /** The maximum number of pairs of step and text position that are tried. */
    private static final int MAX_WORK = 200_000;

    private PatternConstraint() {}

    /** Whether the whole value matches; true if the pattern is invalid. */
    static boolean matches(String pattern, String value) {
        if (pattern.length() > MAX_LENGTH || value.length() > MAX_LENGTH) {
            return true;
        }
        @Nullable PatternNode node = PatternParser.parse(pattern);
        PatternProgram program = node == null ? null : PatternProgram.of(node, MAX_STEPS);
        return program == null || program.matches(value, MAX_WORK);
    }
}
