package browsy.html.form;

import org.jspecify.annotations.Nullable;

/**
 * The {@code pattern} attribute. The time that a match takes grows with the length of the pattern
 * times that of the value, and is bounded; what goes beyond is taken to match, as is what is no
 * pattern, or refers to groups.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute">HTML,
 *     4.10.5.3.6</a>
 */
final class PatternConstraint {

    private static final int MAX_LENGTH = 500;
    private static final int MAX_STEPS = 5_000;

    /** Steps that are tried, each place of the value counted. */
    private static final int MAX_WORK = 200_000;

    private PatternConstraint() {}

    /** Whether all of a value matches; true for what is no pattern. */
    static boolean matches(String pattern, String value) {
        if (pattern.length() > MAX_LENGTH || value.length() > MAX_LENGTH) {
            return true;
        }
        @Nullable PatternNode node = PatternParser.parse(pattern);
        PatternProgram program = node == null ? null : PatternProgram.of(node, MAX_STEPS);
        return program == null || program.matches(value, MAX_WORK);
    }
}
