package browsy.infra;

import org.jspecify.annotations.Nullable;

/** Builds a text from parts. A single part is not copied. */
public final class JoinedText {

    private final StringBuilder joined = new StringBuilder();

    /**
     * The only part so far, in which case {@link #joined} is empty; null if there are none or
     * several.
     */
    private @Nullable String only;

    /**
     * Returns the end of the longest stretch of text in which only single spaces separate words:
     * the index of the first control character, run of spaces, or trailing space.
     *
     * @param start the index of a character that is no space
     */
    public static int stretchEnd(String text, int start) {
        int last = text.length() - 1;
        for (int i = start; i <= last; i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c == ' ' && (i == last || text.charAt(i + 1) <= ' '))) {
                return i;
            }
        }
        return text.length();
    }

    /** Appends a part of a text. */
    public void add(String text, int start, int end) {
        String stretch = text.substring(start, end);
        if (isEmpty()) {
            only = stretch;
        } else {
            join().append(stretch);
        }
    }

    /** Appends a space. */
    public void addSpace() {
        join().append(' ');
    }

    private StringBuilder join() {
        if (only != null) {
            joined.append(only);
            only = null;
        }
        return joined;
    }

    /** The number of characters. */
    public int length() {
        return only == null ? joined.length() : only.length();
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    /** Returns the text and clears it. */
    public String take() {
        String text = only == null ? joined.toString() : only;
        only = null;
        joined.setLength(0);
        return text;
    }
}
