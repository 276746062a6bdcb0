package browsy.fetch.encoding;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * The index jis0208, by the bytes of Shift_JIS.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#index-jis0208">Encoding: index jis0208</a>
 */
final class Jis0208 {
    static final char FULLWIDTH_HYPHEN = '\uFF0D';
    static final char MINUS = '\u2212';
    static final char YEN = '\u00A5';
    static final char OVERLINE = '\u203E';

    /** The first of the 63 halfwidth characters. */
    static final char HALFWIDTH = '\uFF61';

    static final char LAST_HALFWIDTH = '\uFF9F';

    /** The number of cells of a row of the character set. */
    static final int ROW = 94;

    private static final int SIZE = 120 * ROW;

    /** The pointers of Shift_JIS for private characters, which the index lacks. */
    private static final int FIRST_PRIVATE = 8836;

    private static final int LAST_PRIVATE = 10715;

    private Jis0208() {}

    static int[] index() {
        int[] index = Indexes.derived(Charset.forName("windows-31j"), SIZE, Jis0208::pair);
        Arrays.fill(index, FIRST_PRIVATE, LAST_PRIVATE + 1, Indexes.NONE);
        return index;
    }

    private static byte[] pair(int pointer) {
        long bytes = shiftJis(pointer);
        return new byte[] {(byte) (bytes >> 8), (byte) bytes};
    }

    /** The bytes of Shift_JIS for a pointer. */
    static long shiftJis(int pointer) {
        int lead = pointer / 188;
        int trail = pointer % 188;
        return Codec.bytes(
                lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41));
    }

    /** The private code point of a pointer of Shift_JIS; {@link Indexes#NONE} if it has none. */
    static int privateUse(int pointer) {
        return Codec.in(pointer, FIRST_PRIVATE, LAST_PRIVATE)
                ? 0xE000 + pointer - FIRST_PRIVATE
                : Indexes.NONE;
    }
}
