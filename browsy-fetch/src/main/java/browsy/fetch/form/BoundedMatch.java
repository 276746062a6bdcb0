package browsy.fetch.form;

import java.util.regex.Pattern;

/** Matches patterns of pages, which may be made to run for ages. */
final class BoundedMatch {
    private static final int MAX_STEPS = 1_000_000;

    private BoundedMatch() {}

    /** Whether a pattern matches all of the text; true where that takes too long to tell. */
    static boolean matches(Pattern pattern, String text) {
        try {
            return pattern.matcher(new Counted(text, new int[] {MAX_STEPS})).matches();
        } catch (OutOfSteps | StackOverflowError e) {
            return true; // the server has the last word
        }
    }

    private static final class OutOfSteps extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutOfSteps() {
            super(null, null, false, false);
        }
    }

    /** Counts how often the matcher looks. */
    private record Counted(CharSequence text, int[] left) implements CharSequence {
        @Override
        public char charAt(int index) {
            if (--left[0] < 0) {
                throw new OutOfSteps();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Counted(text.subSequence(start, end), left);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
