package browsy.fetch.encoding;

import java.nio.CharBuffer;
import java.nio.charset.CoderResult;

/** Reads code points for encoders. */
final class Surrogates {
    private Surrogates() {}

    /**
     * Returns the code point at the position of a buffer; negative if its surrogates are no pair.
     */
    static int codePoint(CharBuffer in) {
        int at = in.position();
        char c = in.get(at);
        if (!Character.isSurrogate(c)) {
            return c;
        }
        boolean pair =
                Character.isHighSurrogate(c)
                        && at + 1 < in.limit()
                        && Character.isLowSurrogate(in.get(at + 1));
        return pair ? Character.toCodePoint(c, in.get(at + 1)) : -1;
    }

    /** Returns the result for surrogates that are no pair, the second of which may follow. */
    static CoderResult failure(CharBuffer in) {
        boolean open = in.remaining() == 1 && Character.isHighSurrogate(in.get(in.position()));
        return open ? CoderResult.UNDERFLOW : CoderResult.malformedForLength(1);
    }
}
