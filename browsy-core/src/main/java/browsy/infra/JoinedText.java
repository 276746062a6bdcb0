package browsy.infra;

import org.jspecify.annotations.Nullable;

/** Joins stretches of text. A single stretch is never copied. */
public final class JoinedText {

    private final StringBuilder joined = new StringBuilder();

    /** The only stretch so far; {@link #joined} is then empty. */
    private @Nullable String only;

    /**
     * The end of the words from an index on that single spaces separate: the index of the first
     * control character, run of spaces, or space at the end of the text.
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

    /** Adds a part of a text. */
    public void add(String text, int start, int end) {
        String stretch = text.substring(start, end);
        if (isEmpty()) {
            only = stretch;
        } else {
            join().append(stretch);
        }
    }

    /** Adds a space. */
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

    /** Returns the text and starts a new one. */
    public String take() {
        String text = only == null ? joined.toString() : only;
        only = null;
        joined.setLength(0);
        return text;
    }
}
