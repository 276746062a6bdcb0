package browsy.fetch.encoding;

import java.nio.ByteBuffer;

/** The decoder and encoder of a legacy encoding without a state. Immutable. */
interface Codec {
    /** The result of {@link #decode} if the character has further bytes. */
    int INCOMPLETE = 0;

    /** The number of bits of a code point in a result. */
    int LENGTH_SHIFT = 24;

    /** The code point of a result for bytes that are in error. */
    int ERROR = (1 << LENGTH_SHIFT) - 1;

    /** The result of {@link #encode} for a code point that the encoding lacks. */
    long UNMAPPABLE = -1;

    /**
     * Decodes one character.
     *
     * @param in the bytes, whose position is not changed
     * @param at the index of the first byte of the character
     * @return {@link #INCOMPLETE}, or a result of {@link #decoded}
     */
    int decode(ByteBuffer in, int at);

    /** Returns the one to four bytes of a code point as a number, or {@link #UNMAPPABLE}. */
    long encode(int codePoint);

    /** Returns the result for a code point of a number of bytes. */
    static int decoded(int codePoint, int length) {
        return length << LENGTH_SHIFT | codePoint;
    }

    /** Returns the result for bytes in error. */
    static int error(int length) {
        return decoded(ERROR, length);
    }

    /**
     * Returns the result for two bytes. If there is no code point, and the second byte is ASCII, it
     * does not belong to the error.
     */
    static int pair(int codePoint, int trail) {
        return codePoint != Indexes.NONE ? decoded(codePoint, 2) : error(trail < 0x80 ? 1 : 2);
    }

    /** Returns a number of two bytes. */
    static long bytes(int lead, int trail) {
        return (long) lead << 8 | trail;
    }

    /** The unsigned byte at an index. */
    static int unsigned(ByteBuffer in, int at) {
        return in.get(at) & 0xFF;
    }

    /** Tests whether a number is in a range, including its ends. */
    static boolean in(int number, int first, int last) {
        return number >= first && number <= last;
    }
}
