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

    /** How often anything may have to be repeated that may be empty, all factors multiplied. */
    private static final int MAX_EMPTY_REPEATS = 1_000;

    private PatternConstraint() {}

    /** Whether all of a value matches; true for what is no pattern. */
    static boolean matches(String pattern, String value) {
        if (pattern.length() > MAX_LENGTH || value.length() > MAX_LENGTH) {
            return true;
        }
        Pattern compiled = compile(pattern);
        long repeats = emptyRepeats(pattern);
        if (compiled == null || repeats > MAX_EMPTY_REPEATS) {
            return true;
        }
        // Between two looks at a character all of these repeats may be gone through.
        int[] workLeft = {(int) (MAX_WORK / repeats)};
        try {
            return compiled.matcher(new Bounded(value, 0, value.length(), workLeft)).matches();
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

    /**
     * How often a match may go through something without looking at a character: the matcher does
     * repeat an empty group as often as {@code {n}} says. What stands behind one another is
     * multiplied too, for nothing here knows what is inside what.
     */
    private static long emptyRepeats(String pattern) {
        long repeats = 1;
        boolean maybeEmpty = false;
        boolean inClass = false;
        for (int i = 0; i < pattern.length() && repeats <= MAX_EMPTY_REPEATS; i++) {
            char c = pattern.charAt(i);
            if (c == '\\') {
                i++;
                maybeEmpty = i < pattern.length() && "bBAGzZQE".indexOf(pattern.charAt(i)) >= 0;
            } else if (c == '[' || inClass) {
                inClass = c != ']';
                maybeEmpty = false;
            } else if (c == '{' && maybeEmpty) {
                repeats *= Math.max(1, least(pattern, i + 1));
            } else {
                maybeEmpty = c == ')' || c == '^' || c == '$';
            }
        }
        return repeats;
    }

    /** The first number of a quantifier. */
    private static long least(String pattern, int from) {
        long number = 0;
        int at = from;
        while (at < pattern.length() && number <= MAX_EMPTY_REPEATS) {
            char c = pattern.charAt(at++);
            if (c < '0' || c > '9') {
                break;
            }
            number = number * 10 + (c - '0');
        }
        return number;
    }

    /** Thrown out of a match that takes too long. */
    private static final class WorkExceeded extends RuntimeException {
        private static final long serialVersionUID = 1;

        WorkExceeded() {
            super("pattern takes too long", null, false, false);
        }
    }

    /** Counts how often the matcher may still look at a character. */
    private record Bounded(String text, int start, int end, int[] workLeft)
            implements CharSequence {

        @Override
        public int length() {
            return end - start;
        }

        @Override
        public char charAt(int index) {
            if (--workLeft[0] < 0) {
                throw new WorkExceeded();
            }
            return text.charAt(start + index);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Bounded(text, start + from, start + to, workLeft);
        }

        @Override
        public String toString() {
            return text.substring(start, end);
        }
    }
}
