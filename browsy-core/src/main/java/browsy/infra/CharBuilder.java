package browsy.infra;

import java.util.Arrays;

/**
 * A text that is built character by character. A {@link StringBuilder} tests its encoding at each
 * character; this class compresses the characters once, when the text is complete.
 */
public final class CharBuilder {

    private static final int MIN_CAPACITY = 16;

    private char[] characters;
    private int length;

    public CharBuilder() {
        this(MIN_CAPACITY);
    }

    /**
     * Creates a buffer.
     *
     * @param capacity the expected number of characters
     */
    public CharBuilder(int capacity) {
        characters = new char[Math.max(MIN_CAPACITY, capacity)];
    }

    /** Appends a character. */
    public void append(char c) {
        if (length == characters.length) {
            characters = Arrays.copyOf(characters, length * 2);
        }
        characters[length++] = c;
    }

    /** Returns the number of characters. */
    public int length() {
        return length;
    }

    public boolean isEmpty() {
        return length == 0;
    }

    /** Returns the last character, 0 if there is none. */
    public char last() {
        return length == 0 ? 0 : characters[length - 1];
    }

    /** Removes all characters. */
    public void clear() {
        length = 0;
    }

    /** Returns the characters from a position on. */
    public String substring(int start) {
        return substring(start, length);
    }

    /** Returns the characters between two positions. */
    public String substring(int start, int end) {
        if (start < 0 || end > length) {
            throw new IndexOutOfBoundsException(start + " to " + end + " of " + length);
        }
        return new String(characters, start, end - start);
    }

    @Override
    public String toString() {
        return new String(characters, 0, length);
    }
}
