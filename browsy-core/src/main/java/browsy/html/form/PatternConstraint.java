package browsy.html.form;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The {@code pattern} attribute. Patterns of hostile pages may take forever or nest without end, so
 * that length and work are bounded; what goes beyond is taken to match.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute">HTML,
 *     4.10.5.3.6</a>
 */
final class PatternConstraint {

    private static final int MAX_LENGTH = 256;

    /** Characters looked at. */
    private static final int MAX_WORK = 100_000;

    private PatternConstraint() {}

    /** Whether all of a value matches; true for what is no pattern. */
    static boolean matches(String pattern, String value) {
        if (pattern.length() > MAX_LENGTH || value.length() > MAX_LENGTH) {
            return true;
        }
        Pattern compiled = compile(pattern);
        if (compiled == null) {
            return true;
        }
        try {
            return compiled.matcher(new Bounded(value, 0, value.length(), new int[1])).matches();
        } catch (WorkExceeded e) {
            return true;
        }
    }

    private static @Nullable Pattern compile(String pattern) {
        try {
            return Pattern.compile("(?:" + pattern + ")");
        } catch (PatternSyntaxException e) {
            return null;
        }
    }

    /** Thrown out of a match that takes too long. */
    private static final class WorkExceeded extends RuntimeException {
        private static final long serialVersionUID = 1;

        WorkExceeded() {
            super("pattern takes too long", null, false, false);
        }
    }

    /** Counts how often the matcher looks at a character. */
    private record Bounded(String text, int start, int end, int[] work) implements CharSequence {

        @Override
        public int length() {
            return end - start;
        }

        @Override
        public char charAt(int index) {
            if (++work[0] > MAX_WORK) {
                throw new WorkExceeded();
            }
            return text.charAt(start + index);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Bounded(text, start + from, start + to, work);
        }

        @Override
        public String toString() {
            return text.substring(start, end);
        }
    }
}
